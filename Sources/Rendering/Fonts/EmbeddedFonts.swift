import PlumblineDrawing

/// The fonts of one SVG, each with the glyphs of a face that the drawing shows.
///
/// Readers shape text themselves, without knowing the ligatures and forms that were chosen here. In an embedded font,
/// the first character of a cluster therefore has the cluster's glyphs, and the other characters are empty. A character
/// that has other glyphs elsewhere is added to a second font of the same face.
final class EmbeddedFonts {
  private struct Slot {
    let name: SVGName
    let face: LoadedFace
    var letters = SubsetLetters()
  }

  @exclusivity(unchecked) private var slots: [Slot] = []
  @exclusivity(unchecked) private var monospaced: [String: Bool] = [:]

  /// Returns the font in which a text shows a cluster's glyphs; the text is that of ``text(of:)``.
  func font(for text: String, showing cluster: GlyphRun.Cluster, of face: LoadedFace, fontSize: Double) -> SVGName {
    let glyph = SubsetGlyph(cluster.glyphs, unitsPerEm: face.unitsPerEm, fontSize: fontSize)
    return font(of: face) { $0.add(glyph, for: text) }
  }

  /// Returns the font in which an ASCII character shows one glyph.
  func font(for character: UInt8, showing glyph: UInt32, of face: LoadedFace) -> SVGName {
    font(of: face) { $0.add(glyph, for: character) }
  }

  /// Returns the first font of a face to which the letters can be added, or a new font.
  @inline(__always)
  private func font(of face: LoadedFace, taking add: (inout SubsetLetters) -> Bool) -> SVGName {
    for index in slots.indices where slots[index].face === face {
      if add(&slots[index].letters) { return slots[index].name }
    }
    var slot = Slot(name: SVGName(kind: .font, index: slots.count), face: face)
    _ = add(&slot.letters)
    slots.append(slot)
    return slot.name
  }

  /// Returns the characters of a cluster that XML allows; a cluster without any gets a private-use character.
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

  /// Returns whether the name of a family is that of a monospaced one.
  func isMonospaced(_ family: String) -> Bool {
    if let known = monospaced[family] { return known }
    let words = family.lowercased().utf8.split(separator: UInt8(ascii: " "))
    let answer = words.contains { $0.starts(with: "mono".utf8) || $0.reversed().starts(with: "onom".utf8) }
    monospaced[family] = answer
    return answer
  }

  /// Writes the style rules with the embedded fonts.
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
