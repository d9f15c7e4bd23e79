import CPlumblineHarfBuzz
import PlumblineDrawing

/// Draws symbols by the table of names, with the icon fonts' glyphs, and composes variants that the table lacks.
struct SymbolLibrary {
  private let library: FontLibrary
  private let context: ShapingContext
  /// The names that were drawn as other symbols since the library was created.
  let standIns = StandIns()

  init(context: ShapingContext) {
    library = context.shaper.library
    self.context = context
  }

  /// A list of symbols that have the drawing of another one.
  final class StandIns {
    /// The name of each symbol, and the drawing in its place.
    var list: [(name: String, drawing: String)] = []
  }

  /// Returns the shape of a symbol; nil if the name is neither in the table nor a known variant.
  func shape(named name: String) -> SymbolShape? {
    let table = SymbolTable.shared
    if let entry = table.entries[name] {
      return drawing(entry.outline, of: name) ?? drawing(entry.fill, of: name)
    }
    if let base = name.removingSuffix(".fill"), let entry = table.entries[base] {
      return drawing(entry.fill, of: name) ?? drawing(entry.outline, of: name)
    }
    return composed(name)
  }

  /// Returns the shape of a variant, composed of its base symbol's.
  private func composed(_ name: String) -> SymbolShape? {
    let isFilled = name.hasSuffix(".fill")
    let plain = name.removingSuffix(".fill") ?? name
    if let pattern = patterned(plain, isFilled: isFilled) { return pattern }
    for (suffix, box) in [
      (".circle", SymbolShape.circle), (".square", SymbolShape.square), (".rectangle", SymbolShape.rectangle),
    ] {
      guard let base = plain.removingSuffix(suffix) else { continue }
      if let inner = shape(named: base + ".fill") {
        return inner.fitted(width: 0.46, height: 0.46).enclosed(in: box, isFilled: isFilled)
      }
      if let letters = text(base)?.fitted(width: 0.46, height: Self.letterHeight) {
        return (isFilled ? letters.lighter : letters).enclosed(in: box, isFilled: isFilled)
      }
    }
    if let base = plain.removingSuffix(".slash") { return shape(named: base + (isFilled ? ".fill" : ""))?.slashed }
    if let range = plain.firstRange(of: ".badge") {
      let badge = String(plain[range.upperBound...].dropFirst())
      let base = shape(named: plain[..<range.lowerBound] + (isFilled ? ".fill" : ""))
      return badge.isEmpty ? base?.dotted : base?.badged(badgeSign(badge))
    }
    if isFilled { return assembled(name) ?? shape(named: plain) }
    if let dashed = SymbolShape.dashed(plain) { return dashed }
    for suffix in [".rtl", ".variable"] {
      if let base = plain.removingSuffix(suffix) { return shape(named: base) }
    }
    return assembled(name)
  }

  /// Returns the symbol of a badge: a symbol, a person's head for `person.crop`, or a letter.
  private func badgeSign(_ name: String) -> SymbolShape? {
    switch name {
    case "person.crop": shape(named: "person.fill")
    case "record": SymbolShape(path: SymbolShape.circle).hollow
    default: shape(named: name) ?? text(name)
    }
  }

  /// Returns the shape of a symbol's drawing, and records whether it is that of another symbol.
  private func drawing(_ name: String, of symbol: String) -> SymbolShape? {
    guard let other = name.removingPrefix("~") else { return drawing(name) }
    standIns.list.append((symbol, other))
    return drawing(other)
  }

