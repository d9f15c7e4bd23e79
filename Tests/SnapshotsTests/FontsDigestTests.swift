import PlumblineDrawing
import PlumblineSnapshots
import Glibc
import Testing

@Suite struct `Digests of fonts` {
  private func digest(_ set: (inout TextLayout) -> Void) -> String {
    var layout = TextLayout()
    set(&layout)
    let text = DisplayItem.text(layout, at: .zero, paint: .color(.black))
    return FontsDigest().digest(of: [[.group(DisplayGroup(items: [text]))]])
  }

  @Test func `golden files are compared face by face`() throws {
    func provenance(_ fonts: String) -> Provenance { Provenance(fonts: fonts, source: "1") }
    func finding(_ old: String, _ new: String) throws -> SnapshotFinding? {
      let folder = "/tmp/plumbline-fonts-\(getpid())-\(old.hashValue)"
      defer { for name in ["a.layout.txt", "Actual/a.actual.layout.txt"] { unlink(folder + "/" + name) } }
      let check = SnapshotCheck(recording: .missing)
      let golden = GoldenFile(path: folder + "/a.layout.txt")
      func bytes(_ fonts: String, _ width: Int) -> [UInt8] {
        Array(LayoutGolden(provenance: provenance(fonts), layout: "Text \"a\" \(width)×20").text.utf8)
      }
      _ = try check.check(bytes(old, 8), level: .layout, golden: golden)
      return try SnapshotCheck().check(bytes(new, 9), level: .layout, golden: golden)
    }
    #expect(try finding("1 Inter=aa", "2 Inter=aa Noto=bb")?.status == .differs)
    #expect(try finding("1 Inter=aa Noto=bb", "2 Inter=cc")?.status == .otherFonts)
    #expect(
      try finding("1 Inter=aa", "2 Inter=cc")?.sentence.contains("another version of Inter (aa, here cc)") == true)
    let old = try finding("1", "2 Inter=cc")
    #expect(old?.status == .differs)
    #expect(old?.remark == "the golden file does not name its fonts one by one; here Inter")
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
