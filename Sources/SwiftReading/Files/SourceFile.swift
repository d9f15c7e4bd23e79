/// A file of Swift source.
public struct SourceFile: Hashable, Sendable {
  /// The path as it was given, which diagnostics repeat.
  public var path: String
  /// The file's text.
  public var text: String
  /// Whether the file only declares things for others: its own previews are not read.
  public var isIncluded: Bool

  /// A file of source.
  public init(path: String, text: String, isIncluded: Bool = false) {
    self.path = path
    self.text = text
    self.isIncluded = isIncluded
  }
}
