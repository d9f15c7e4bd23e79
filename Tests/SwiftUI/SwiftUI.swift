// The name under which layout files import the compiled views, so that each can be compiled unchanged.
@_exported import PlumblineFoundationViews
@_exported import Observation
