// Reading a layout file takes source files and returns diagnostics, so a file that imports this module has these types
// too.
@_exported public import PlumblineSwiftReading
