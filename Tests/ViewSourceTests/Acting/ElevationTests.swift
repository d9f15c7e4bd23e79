import PlumblineLayout
import Testing

/// Rule: <doc:Colors#Elevated-backgrounds>.
@Suite struct `Elevated backgrounds` {
  /// Returns the dark values, from 0 to 255, of the red component of what a presented view fills.
  private func fills(_ presentation: String, _ content: String) throws -> [Int] {
    let source = Acted.source(
      "@State var isShown = true",
      "Color.clear.\(presentation)(isPresented: $isShown) { \(content).frame(width: 40, height: 20).id(\"content\") }")
    let layout = try Acted(source).preview.layout
    let index = try #require(layout.indices(id: "content").first)
    return layout.views[index..<layout.views[index].end].flatMap(\.items).compactMap { item in
      guard case .fill(_, .color(let color), _) = item else { return nil }
      return Int((color.dark.red * 255).rounded())
    }
  }

  @Test(arguments: [
    ("systemBackground", 28), ("secondarySystemBackground", 44), ("tertiarySystemBackground", 58),
    ("systemGroupedBackground", 28), ("secondarySystemGroupedBackground", 44), ("tertiarySystemGroupedBackground", 58),
  ])
  func `are lighter in the dark appearance on a sheet`(name: String, value: Int) throws {
    let found = try fills("sheet", "Color(.\(name))")
    #expect(found == [value])
  }

  @Test func `keep their values on a cover, and other colours on a sheet`() throws {
    #expect(try fills("fullScreenCover", "Color(.systemBackground)") == [0])
    #expect(try fills("sheet", "Color.black") == [0])
  }

  @Test func `are those of the sheet itself`() throws {
    let source = Acted.source("@State var isShown = true", "Color.clear.sheet(isPresented: $isShown) { Text(\"a\") }")
    let values = try Acted(source).preview.layout.views.flatMap(\.items).compactMap { item -> Int? in
      guard case .fill(_, .color(let color), _) = item, color.light.red == 1, color.dark.opacity == 1
      else { return nil }
      return Int((color.dark.red * 255).rounded())
    }
    #expect(values == [0, 28])
  }
}
