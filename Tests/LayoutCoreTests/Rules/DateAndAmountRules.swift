import PlumblineDrawing
import PlumblineLayout
import Testing

@Suite struct `Dates, amounts and progress` {
  /// Rule: <doc:Controls#Wheels>.
  @Test func `the wheels of a date and a time are 320 wide, and their columns end where iOS ends them`() {
    var content = DateContent(values: [])
    content.wheels = [["Mon Jan 1", "Today", "Wed Jan 3"], ["8", "9", "10"], ["58", "59", "00"], ["AM", "PM"]]
    let picker = LayoutNode.datePicker(content, label: [.text("Label")]).datePickerStyle(.wheel)
    for width in [320.0, 414] {
      let layout = picker.resolved(in: Size(width: width, height: 300))
      let band = layout.views.first { $0.view == "RoundedRectangle" }?.frame ?? .zero
      #expect(band.width == 302)
      let start = band.minX - 9
      func edge(_ text: String) -> Double { (layout.views.first { $0.detail == text }?.frame.maxX ?? 0) - start }
      #expect([edge("Today"), edge("9"), edge("59")] == [139.5, 180, 239])
      #expect((layout.views.first { $0.detail == "AM" }?.frame.minX ?? 0) - start == 265)
    }
  }

  /// Rule: <doc:Controls#Steppers>.
  @Test func `a stepper below its limits counts down to the lowest value`() {
    func counts(_ value: Int) -> [Bool] {
      let value = BoundValue(value: value)
      return [value.counts(by: -5, in: 1...50), value.counts(by: 5, in: 1...50)]
    }
    #expect(counts(0) == [true, true])
    #expect(counts(1) == [false, true])
    #expect(counts(48) == [true, true])
    #expect(counts(50) == [true, false])
  }

  /// Rule: <doc:Controls#Progress>.
  @Test func `a spinner with a value is grey unless a tint is given`() {
    func paints(_ node: LayoutNode) -> [Color] {
      node.resolved().views.flatMap(\.items).compactMap {
        if case .stroke(_, .color(let color), _) = $0 { color } else { nil }
      }
    }
    let circle = LayoutNode.progressView(share: 0.3).progressViewStyle(.circular)
    #expect(paints(circle) == paints(LayoutNode.progressView(share: nil)))
    #expect(paints(circle.tint(.color(.orange))).last == .orange)
  }

  /// Rule: <doc:Controls#Dates-and-colours>.
  @Test func `a colour well is 28 points wide, with a disc of 20`() {
    let well = LayoutNode.colorPicker(color: .orange, label: []).labelsHidden().resolved()
    let circles = well.views.filter { $0.view == "Circle" }.map(\.frame.size)
    #expect(circles.contains(Size(width: 28, height: 28)) && circles.contains(Size(width: 20, height: 20)))
  }
}
