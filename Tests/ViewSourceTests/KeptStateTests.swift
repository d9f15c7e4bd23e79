import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `States of modifiers and styles` {
  private func texts(_ code: String) throws -> [String] {
    let acted = try Acted("import SwiftUI\n\(code)\n")
    #expect(acted.log.diagnostics.isEmpty)
    return acted.texts
  }

  @Test func `a modifier keeps what onAppear sets, for each view of its own`() throws {
    let found = try texts(
      """
      struct Named: ViewModifier {
        let name: String
        @State private var shown = "none"
        func body(content: Content) -> some View {
          VStack { content; Text(shown) }.onAppear { shown = name }
        }
      }
      #Preview { VStack { Text("a").modifier(Named(name: "first")); Text("b").modifier(Named(name: "second")) } }
      """)
    #expect(found == ["a", "first", "b", "second"])
  }

  @Test func `a button style keeps what onAppear sets, for each button of its own`() throws {
    let found = try texts(
      """
      struct Counted: ButtonStyle {
        @State private var count = 0
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("\\(count)") }.onAppear { count += 1 }
        }
      }
      #Preview { VStack { Button("a") {}; Button("b") {} }.buttonStyle(Counted()) }
      """)
    #expect(found == ["a", "1", "b", "1"])
  }

  @Test func `a progress style keeps what onAppear sets`() throws {
    let found = try texts(
      """
      struct Turning: ProgressViewStyle {
        @State private var turns = false
        func makeBody(configuration: Configuration) -> some View {
          Text(turns ? "turns" : "rests").onAppear { turns = true }
        }
      }
      #Preview { ProgressView().progressViewStyle(Turning()) }
      """)
    #expect(found == ["turns"])
  }
}