  /// Returns the shape of a table entry's drawing: a glyph of an icon font, or a composition named by its prefix.
  private func drawing(_ name: String) -> SymbolShape? {
    if let solid = name.removingPrefix("hollow:") { return drawing(solid)?.hollow }
    if let inner = name.removingPrefix("ring:") {
      return drawing(inner)?.fitted(width: 0.5, height: 0.5).enclosed(in: SymbolShape.circle, isFilled: false)
    }
    if let mark = name.removingPrefix("behind:") {
      return shape(named: mark).flatMap { drawing("cloud")?.covering($0) }
    }
    if let mark = name.removingPrefix("below:") { return shape(named: mark).flatMap { drawing("cloud")?.over($0) } }
    if let marks = name.removingPrefix("sky:")?.split(separator: ",").map(String.init), marks.count == 2 {
      guard let back = shape(named: marks[0]), let front = shape(named: marks[1]) else { return nil }
      return drawing("cloud")?.covering(back).over(front)
    }
    if let parts = name.removingPrefix("inside:")?.split(separator: ",").map(String.init), parts.count == 2 {
      guard let sheet = shape(named: parts[0]), let mark = shape(named: parts[1]) else { return nil }
      return sheet.with(mark.fitted(width: 0.34, height: 0.3).scaled(1, x: 0, y: 0.12))
    }
    if let pointing = name.removingPrefix("turned:") {
      return drawing(pointing).map { SymbolShape(path: $0.path.mapPoints { Point(x: $0.y, y: -$0.x) }) }
    }
    if let parts = name.removingPrefix("corner:")?.split(separator: ",").map(String.init), parts.count == 2 {
      guard let back = shape(named: parts[0]), let front = shape(named: parts[1]) else { return nil }
      return front.overCorner(of: back)
    }
    if let letters = name.removingPrefix("text:") { return lettering(letters)?.scaled(0.84) }
    if let own = name.removingPrefix("drawn:") { return SymbolShape.drawn(own) }
    if let sketch = name.removingPrefix("sketch:") { return SymbolSketch(sketch).shape { shape(named: $0) } }
    if let ligature = name.removingPrefix("mi:") {
      guard let style = style(Self.materialIcons) else { return nil }
      var glyphs: ContiguousArray<ShapedGlyph> = []
      _ = Array(ligature.utf8).withUnsafeBufferPointer { context.shape($0, style: style, into: &glyphs) }
      guard glyphs.count == 1, let glyph = glyphs.first?.id, glyph != 0 else { return nil }
      return centred(style.typeface.outline(of: glyph), middle: 0.5)
    }
    guard let typeface = library.typeface(Self.materialDesign), let glyph = typeface.glyph(named: name) else {
      return nil
    }
    return centred(typeface.outline(of: glyph), middle: 0.375)
  }

  /// Returns the shape of one letter or of up to two digits; nil for other names.
  private func text(_ name: String) -> SymbolShape? {
    let characters = name.uppercased()
    guard (1...2).contains(characters.count), characters.utf8.allSatisfy({ (0x30...0x5A).contains($0) }) else {
      return nil
    }
    guard name.count == 1 || name.allSatisfy(\.isNumber) else { return nil }
    return lettering(characters)
  }

  /// Returns a line of text as an outline, horizontally centred at 0; nil if it has no outline.
  func lettering(_ string: String) -> SymbolShape? {
    guard let style = style(Self.letters) else { return nil }
    var glyphs: ContiguousArray<ShapedGlyph> = []
    _ = Array(string.utf8).withUnsafeBufferPointer { context.shape($0, style: style, into: &glyphs) }
    var path = Path()
    var x = 0.0
    for glyph in glyphs {
      path.addPath(style.typeface.outline(of: glyph.id).offsetBy(dx: x, dy: 0))
      x += Double(glyph.advance) / style.typeface.unitsPerEm
    }
    return path.isEmpty ? nil : SymbolShape(path: path.offsetBy(dx: -x / 2, dy: 0.36))
  }

  /// Returns a rounded box with the parts of a name on lines, for an unknown symbol.
  func placeholder(_ name: String) -> SymbolShape {
    let parts = name.split(separator: ".").prefix(4).map(String.init)
    var label = Path()
    let step = 0.64 / Double(max(parts.count, 1))
    for (index, part) in parts.enumerated() {
      guard let line = lettering(part)?.fitted(width: 0.6, height: min(step * 0.7, 0.3)) else { continue }
      label.addPath(line.path.offsetBy(dx: 0, dy: (Double(index) - Double(parts.count - 1) / 2) * step))
    }
    return SymbolShape(path: label).enclosed(in: SymbolShape.square, isFilled: false)
  }

  private func centred(_ path: Path, middle: Double) -> SymbolShape {
    SymbolShape(path: path.offsetBy(dx: -0.5, dy: middle))
  }

  private func style(_ face: FontFace) -> ShapingStyle? {
    context.style(ShapingKey(face, language: "en"))
  }

  /// The icon font of most entries.
  static let materialDesign = FontFace(
    path: "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf",
    family: "Material Design Icons")
  /// The icon font of the entries with the prefix `mi:`.
  static let materialIcons = FontFace(
    path: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
    family: "Material Icons")
  /// All faces that symbols are drawn with.
  static let faces = [materialDesign, materialIcons, letters]
  private static let letters = FontFace(
    path: "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf", family: "Inter", weight: 600)
  /// The height of a letter in a box, in em of the icon fonts: 0.49 of the circle's, as measured on iOS 14.
  private static let letterHeight = 0.41
}

extension String {
  /// Returns the string without a suffix; nil if it does not have the suffix or nothing else.
  func removingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }

  /// Returns the string without a prefix; nil if it does not have the prefix.
  func removingPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension String {
  /// Returns the range of the first occurrence of another string.
  func firstRange(of other: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
