// Every diagnostic has a source range, so the module of source ranges is exported with this one.
@_exported public import PlumblineSource
