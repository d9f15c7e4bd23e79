import PlumblineDrawing
import PlumblineSnapshots
import Testing

@Suite struct `Digests of fonts` {
  private func digest(_ set: (inout TextLayout) -> Void) -> String {
    var layout = TextLayout()
    set(&layout)
    let text = DisplayItem.text(layout, at: .zero, paint: .color(.black))
    return FontsDigest().digest(of: [[.group(DisplayGroup(items: [text]))]])
  }

  @Test func `icon fonts count as the fonts of the symbols drawn from them`() {
    let icons = FontFace(
      path: "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf", family: "Icons")
    let others = FontFace(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", family: "Other icons")
    let digests = [[], [icons], [others], [icons, others]].map { faces in digest { $0.symbolFaces = faces } }
    #expect(Set(digests).count == 4)
    #expect(digests[0] == "none")
    #expect(digest { $0.symbolFaces = [others, icons] } == digests[3])
  }
}
