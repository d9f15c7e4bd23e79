import PlumblineLayout
import Testing

@Suite struct `Ignored values of a frame` {
  @Test(arguments: [(-5.0, "-5"), (.nan, "nan"), (.infinity, "∞")])
  func `11.7 a fixed length is ignored, with a warning`(length: Double, name: String) {
    let layout = LayoutNode.text("ab").frame(width: length, height: 40).resolved()
    #expect(layout.canvas == Size(width: 17, height: 40))
    #expect(layout.warnings.map(\.message) == ["the width of a frame cannot be \(name); it is ignored"])
  }

  @Test func `11.7 a limit that is not a number is ignored, with a warning; infinity is a limit`() {
    let layout = LayoutNode.text("ab").frame(minWidth: .nan, maxWidth: .infinity).resolved()
    #expect(layout.canvas.width == 17)
    #expect(layout.warnings.map(\.message) == ["the minWidth of a frame cannot be nan; it is ignored"])
  }
}
