import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Less common spellings` {
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

  @Test func `a text field shows its label if it has neither a prompt nor a text`() {
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

  @Test func `a declared style lays out the parts of a disclosure group, a control group and a menu`() {
    let code = """
      struct Rows: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label; if configuration.isExpanded { configuration.content } else { Text("shut") } }
        }
      }
      struct Boxed: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("["); configuration.content }
        }
      }
      struct Marked: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { Text("+"); Menu(configuration) } }
      }
      #Preview {
        DisclosureGroup("a", isExpanded: .constant(true)) { Text("b") }.disclosureGroupStyle(Rows())
        DisclosureGroup("c") { Text("d") }.disclosureGroupStyle(Rows())
        ControlGroup { Text("e") }.controlGroupStyle(Boxed())
        ControlGroup("E") { Text("e") }.controlGroupStyle(Boxed())
        Menu("f") { Text("g") }.menuStyle(Marked())
        Menu("h") { Text("i") }.menuStyle(.borderlessButton)
      }
      """
    #expect(texts(of: code) == ["a", "b", "c", "shut", "[", "e", "E", "[", "e", "+", "f", "h"])
  }

  @Test func `separators are tinted and hidden by the row and by the section`() {
    func lines(_ rows: String) -> [Color] {
      let code = "#Preview { List { \(rows) }.listStyle(.plain) }"
      let reading = ViewSource.read([SourceFile(path: "a.swift", text: code)])
      return reading.previews[0].resolved().views.filter { $0.frame.size.height < 1 }.flatMap(\.items)
        .compactMap { item -> Color? in if case .fill(_, .color(let color), _) = item { color } else { nil } }
    }
    #expect(lines(#"Text("a").listRowSeparatorTint(.red); Text("b")"#) == [.red, .red, .separator])
    #expect(lines(#"Text("a").listRowSeparatorTint(.red, edges: .top); Text("b")"#) == [.separator, .red, .separator])
    #expect(lines(#"Text("a").listRowSeparator(.hidden); Text("b")"#) == [.separator])
    #expect(lines(#"Text("a").listRowSeparator(.hidden, edges: .top); Text("b")"#).count == 2)
    #expect(lines(#"Text("a").listRowSeparator(.hidden, edges: VerticalEdge.Set.bottom); Text("b")"#).count == 2)
    #expect(lines(#"Section { Text("a"); Text("b") }.listSectionSeparator(.hidden)"#) == [.separator])
    #expect(lines(#"Section { Text("a"); Text("b") }.listSectionSeparatorTint(.blue)"#) == [.separator, .blue, .blue])
  }

  @Test func `labels reserve space for their icons, and navigation rows can hide their indicator`() {
    func titles(_ code: String) -> [Double] {
      let reading = ViewSource.read([SourceFile(path: "a.swift", text: "#Preview { \(code) }")])
      return reading.previews[0].resolved().views.filter { $0.view == "Text" }.map(\.frame.minX)
    }
    let labels = #"VStack(alignment: .leading) { Label("a", systemImage: "star"); Label("b", systemImage: "minus") }"#
    #expect(titles(labels + ".labelReservedIconWidth(50)") == [58, 58])
    #expect(titles(labels + ".labelReservedIconWidth(50).labelIconToTitleSpacing(20)") == [70, 70])
    func symbols(_ code: String) -> Int {
      let reading = ViewSource.read([SourceFile(path: "a.swift", text: "#Preview { List { \(code) } }")])
      return reading.previews[0].resolved().views.filter { $0.view == "Image" }.count
    }
    #expect(symbols(#"NavigationLink("a", value: 1)"#) == 1)
    #expect(symbols(#"NavigationLink("a", value: 1).navigationLinkIndicatorVisibility(.hidden)"#) == 0)
  }

  @Test func `a modifier without a drawn effect is reported`() {
    let code = #"#Preview { Text("a").lineHeight(.loose); Text("b").help("c") }"#
    func found(_ options: ReadingOptions) -> [Diagnostic] {
      ViewSource.read([SourceFile(path: "a.swift", text: code)], options: options).diagnostics.diagnostics
    }
    let message = "'lineHeight' is ignored: Plumbline does not draw its effect"
    #expect(found(ReadingOptions()).map(\.message) == [message])
    #expect(found(ReadingOptions()).map(\.severity) == [.warning])
    var strict = ReadingOptions()
    strict.isStrict = true
    #expect(found(strict).map(\.severity) == [.error])
  }
}
