/// Finds the files that declare types which the files at hand name and do not declare.
public protocol TypeFinder {
  /// The path of a file that declares a type, or nil if none is known.
  func file(declaring type: String) -> String?
}
