import PlumblineDrawing

/// The fonts of one SVG: for each face, the glyphs that the drawing shows, found by the characters they stand for.
///
/// Readers shape text anew, and know nothing of the ligatures and forms that were chosen here. So a cluster's glyphs become
/// the glyph of its first character, and its other characters show nothing; a character that shows differently elsewhere
/// goes into a second font of the same face.
final class EmbeddedFonts {
  private struct Slot {
    let name: SVGName
    let face: LoadedFace
    var letters = SubsetLetters()
  }

  @exclusivity(unchecked) private var slots: [Slot] = []
  @exclusivity(unchecked) private var monospaced: [String: Bool] = [:]

  /// The font that shows characters of ``text(of:)`` as a cluster's glyphs.
  func font(for text: String, showing cluster: GlyphRun.Cluster, of face: LoadedFace, fontSize: Double) -> SVGName {
    let glyph = SubsetGlyph(cluster.glyphs, unitsPerEm: face.unitsPerEm, fontSize: fontSize)
    return font(of: face) { $0.add(glyph, for: text) }
  }

  /// The font that shows an ASCII character as one glyph.
  func font(for character: UInt8, showing glyph: UInt32, of face: LoadedFace) -> SVGName {
    font(of: face) { $0.add(glyph, for: character) }
  }

  /// The first font of a face that takes letters, or a new one.
  @inline(__always)
  private func font(of face: LoadedFace, taking add: (inout SubsetLetters) -> Bool) -> SVGName {
    for index in slots.indices where slots[index].face === face {
      if add(&slots[index].letters) { return slots[index].name }
    }
    var slot = Slot(name: SVGName(kind: .font, number: slots.count), face: face)
    _ = add(&slot.letters)
    slots.append(slot)
    return slot.name
  }

  /// The characters that stand for a cluster in the file: its own, without those that XML cannot hold; glyphs that stand
  /// for no character get one of the private ones.
  static func text(of cluster: GlyphRun.Cluster) -> String {
    if !cluster.text.isEmpty, cluster.text.utf8.allSatisfy({ 32..<127 ~= $0 }) { return cluster.text }
    var text = String.UnicodeScalarView()
    for scalar in cluster.text.unicodeScalars where scalar.value >= 32 && scalar.value & 0xFFFE != 0xFFFE {
      text.append(scalar)
    }
    if !text.isEmpty { return String(text) }
    let number = (cluster.glyphs.first?.id ?? 0) % 6000
    return Unicode.Scalar(0xE000 + number).map { String(Character($0)) } ?? " "
  }

  /// Whether the letters of a family are all of one width, as far as its name says.
  func isMonospaced(_ family: String) -> Bool {
    if let known = monospaced[family] { return known }
    let words = family.lowercased().utf8.split(separator: UInt8(ascii: " "))
    let answer = words.contains { $0.starts(with: "mono".utf8) || $0.reversed().starts(with: "onom".utf8) }
    monospaced[family] = answer
    return answer
  }

  /// Writes the style rules that bring the fonts.
  func writeRules(to style: inout XMLBuffer) {
    guard !slots.isEmpty else { return }
    for slot in slots {
      style.append("@font-face{font-family:")
      style.append(name: slot.name)
      style.append(";src:url(data:font/woff;base64,")
      style.append(bytes: slot.face.webFont(of: slot.letters))
      style.append(")")
      let face = slot.face.face
      if face.weight != 400 { style.append(";font-weight:\(min(max(face.weight, 1), 1000))") }
      if face.isItalic || face.isSlantSynthesized { style.append(";font-style:italic") }
      style.append("}")
    }
    style.append("text{white-space:pre;font-kerning:none;font-variant-ligatures:none;font-synthesis:none}")
  }
}
