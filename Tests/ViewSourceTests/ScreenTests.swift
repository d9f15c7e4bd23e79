import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `The canvas of a preview without a size` {
  private let screen = Size(width: 390, height: 844)

  private func canvas(_ body: String, traits: String = "") -> Size {
    let source = "#Preview(\"a\"\(traits)) { \(body) }"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.diagnostics.diagnostics == [])
    return reading.previews[0].resolved(device: Screen(size: screen)).canvas
  }

  @Test func `is the root's own size`() {
    #expect(canvas("Color.red.frame(width: 100, height: 40)") == Size(width: 100, height: 40))
  }

  @Test func `is the screen's size if the root is wider`() {
    let words = "Text(\"\(String(repeating: "word ", count: 60))\")"
    #expect(canvas(words).width <= 390)
    #expect(canvas(words, traits: ", traits: .landscapeLeft").width > 390)
    #expect(canvas("Color.red.frame(width: 500, height: 10)") == Size(width: 500, height: 10))
  }

  @Test func `is the size of the preview's device`() {
    #expect(canvas(#"Color.red.previewDevice("iPhone 8")"#) == Size(width: 375, height: 667))
    #expect(
      canvas(#"Color.red.previewDevice(PreviewDevice(rawValue: "iPad Pro (9.7-inch)"))"#)
        == Size(width: 768, height: 1024)
    )
    #expect(canvas(#"Color.red.previewDevice("iPhone SE (2nd generation)")"#) == Size(width: 375, height: 667))
    #expect(canvas(#"Color.red.previewDevice("Toaster")"#) == screen)
  }
}
