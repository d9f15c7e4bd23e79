// Diagnostics are located by source ranges, so a file that imports the reader has them too.
@_exported public import PlumblineSource
