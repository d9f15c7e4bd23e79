import DataFormats
import Snapshots

/// Whole files by path, which snapshots and commands share.
typealias Files = Snapshots.Files
/// Reading and writing of open files.
typealias Descriptor = Snapshots.Descriptor
/// A file that could not be read or written.
typealias FileError = Snapshots.FileError
/// A JSON value.
typealias JSON = DataFormats.JSON
