import PlumblineDrawing

/// Symbols within other symbols, such as a lock in a cloud, and letters on the buttons of game controllers.
extension SymbolLibrary {
  /// Returns the shape of a symbol in another symbol: `key.icloud`, `arrow.up.heart`, `questionmark.folder`.
  ///
  /// The outlined symbol contains the inner one, and the filled one has it cut out.
  func inSymbol(_ plain: String, _ ending: String) -> SymbolShape? {
    for box in Self.enclosing {
      guard let base = plain.removingSuffix("." + box.name), let sign = shape(named: base + ".fill"),
        let around = shape(named: (box.symbol ?? box.name) + ending)
      else { continue }
      let bounds = around.bounds
      let inner = sign.fitted(width: box.size * bounds.width, height: box.size * bounds.height).heavier
        .scaled(1, x: bounds.midX + box.x * bounds.width, y: bounds.midY + box.y * bounds.height)
      guard !ending.isEmpty else { return around.with(inner) }
      return SymbolShape(path: around.path.subtracting(inner.path))
    }
    return nil
  }

  /// A symbol that encloses signs.
  private struct Enclosing {
    /// The ending of the names.
    var name: String
    /// The outer symbol, if its name is not the ending.
    var symbol: String?
    /// The inner symbol's maximum size, and the distances of its middle from that of the outer symbol, as fractions of
    /// the outer symbol's size.
    var size: Double
    var x = 0.0, y = 0.0
  }

  private static let enclosing = [
    Enclosing(name: "icloud", size: 0.46, y: 0.1), Enclosing(name: "cloud", size: 0.46, y: 0.1),
    Enclosing(name: "heart", size: 0.42, y: -0.06), Enclosing(name: "message", size: 0.44, y: -0.04),
    Enclosing(name: "video", size: 0.4, x: -0.14), Enclosing(name: "folder", size: 0.42, y: 0.1),
    Enclosing(name: "house", symbol: "_house", size: 0.4, y: 0.14),
    Enclosing(name: "bubble.left", size: 0.42, y: -0.06),
    Enclosing(name: "bubble.right", size: 0.42, y: -0.06),
    Enclosing(name: "bubble", symbol: "bubble.left", size: 0.42, y: -0.06), Enclosing(name: "doc", size: 0.4, y: 0.08),
    Enclosing(name: "rectangle.portrait", size: 0.46),
    Enclosing(name: "square.stack", size: 0.4, y: 0.14), Enclosing(name: "rectangle.stack", size: 0.4, y: 0.16),
  ]

  /// Returns the shape of up to three letters in a box: `l1.rectangle.roundedbottom`.
  func lettered(_ plain: String, isFilled: Bool) -> SymbolShape? {
    for (suffix, box) in Self.letterBoxes {
      if plain == String(suffix.dropFirst()) {
        let shape = SymbolShape(path: box)
        return isFilled ? shape : shape.hollow
      }
      guard let base = plain.removingSuffix(suffix), base.count <= 3, base.allSatisfy(\.isASCII),
        !base.contains("."), let letters = lettering(base.uppercased())
      else { continue }
      return letters.fitted(width: 0.56, height: 0.34).within(box, isFilled: isFilled)
    }
    return nil
  }

  private static let letterBoxes: [(suffix: String, path: Path)] = [
    (".rectangle.roundedbottom", key(roundedBelow: true)), (".rectangle.roundedtop", key(roundedBelow: false)),
    (".button.roundedbottom.horizontal", key(roundedBelow: true)),
    (".button.roundedtop.horizontal", key(roundedBelow: false)),
  ]

  /// Returns a wide box that is rounded more at one of its long sides.
  private static func key(roundedBelow: Bool) -> Path {
    let (width, height, small, large) = (0.5, 0.3, 0.12, 0.3)
    let flip = roundedBelow ? 1.0 : -1.0
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y * flip) }
    var path = Path()
    path.move(to: point(-width + small, -height))
    path.addLine(to: point(width - small, -height))
    path.addQuadCurve(to: point(width, -height + small), control: point(width, -height))
    path.addLine(to: point(width, height - large))
    path.addQuadCurve(to: point(width - large, height), control: point(width, height))
    path.addLine(to: point(-width + large, height))
    path.addQuadCurve(to: point(-width, height - large), control: point(-width, height))
    path.addLine(to: point(-width, -height + small))
    path.addQuadCurve(to: point(-width + small, -height), control: point(-width, -height))
    path.closeSubpath()
    return path
  }
}
