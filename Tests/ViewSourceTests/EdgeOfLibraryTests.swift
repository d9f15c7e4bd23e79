import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Edges of SwiftUI's library` {
  private func views(_ code: String) -> [ResolvedView] {
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n\(code)\n")])
    #expect(reading.diagnostics.diagnostics.map(\.message.description) == [])
    return reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
  }

  private func moved(_ offsets: String, to goal: Int) -> String? {
    let code = """
      func moved() -> [Int] {
        var list = [1, 2, 3, 4]
        list.move(fromOffsets: \(offsets), toOffset: \(goal))
        return list
      }
      #Preview { Text("\\(moved().map(String.init).joined())") }
      """
    return views(code).first { $0.view == "Text" }?.detail
  }

  @Test func `elements are moved before the one at the goal, which may be one of them`() {
    #expect(moved("IndexSet([1, 2])", to: 1) == "1234")
    #expect(moved("IndexSet([1, 3])", to: 3) == "1324")
    #expect(moved("IndexSet([0])", to: 2) == "2134")
    #expect(moved("IndexSet([3])", to: 0) == "4123")
  }

  @Test func `a range of text sizes ends before or at its upper bound`() {
    func width(_ modifier: String) -> Double? {
      views("#Preview { Text(\"wide\").\(modifier).dynamicTypeSize(.accessibility3) }").first { $0.view == "Text" }?
        .frame.width
    }
    #expect(width("dynamicTypeSize(..<DynamicTypeSize.large)") == width("dynamicTypeSize(.medium)"))
    #expect(width("dynamicTypeSize(...DynamicTypeSize.large)") == width("dynamicTypeSize(.large)"))
    #expect(width("dynamicTypeSize(.medium)") != width("dynamicTypeSize(.large)"))
  }
}
