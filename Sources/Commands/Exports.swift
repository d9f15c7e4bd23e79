import PlumblineDataFormats
import PlumblineSnapshots

/// Whole files by path, which snapshots and commands share.
typealias Files = PlumblineSnapshots.Files
/// Reading and writing of open files.
typealias Descriptor = PlumblineSnapshots.Descriptor
/// A file that could not be read or written.
typealias FileError = PlumblineSnapshots.FileError
/// A JSON value.
typealias JSON = PlumblineDataFormats.JSON
/// A JSON value with its position in a text.
typealias LocatedJSON = PlumblineDataFormats.LocatedJSON
