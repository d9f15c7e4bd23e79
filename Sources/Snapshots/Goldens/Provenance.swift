/// The provenance of a golden file: the tool, fonts and source that it was created with.
public struct Provenance: Hashable, Sendable {
  /// The revision of the tool's drawing code.
  public var tool: String
  /// The digest of the fonts.
  public var fonts: String
  /// The digest of the source.
  public var source: String

  /// The revision of this tool's drawing code: it is raised when equal layout files give other figures.
  public static let currentTool = "1"

  /// Creates a provenance.
  public init(tool: String = Self.currentTool, fonts: String, source: String) {
    self.tool = tool
    self.fonts = fonts
    self.source = source
  }

  /// The provenance on one line: `plumbline 1 · fonts 1f3a · source 9bc1`.
  public var line: String { "plumbline \(tool) · fonts \(fonts) · source \(source)" }

  /// Parses a provenance on one line; nil if the line is not one.
  public init?(line: some StringProtocol) {
    let parts = line.split(separator: "·").map { $0.split(separator: " ") }
    guard parts.count == 3, parts.allSatisfy({ $0.count == 2 }),
      parts.map({ String($0[0]) }) == ["plumbline", "fonts", "source"]
    else { return nil }
    self.init(tool: String(parts[0][1]), fonts: String(parts[1][1]), source: String(parts[2][1]))
  }
}
