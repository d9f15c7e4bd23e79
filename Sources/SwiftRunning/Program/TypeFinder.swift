/// A type that finds the files that declare types missing from the files that are read.
public protocol TypeFinder {
  /// Returns the path of a file that declares a type, or nil if none is found.
  func file(declaring type: String) -> String?
}
