import CPlumblineHarfBuzz
import PlumblineDrawing

/// Draws symbols: from the icon fonts by the table, and their variants by rule.
struct SymbolLibrary {
  private let library: FontLibrary
  private let context: ShapingContext

  init(context: ShapingContext) {
    library = context.shaper.library
    self.context = context
  }

  /// The shape of a symbol, or nil where neither table nor rule knows it.
  func shape(named name: String) -> SymbolShape? {
    let table = SymbolTable.shared
    if let entry = table.entries[name] { return drawing(entry.outline) ?? drawing(entry.fill) }
    if let base = name.removingSuffix(".fill"), let entry = table.entries[base] {
      return drawing(entry.fill) ?? drawing(entry.outline)
    }
    return composed(name)
  }

  /// The shape of a variant that the table does not list.
  private func composed(_ name: String) -> SymbolShape? {
    let isFilled = name.hasSuffix(".fill")
    let plain = name.removingSuffix(".fill") ?? name
    for (suffix, box) in [
      (".circle", SymbolShape.circle), (".square", SymbolShape.square), (".rectangle", SymbolShape.rectangle),
    ] {
      if let base = plain.removingSuffix(suffix), let inner = shape(named: base + ".fill") ?? text(base) {
        return inner.fitted(width: 0.46, height: 0.46).enclosed(in: box, isFilled: isFilled)
      }
    }
    if let base = plain.removingSuffix(".slash") { return shape(named: base + (isFilled ? ".fill" : ""))?.slashed }
    if let range = plain.firstRange(of: ".badge") {
      let badge = String(plain[range.upperBound...].dropFirst())
      let base = shape(named: plain[..<range.lowerBound] + (isFilled ? ".fill" : ""))
      return base?.badged(shape(named: badge) ?? shape(named: "circle.fill") ?? SymbolShape(path: Path()))
    }
    if isFilled { return shape(named: plain) }
    for suffix in [".inverse", ".rtl", ".variable", ".dashed", ".portrait"] {
      if let base = plain.removingSuffix(suffix) { return shape(named: base) }
    }
    return nil
  }

  /// A drawing of an icon font, as the table names it.
  private func drawing(_ name: String) -> SymbolShape? {
    if let solid = name.removingPrefix("hollow:") { return drawing(solid)?.hollow }
    if let inner = name.removingPrefix("ring:") {
      return drawing(inner)?.fitted(width: 0.5, height: 0.5).enclosed(in: SymbolShape.circle, isFilled: false)
    }
    if let mark = name.removingPrefix("behind:") {
      return shape(named: mark).flatMap { drawing("cloud")?.covering($0) }
    }
    if let mark = name.removingPrefix("below:") { return shape(named: mark).flatMap { drawing("cloud")?.over($0) } }
    if let letters = name.removingPrefix("text:") { return lettering(letters) }
    if let own = name.removingPrefix("drawn:") { return SymbolShape.drawn(own) }
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

  /// One or two letters or digits, as they stand in a box.
  private func text(_ name: String) -> SymbolShape? {
    let characters = name.uppercased()
    guard (1...2).contains(characters.count), characters.utf8.allSatisfy({ (0x30...0x5A).contains($0) }) else {
      return nil
    }
    guard name.count == 1 || name.allSatisfy(\.isNumber) else { return nil }
    return lettering(characters)
  }

  /// A line of text as outlines, with its middle at (0, 0).
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

  /// A rounded box with a name in it, one line for each part, for a symbol that is not known.
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
    context.style(ShapingKey(face: .face(face), language: "en"))
  }

  /// The first icon font.
  static let materialDesign = FontFace(
    path: "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf",
    family: "Material Design Icons")
  /// The second icon font.
  static let materialIcons = FontFace(
    path: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
    family: "Material Icons")
  /// All faces that symbols are drawn from.
  static let faces = [materialDesign, materialIcons, letters]
  private static let letters = FontFace(
    path: "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf", family: "Inter", weight: 600)
}

extension String {
  /// The string without an ending, or nil where it does not end so.
  func removingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }

  /// The string without a beginning, or nil where it does not begin so.
  func removingPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension String {
  /// Where another string first occurs.
  func firstRange(of other: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
