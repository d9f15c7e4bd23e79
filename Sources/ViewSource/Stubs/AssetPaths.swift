import PlumblineSource

/// The paths in a source text that begin with a type whose name is one of those generated for assets:
/// `Asset.Colors.brand`.
struct AssetPaths: Sequence, IteratorProtocol {
  /// A path from a type to a constant.
  struct Path: Hashable {
    /// The names, of which the last one begins with a small letter.
    var names: [String]
    /// Whether the code reads an image from the constant.
    var isImage = false
    /// Whether the code reads a colour from the constant.
    var isColor = false
  }

  private var rest: Substring.UTF8View
  private var previous: UInt8 = 0

  /// Creates the paths in a text.
  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func next() -> Path? {
    while let byte = rest.first {
      let isStart = (65...90).contains(byte) && !Self.isPart(previous) && previous != UInt8(ascii: ".")
      guard Self.isPart(byte) else {
        (previous, rest) = (byte, rest.dropFirst())
        continue
      }
      let name = takeName()
      previous = UInt8(ascii: "a")
      guard isStart, name.hasSuffix("Asset") || name.hasSuffix("Assets"), let path = takePath(from: name) else {
        continue
      }
      return path
    }
    return nil
  }

  /// Takes the names after a type's name, or returns nil if no constant follows.
  private mutating func takePath(from root: Substring) -> Path? {
    var path = Path(names: [String(root)])
    while rest.first == UInt8(ascii: "."), let first = rest.dropFirst().first, Self.isPart(first) {
      rest = rest.dropFirst()
      let name = String(takeName())
      path.names.append(name)
      guard !(65...90).contains(first) else { continue }
      guard rest.first == UInt8(ascii: ".") else { return path }
      let use = Substring(rest.dropFirst().prefix(while: Self.isPart))
      path.isImage = use == "image" || use == "swiftUIImage"
      path.isColor = use == "color" || use == "swiftUIColor"
      return path
    }
    return nil
  }

  private mutating func takeName() -> Substring {
    let name = rest.prefix(while: Self.isPart)
    rest = rest[name.endIndex...]
    return Substring(name)
  }

  /// Returns whether a byte is part of a name.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 95, 128...: true
    default: false
    }
  }
}
