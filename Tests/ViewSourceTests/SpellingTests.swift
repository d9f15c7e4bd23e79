import LayoutCore
import Testing

@testable import ViewSource

@Suite struct `Further spellings` {
  @Test func `texts are localized and cased with a locale`() {
    let code = """
      #Preview {
        Text(String(localized: "a", bundle: .module))
        Text(String(localized: "key", defaultValue: "b \\(1)", comment: "c"))
        Text("ab cd".capitalized(with: .current) + "ß".uppercased(with: Locale.current))
      }
      """
    #expect(texts(of: code) == ["a", "b 1", "Ab CdSS"])
  }

  @Test func `a field's label stands in it where it has neither a prompt nor a text`() {
    let code = """
      #Preview {
        TextField(text: .constant("")) { Text("a") }
        SecureField(text: .constant("")) { Text("b") }
        SecureField(text: .constant(""), prompt: Text("c")) { Text("d") }
        TextField(text: .constant("e"), prompt: Text("f")) { Text("g") }
      }
      """
    #expect(texts(of: code) == ["a", "b", "c", "e"])
  }

  @Test func `the accent colour of an empty project is the tint`() {
    let code = #"#Preview { Color("AccentColor"); Color.accent; Color(.accent) }"#
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: code)])
    #expect(reading.diagnostics.diagnostics == [])
    let drawn = reading.previews[0].resolved().views.flatMap(\.items).compactMap { item -> Color? in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
    #expect(drawn == [.blue, .blue, .blue])
  }

  @Test func `a glass button is a capsule unless it is given a shape`() {
    func shapes(_ button: String) -> [String] {
      let reading = ViewSource.read([SourceFile(path: "a.swift", text: "#Preview { \(button) }")])
      return reading.previews[0].resolved().views.map(\.view).filter { ["Capsule", "RoundedRectangle"].contains($0) }
    }
    #expect(shapes(#"Button("a") {}.buttonStyle(.glass)"#) == ["Capsule"])
    #expect(shapes(#"Button("a") {}.buttonStyle(.glassProminent)"#) == ["Capsule"])
    #expect(shapes(#"Button("a") {}.buttonStyle(.bordered)"#) == ["RoundedRectangle"])
    #expect(
      shapes(#"Button("a") {}.buttonStyle(.glass).buttonBorderShape(.roundedRectangle)"#) == ["RoundedRectangle"])
  }
}
