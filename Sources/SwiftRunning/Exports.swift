// Running a program takes source files and writes diagnostics, so a file that imports the runner has them too.
@_exported public import PlumblineSwiftReading
