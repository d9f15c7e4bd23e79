import Drawing

/// The fonts of one SVG: for each face, the glyphs that the drawing shows, found by the characters they stand for.
///
/// Readers shape text anew, and know nothing of the ligatures and forms that were chosen here. So a cluster's glyphs become
/// the glyph of its first character, and its other characters show nothing; a character that shows differently elsewhere
/// goes into a second font of the same face.
final class EmbeddedFonts {
  private struct Slot {
    let name: SVGName
    var font: SubsetFont
  }

  private var slots: [Slot] = []
  private var slotsOfFace: [FontFace: [Int]] = [:]

  /// The font that shows a cluster.
  func font(for cluster: GlyphRun.Cluster, of face: LoadedFace, fontSize: Double) -> SVGName {
    let glyph = SubsetFont.Glyph(cluster, unitsPerEm: face.unitsPerEm, fontSize: fontSize)
    let characters = text(of: cluster).unicodeScalars.map(\.value)
    for index in slotsOfFace[face.face, default: []] {
      if slots[index].font.add(glyph, for: characters, of: face) { return slots[index].name }
    }
    var slot = Slot(name: SVGName(kind: .font, number: slots.count), font: SubsetFont(face))
    _ = slot.font.add(glyph, for: characters, of: face)
    slotsOfFace[face.face, default: []].append(slots.count)
    slots.append(slot)
    return slot.name
  }

  /// The characters that stand for a cluster in the file: its own, without those that XML cannot hold; glyphs that stand
  /// for no character get one of the private ones.
  func text(of cluster: GlyphRun.Cluster) -> String {
    var text = String.UnicodeScalarView()
    for scalar in cluster.text.unicodeScalars where scalar.value >= 32 && scalar.value & 0xFFFE != 0xFFFE {
      text.append(scalar)
    }
    if !text.isEmpty { return String(text) }
    let number = (cluster.glyphs.first?.id ?? 0) % 6000
    return Unicode.Scalar(0xE000 + number).map { String(Character($0)) } ?? " "
  }

  /// Writes the style rules that bring the fonts.
  func writeRules(to style: inout XMLBuffer) {
    guard !slots.isEmpty else { return }
    for slot in slots {
      style.append("@font-face{font-family:")
      style.append(name: slot.name)
      style.append(";src:url(data:font/woff;base64,")
      style.append(bytes: Base64.encoded(WebFont.packed(slot.font.tables)))
      style.append(")")
      let face = slot.font.face
      if face.weight != 400 { style.append(";font-weight:\(min(max(face.weight, 1), 1000))") }
      if face.isItalic || face.isSlantSynthesized { style.append(";font-style:italic") }
      style.append("}")
    }
    style.append("text{white-space:pre;font-kerning:none;font-variant-ligatures:none;font-synthesis:none}")
  }
}
