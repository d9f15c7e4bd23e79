@_exported import PlumblineSnapshots
@_exported import PlumblineViews
