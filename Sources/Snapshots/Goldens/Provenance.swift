/// The provenance of a golden file: the tool, fonts and source that it was created with.
public struct Provenance: Hashable, Sendable {
  /// The revision of the tool's drawing code.
  public var tool: String
  /// The fonts: the digest of all, followed in golden files by `NAME=DIGEST` for each face.
  public var fonts: String
  /// The digest of the source.
  public var source: String

  /// The revision of this tool's drawing code: it is increased when the same layout files result in other figures.
  public static let currentTool = "1"

  /// Creates a provenance.
  public init(tool: String = Self.currentTool, fonts: String, source: String) {
    self.tool = tool
    self.fonts = fonts
    self.source = source
  }

  /// The provenance on one line: `plumbline 1 · fonts 1f3a Inter-Regular=77b0 · source 9bc1`.
  public var line: String { "plumbline \(tool) · fonts \(fonts) · source \(source)" }

  /// Parses a provenance on one line; nil if the line is not one.
  public init?(line: some StringProtocol) {
    let parts = line.split(separator: "·").map { $0.split(separator: " ") }
    guard parts.count == 3, parts.allSatisfy({ $0.count >= 2 }), parts[0].count == 2, parts[2].count == 2,
      parts.map({ String($0[0]) }) == ["plumbline", "fonts", "source"]
    else { return nil }
    self.init(
      tool: String(parts[0][1]), fonts: parts[1].dropFirst().joined(separator: " "), source: String(parts[2][1]))
  }

  /// The digests of the faces by their names; empty in files that only have the digest of all.
  var faces: [String: String] {
    var faces: [String: String] = [:]
    for word in fonts.split(separator: " ") {
      let parts = word.split(separator: "=")
      if parts.count == 2 { faces[String(parts[0])] = String(parts[1]) }
    }
    return faces
  }

  /// Returns the names of the faces that both provenances list with different digests, sorted.
  ///
  /// A face that only one of them lists is a change of the figure and not of the machine's fonts.
  func otherFaces(than provenance: Provenance) -> [String] {
    let others = provenance.faces
    return faces.filter { name, digest in others[name].map { $0 != digest } ?? false }.keys.sorted()
  }
}
