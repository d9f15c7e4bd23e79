import Foundation
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `The same text everywhere` {
  static let strings = [
    "The quick brown fox jumps over the lazy dog", "A (B) 3 x 9 max text", "مرحبا بالعالم", "日本語の文章", "สวัสดีชาวโลก",
    "Größe naïve façade", "👩‍👩‍👧 flag 🇩🇪", "Label 12", "Size: 10", "well-known (example)",
  ]

  private static func layouts(_ typesetter: FontTypesetter) -> [TextLayout] {
    strings.flatMap { string in
      [13.0, 17, 28].flatMap { size in
        [400, 600].map { typesetter.typeset(string, size: size, weight: $0).layout(within: 120) }
      }
    }
  }

  @Test func `every thread gets the same layouts from one typesetter`() async {
    let expected = Self.layouts(FontTypesetter(metrics: .own))
    let shared = FontTypesetter(metrics: .own)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 { group.addTask { Self.layouts(shared) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `the order of texts does not matter`() {
    let typesetter = FontTypesetter(metrics: .own)
    let backward = Self.strings.reversed().map { typesetter.typeset($0, size: 17).layout(within: 120) }
    let other = FontTypesetter(metrics: .own)
    let forward = Self.strings.map { other.typeset($0, size: 17).layout(within: 120) }
    #expect(backward.reversed() == forward)
  }

  @Test func `a user's Fontconfig and home folder are not read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "typesetting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rules = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <match><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
      </fontconfig>
      """
    let file = folder.appending(path: "fonts.conf")
    try rules.write(to: file, atomically: true, encoding: .utf8)
    let before = Self.named(FontTypesetter(metrics: .own))
    let kept = ["FONTCONFIG_FILE", "HOME"].map { ($0, ProcessInfo.processInfo.environment[$0]) }
    setenv("FONTCONFIG_FILE", file.path, 1)
    setenv("HOME", folder.path, 1)
    defer { for (name, value) in kept { if let value { setenv(name, value, 1) } else { unsetenv(name) } } }
    #expect(Self.named(FontTypesetter(metrics: .own)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["fonts.conf"])
  }

  private static func named(_ typesetter: FontTypesetter) -> [TextLayout] {
    ["Lato", "Lato Black", "Noto Sans", "No Such Family"].map { family in
      let font = ResolvedFont(family: .named(family), size: 17)
      return typesetter.typeset([StyledText.Run(.string("Hamburgefonts"), font: font)]).layout(within: nil)
    }
  }
}

@Suite struct `Fonts` {
  let typesetter = FontTypesetter(metrics: .own)

  private func face(_ family: ResolvedFont.Family, weight: Int = 400, isItalic: Bool = false, size: Double = 17)
    -> FontFace?
  {
    let font = ResolvedFont(family: family, size: size, weight: weight, isItalic: isItalic)
    return typesetter.typeset([StyledText.Run(.string("Ab"), font: font)]).layout(within: nil).runs.first?.face
  }

  @Test func `the system font has a file for each weight and its italic`() {
    for (weight, style) in [(100, "Thin"), (300, "Light"), (400, "Regular"), (600, "SemiBold"), (900, "Black")] {
      #expect(face(.system(.default), weight: weight)?.path.hasSuffix("/Inter-\(style).otf") == true)
    }
    #expect(face(.system(.default), isItalic: true)?.path.hasSuffix("/Inter-Italic.otf") == true)
    #expect(face(.system(.default), weight: 700, size: 20)?.path.hasSuffix("/InterDisplay-Bold.otf") == true)
  }

  @Test func `the designs are families of their own, slanted and emboldened where they have no such face`() {
    #expect(face(.system(.monospaced))?.family == "JetBrains Mono")
    #expect(face(.system(.serif), weight: 700)?.path.hasSuffix("/NotoSerif-Bold.ttf") == true)
    let rounded = face(.system(.rounded), weight: 900, isItalic: true)
    #expect(rounded?.family == "Quicksand")
    #expect(rounded?.isSlantSynthesized == true)
    #expect((rounded?.emboldening ?? 0) > 0)
  }

  @Test func `a family or a face is found by its name`() {
    #expect(face(.named("Lato"), weight: 700)?.path.hasSuffix("/Lato-Bold.ttf") == true)
    #expect(face(.named("Lato-Black"))?.path.hasSuffix("/Lato-Black.ttf") == true)
    #expect(face(.named("lato"), isItalic: true)?.path.hasSuffix("/Lato-Italic.ttf") == true)
  }

  @Test func `a missing family is a notice that names its package`() {
    let font = ResolvedFont(family: .named("Noto Unheard"), size: 17)
    let text = typesetter.typeset([StyledText.Run(.string("Ab"), font: font)])
    #expect(text.notices == [.missingFamily("Noto Unheard", package: "fonts-noto-core")])
    #expect(FontPackages.package(of: "Roboto Condensed") == "fonts-roboto-unhinted")
    #expect(text.layout(within: nil).runs.first?.face.family == "Inter")
  }

  @Test func `a character that no font has is a notice`() {
    #expect(typesetter.typeset("a\u{F8000}b", size: 17).notices == [.missingGlyph("\u{F8000}")])
  }

  @Test func `monospaced digits are equally wide, small capitals as high as the font makes them`() {
    func width(_ string: String, _ change: (inout ResolvedFont) -> Void) -> Double {
      var font = ResolvedFont(size: 17)
      change(&font)
      return typesetter.typeset([StyledText.Run(.string(string), font: font)]).layout(within: nil).runs.map(\.width)
        .reduce(0, +)
    }
    #expect(width("111") { _ in } < width("000") { _ in })
    #expect(width("111") { $0.hasMonospacedDigits = true } == width("000") { $0.hasMonospacedDigits = true })
    #expect(width("small") { $0.hasLowercaseSmallCaps = true } != width("small") { _ in })
  }

  @Test func `every family that figures are drawn in has a version`() {
    #expect(FontTypesetter.fontFacts.filter { $0.version?.isEmpty ?? true }.map(\.family) == [])
  }
}
