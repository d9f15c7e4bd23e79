import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

/// The cached style of the previous run is used only for a run of the same font.
@Suite struct `The style of the run before` {
  private static let plain = ResolvedFont(size: 13)

  private static let others: [ResolvedFont] = [
    ResolvedFont(family: .system(.serif), size: 13), ResolvedFont(size: 14), ResolvedFont(size: 13, weight: 700),
    ResolvedFont(size: 13, isItalic: true), ResolvedFont(size: 13, width: -1),
    ResolvedFont(size: 13, hasMonospacedDigits: true), ResolvedFont(size: 13, hasLowercaseSmallCaps: true),
    ResolvedFont(size: 13, hasUppercaseSmallCaps: true), ResolvedFont(size: 13, leading: .loose), styled,
  ]

  private static var styled: ResolvedFont {
    var font = plain
    font.styleLineHeight = 18
    return font
  }

  private func isFont(_ kept: ResolvedFont, of font: ResolvedFont) throws -> Bool {
    let context = ShapingContext(shaper: Shaper(library: FontLibrary(folders: [])))
    var first = StyledText.Run(.string("a"), font: kept)
    var second = StyledText.Run(.string("a"), font: font)
    let recent = try #require(context.style(of: &first, locale: "en"))
    return withUnsafePointer(to: &second) { recent.matchesFont(of: $0) }
  }

  @Test func `a font of the same fields is the same`() throws {
    #expect(try isFont(Self.plain, of: ResolvedFont(size: 13)))
  }

  @Test(arguments: others)
  func `a font that differs in one field is another`(_ font: ResolvedFont) throws {
    #expect(try !isFont(Self.plain, of: font))
    #expect(try !isFont(font, of: Self.plain))
  }

  @Test func `every field of a font is among these`() {
    #expect(Mirror(reflecting: Self.plain).children.count == Self.others.count)
  }
}
