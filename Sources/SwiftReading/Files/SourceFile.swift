/// A file of Swift source.
public struct SourceFile: Hashable, Sendable {
  /// The file's path, as diagnostics print it.
  public var path: String
  /// The source text.
  public var text: String
  /// Whether the file only provides declarations for other files; its own previews are ignored.
  public var isIncluded: Bool
  /// The module whose declarations the file sees before those of others, or nil if the program is one module.
  public var module: String?

  /// Creates a source file.
  public init(path: String, text: String, isIncluded: Bool = false, module: String? = nil) {
    self.path = path
    self.text = text
    self.isIncluded = isIncluded
    self.module = module
  }
}
