// Reading a layout file takes source files and returns diagnostics, so a file that imports ViewSource has them too.
@_exported public import PlumblineSwiftRunning
