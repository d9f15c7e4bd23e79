import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Other names for types` {
  private func read(_ code: String) -> (views: [String], messages: [String]) {
    let reading = ViewSource.read([SourceFile(path: "Aliases.swift", text: "import SwiftUI\nimport Kit\n\(code)\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views.map(\.view) }
    return (views, reading.diagnostics.diagnostics.map { "\($0.source.line): \($0.message)" })
  }

  @Test func `a type may have the name of a SwiftUI type, which the module's name distinguishes`() {
    let found = read(
      """
      typealias Label = SwiftUI.Label
      #Preview { Label("a", systemImage: "star") }
      """)
    #expect(found.messages == [])
    #expect(found.views.contains("Label"))
    let own = read(
      """
      struct Text: View { var body: some View { SwiftUI.Text("a") } }
      #Preview { Text() }
      """)
    #expect(own.messages == [])
    #expect(own.views.contains("Text"))
  }

  @Test func `an alias that refers to itself is an error at its declaration`() {
    let found = read(
      """
      typealias L = Array<M>
      typealias M = Optional<L>
      #Preview { let list: L = []; Text("\\(list.count)") }
      """)
    #expect(found.messages.first == "3: the type alias 'L' refers to itself")
    #expect(found.views == [])
  }

  @Test func `an alias that refers to itself affects only the previews that use it`() {
    let found = read(
      """
      typealias L = L
      #Preview { Text("a") }
      #Preview { L() }
      #Preview { L() }
      """)
    #expect(found.messages.first == "3: the type alias 'L' refers to itself")
    #expect(found.views == ["Text"])
  }

  @Test func `a type parameter may have to equal a type that is made of itself`() {
    let found = read(
      """
      struct O: OptionSet { let rawValue: UInt8 }
      struct V<X: OptionSet>: View where X == X.Element { var s: X; var body: some View { Text("a") } }
      #Preview { V(s: O(rawValue: 1)) }
      """)
    #expect(found.messages == [])
    #expect(found.views.contains("Text"))
  }

  @Test func `the name of a module stands before a type's`() {
    let found = read(
      """
      struct Key { static let text = "k" }
      struct A: View {
        typealias Part = SwiftUI.Text
        let date: Foundation.Date
        let count: Swift.Int
        var key: Kit.Key? = nil
        var body: some View { Self.Part("\\(count)\\(Kit.Key.text)") }
      }
      #Preview { A(date: Foundation.Date(timeIntervalSince1970: 0), count: Swift.max(1, 2)) }
      """)
    #expect(found.messages == [])
    #expect(found.views.contains("Text"))
  }
}
