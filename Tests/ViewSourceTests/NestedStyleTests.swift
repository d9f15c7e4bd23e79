import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: Apple's documentation of `ToggleStyle`, `LabelStyle` and `DisclosureGroupStyle`.
@Suite struct `Controls within a style of their own kind` {
  private func texts(_ code: String) -> [String] {
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n\(code)\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let messages = reading.diagnostics.diagnostics.map(\.message.description)
    return messages.isEmpty ? views.compactMap { $0.view == "Text" ? $0.detail : nil } : messages
  }

  @Test func `a toggle in a toggle style is one of the automatic style`() {
    let found = texts(
      """
      struct Tinted: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { Text("style"); Toggle(isOn: configuration.$isOn) { configuration.label } }
        }
      }
      #Preview { Toggle("a", isOn: .constant(true)).toggleStyle(Tinted()) }
      """)
    #expect(found == ["style", "a"])
  }

  @Test func `a label in a label style is one of the automatic style`() {
    let found = texts(
      """
      struct Red: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label { configuration.title } icon: { configuration.icon.foregroundStyle(.red) }
        }
      }
      #Preview { Label("a", systemImage: "plus").labelStyle(Red()) }
      """)
    #expect(found == ["a"])
  }

  @Test func `a group within the content of a group has its style`() {
    let found = texts(
      """
      struct Marked: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { Text("mark"); configuration.label; configuration.content }
        }
      }
      #Preview {
        DisclosureGroup("a") { DisclosureGroup("b") { Text("c") } }.disclosureGroupStyle(Marked())
      }
      """)
    #expect(found == ["mark", "a", "mark", "b", "c"])
  }
}
