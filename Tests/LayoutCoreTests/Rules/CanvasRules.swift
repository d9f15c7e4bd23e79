import PlumblineLayout
import Testing

/// The size of a preview without a fixed one: that of its root for the proposal of a device's size.
@Suite struct `Canvases (PreviewLayout.sizeThatFits)` {
  private let device = Size(width: 100, height: 200)

  private func canvas(of view: LayoutNode, isLandscape: Bool = false) -> Size {
    var preview = Preview(view: view)
    preview.isLandscape = isLandscape
    return preview.resolved(device: Screen(size: device)).canvas
  }

  @Test func `a root that fills both axes is as large as the device`() {
    #expect(canvas(of: .color(.red)) == device)
  }

  @Test func `a root that fills one axis has its own length on the other`() {
    let row = LayoutNode.hStack(spacing: 0, children: [box(10, 10), .spacer(), box(10, 30)])
    #expect(canvas(of: row) == Size(width: 100, height: 30))
    #expect(canvas(of: .vStack(spacing: 0, children: [box(10, 10), .spacer()])) == Size(width: 10, height: 200))
  }

  @Test func `a root of fixed size keeps it, even where the device is smaller`() {
    #expect(canvas(of: box(20, 30)) == Size(width: 20, height: 30))
    #expect(canvas(of: box(300, 400)) == Size(width: 300, height: 400))
  }

  @Test func `a text that is longer than the device is wide wraps there`() {
    let text = LayoutNode.text("sixteen letters!").font(.system(size: 20))
    #expect(canvas(of: text) == Size(width: 80, height: 40))
    #expect(canvas(of: text, isLandscape: true) == Size(width: 160, height: 20))
  }

  @Test func `a root that grows to a limit reaches it if the device is large enough`() {
    let growing = LayoutNode.color(.red).frame(minWidth: 10, maxWidth: 60, minHeight: 10, maxHeight: 300)
    #expect(canvas(of: growing) == Size(width: 60, height: 200))
  }

  @Test func `the root is proposed the device's size, not its own response`() {
    let row = LayoutNode.hStack(
      spacing: 0, children: [box(10, 10), LayoutNode.color(.red).frame(maxWidth: 20, maxHeight: 10).id("it")])
    let layout = Preview(view: row).resolved(device: Screen(size: device))
    #expect(layout.canvas == Size(width: 30, height: 10))
    #expect(frame("it", in: layout) == Rect(x: 10, y: 0, width: 20, height: 10))
    let half = LayoutNode.color(.red).containerRelativeFrame([.horizontal], alignment: .center) { length, _ in
      length / 2
    }
    #expect(canvas(of: half.frame(height: 10)) == Size(width: 50, height: 10))
  }

  @Test func `without a device the proposal is unspecified`() {
    let text = LayoutNode.text("sixteen letters!").font(.system(size: 20))
    #expect(Preview(view: text).resolved().canvas == Size(width: 160, height: 20))
  }
}
