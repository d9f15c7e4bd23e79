import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Distances of texts in the system font` {
  private let typesetter = FontTypesetter()

  /// Rule: <doc:TextLayout#Spacing>.
  @Test func `texts keep the distances of iOS 18 from other views`() {
    func distance(_ above: LayoutNode, _ below: LayoutNode) -> Double {
      let layout = LayoutNode.vStack(children: [above, below]).resolved(
        in: Size(width: 300, height: 200), typesetter: typesetter)
      return layout.views[0].spacings.first?.length ?? .nan
    }
    let (text, shape) = (LayoutNode.text("Text"), LayoutNode.color(.red).frame(width: 20, height: 20))
    let toggle = LayoutNode.toggle(isOn: true, label: [.text("On")])
    #expect(abs(distance(text, .divider()) - 10.81) < 0.01)
    #expect(abs(distance(.divider(), text) - 6.6) < 0.01)
    #expect(abs(distance(shape, text) - 6.6) < 0.01)
    #expect(abs(distance(text, toggle) - 10.81) < 0.01)
    #expect(distance(toggle, toggle) == 8)
    let row = LayoutNode.hStack(children: [.image(systemName: "star"), .text("Text")])
    #expect(distance(row, row) == 2)
  }

  /// Rule: <doc:Controls#Text-fields>.
  @Test func `a field below a text is 32 points lower`() {
    let column = LayoutNode.vStack(children: [.text("Text"), .textField(prompt: TextContent("p"), text: "")])
      .resolved(in: Size(width: 200, height: 100), typesetter: typesetter)
    let field = column.views.first { $0.view == "TextField" }?.frame ?? .zero
    #expect(abs(field.midY - (column.views.first { $0.view == "Text" }?.frame.midY ?? 0) - 32.1) < 0.1)
  }
}
