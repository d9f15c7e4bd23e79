import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Views that are made of others` {
  private func shown(_ code: String) -> [String] {
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n\(code)\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let messages = reading.diagnostics.diagnostics.map(\.message.description)
    return messages.isEmpty ? views.compactMap { $0.view == "Text" ? $0.detail : nil } : messages
  }

  private static let table = """
    struct Order: Identifiable { let id: Int; let name: String; let count: Int }
    struct A: View {
      @State private var selected: Set<Int> = []
      let orders = [Order(id: 1, name: "a", count: 3), Order(id: 2, name: "b", count: 4)]
      var body: some View {
        Table(orders, selection: $selected) {
          TableColumn("Name", value: \\.name)
          TableColumn("Count") { order in Text("\\(order.count)") }.width(40)
        }
      }
    }
    """

  @Test func `a table is a list of its first column in a compact width`() {
    #expect(shown(Self.table + "\n#Preview { A() }") == ["a", "b"])
  }

  @Test func `a root arranges the views of a builder one by one`() {
    #expect(
      shown(
        """
        struct Numbered: _VariadicView_MultiViewRoot {
          @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
              child
              if child.id != last { Text("-") }
            }
          }
        }
        #Preview { VStack { _VariadicView.Tree(Numbered()) { Text("a"); Text("b"); Text("c") } } }
        """) == ["a", "-", "b", "-", "c"])
  }

  @Test func `a program's own modifier takes precedence over the vocabulary's modifier of the same name`() {
    #expect(
      shown(
        """
        extension View {
          func annotation(_ title: LocalizedStringKey, spacing: CGFloat = 0) -> some View { VStack { self; Text(title) } }
        }
        #Preview { Text("a").annotation("b c") }
        """) == ["a", "b c"])
  }

  @Test func `a view knows whether it is redacted`() {
    let code = """
      struct A: View {
        @Environment(\\.redactionReasons) var reasons
        var body: some View { Text(reasons == .placeholder ? "p" : "n") }
      }
      #Preview { A() }
      #Preview { A().redacted(reason: .placeholder) }
      """
    #expect(shown(code) == ["n", "p"])
  }

  @Test func `an arc of Core Graphics has angles in radians`() {
    #expect(
      shown(
        """
        #Preview {
          let path: CGMutablePath = {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: false)
            return path
          }()
          let box = Path(path).boundingRect
          Text("\\(Int(box.width.rounded())) \\(Int(box.height.rounded()))")
        }
        """) == ["4 4"])
  }
}
