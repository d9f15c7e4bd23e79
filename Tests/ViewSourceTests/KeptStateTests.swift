import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `States of modifiers and styles` {
  private func texts(_ code: String) -> [String] {
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n\(code)\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let messages = reading.diagnostics.diagnostics.map(\.message.description)
    return messages.isEmpty ? views.compactMap { $0.view == "Text" ? $0.detail : nil } : messages
  }

  @Test func `a modifier keeps what onAppear sets, for each view of its own`() {
    let found = texts(
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

  @Test func `a button style keeps what onAppear sets, for each button of its own`() {
    let found = texts(
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

  @Test func `a progress style keeps what onAppear sets`() {
    let found = texts(
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
