/// The files of a program's bundle, which its code may read.
///
/// No other file can be opened. Paths begin with a slash, whether or not the files' own do.
public protocol ProgramResources: AnyObject {
  /// Returns the path of a file in the bundle, or nil if there is none.
  ///
  /// `folder` is the folder within the bundle, or nil for its top.
  func path(of name: String, in folder: String?) -> String?
  /// Returns the paths of the files with an extension, sorted.
  func paths(withExtension ending: String) -> [String]
  /// Returns the contents of a file of the bundle, or nil for any other path.
  func bytes(of path: String) -> [UInt8]?
  /// The values of the bundle's property list that are texts, by key.
  var information: [String: String] { get }
}
