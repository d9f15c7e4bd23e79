import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Rule: <doc:Lists#Rows>.
@Suite struct `Selections of lists that nothing acts on` {
  private func views(_ code: String) -> [ResolvedView] {
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n#Preview { \(code) }\n")])
    #expect(reading.diagnostics.diagnostics.isEmpty)
    return reading.previews.flatMap { $0.view.resolved(in: Size(width: 393, height: 400)).views }
  }

  @Test(arguments: [
    "List(selection: .constant(Set([1]))) { ForEach(0..<3) { Text(\"\\($0)\").tag($0) }.onDelete { _ in } }",
    "List(0..<3, id: \\.self, selection: .constant(Set([1]))) { Text(\"\\($0)\") }",
  ])
  func `an edited list of which several rows can be selected has circles, and a tick in a selected row's`(list: String)
  {
    let marks = views(list + ".environment(\\.editMode, .constant(.active))").filter { $0.view == "Image" }
    #expect(marks.map(\.detail) == ["circle", "checkmark.circle.fill", "circle"])
  }

  @Test func `a list that is not edited has no circles`() {
    let found = views("List(0..<3, id: \\.self, selection: .constant(Set([1]))) { Text(\"\\($0)\") }")
    #expect(!found.contains { $0.view == "Image" })
  }

  @Test func `a selection leads to the detail of a narrow split view`() {
    func titles(_ selection: String) -> [String] {
      views(
        """
        NavigationSplitView {
          List(0..<3, id: \\.self, selection: .constant(\(selection))) { Text("Row \\($0)") }
        } detail: { Text("Detail") }
        """
      ).filter { $0.view == "Text" }.compactMap(\.detail)
    }
    #expect(titles("Int?.some(1)").contains("Detail"))
    #expect(titles("Int?.none").contains("Row 1") && !titles("Int?.none").contains("Detail"))
  }
}
