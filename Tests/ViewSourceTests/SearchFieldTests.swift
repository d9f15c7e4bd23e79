import PlumblineLayout
import PlumblineViewSource
import Testing

@Suite struct `Search fields` {
  @Test(arguments: [
    #"prompt: "Find""#, #"prompt: Text("Find")"#, #"placement: .navigationBarDrawer, prompt: "Find""#,
    #"isPresented: .constant(false), prompt: "Find""#,
    #"isPresented: .constant(true), placement: .toolbar, prompt: "Find""#,
  ])
  func `an empty search field shows its prompt, and one with text does not`(arguments: String) throws {
    for (text, shown) in [("", "Find"), ("query", "query")] {
      let layout = try Self.layout(
        of: #"#Preview { NavigationStack { Text("a").searchable(text: .constant("\#(text)"), \#(arguments)) } }"#)
      let texts = layout.views.filter { $0.view == "Text" }.compactMap(\.detail)
      #expect(texts.contains(shown))
      #expect(texts.contains("Find") == text.isEmpty)
    }
  }

  @Test(arguments: [
    (#"text: .constant(""), title: "Find""#, "no overload of 'searchable' accepts the arguments (text:title:)"),
    (
      #"text: .constant(""), prompt: "Find", placement: .toolbar"#,
      "no overload of 'searchable' accepts the arguments (text:prompt:placement:)"
    ),
    (#".constant(""), prompt: "Find""#, "no overload of 'searchable' accepts the arguments (_:prompt:)"),
  ])
  func `other labels, or labels in another order, are an error`(arguments: String, message: String) {
    let text = "import SwiftUI\n#Preview { NavigationStack { Text(\"a\").searchable(\(arguments)) } }\n"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: text)])
    #expect(reading.diagnostics.diagnostics.map(\.message.description) == [message])
  }

  /// Rule: <doc:Screens#Navigation-bars>.
  @Test func `a search field around a stack belongs to the stack's root`() throws {
    for stack in [
      #"NavigationStack { Text("a").searchable(text: .constant("")) }"#,
      #"NavigationStack { Text("a") }.searchable(text: .constant(""))"#,
    ] {
      let layout = try Self.layout(of: "#Preview { \(stack) }")
      let fields = layout.views.filter { $0.view == "SearchField" }
      #expect(fields.map(\.frame.minY) == [45])
    }
  }

  /// Rule: <doc:Screens#Navigation-bars>.
  @Test func `a text in a search field has a button at the trailing end, which clears it`() throws {
    let source = Acted.source(
      "@State var query = \"pear\"",
      #"NavigationStack { Text("It is \(query).").searchable(text: $query, prompt: "Find") }"#)
    let shown = try Acted(source).preview.layout
    let field = try #require(shown.views.first { $0.view == "SearchField" }).frame
    #expect(shown.views.first { $0.detail == "xmark.circle.fill" }?.frame.maxX == field.maxX - 8)
    let cleared = try Acted(source, after: #"tap "Clear text""#)
    #expect(cleared.texts.contains("It is .") && cleared.texts.contains("Find"))
    #expect(!cleared.preview.layout.views.contains { $0.detail == "xmark.circle.fill" })
  }

  /// Rule: <doc:Screens#Navigation-bars>.
  @Test func `the scopes of an active search are segments below its field`() throws {
    for (isPresented, shown) in [(true, ["All", "New"]), (false, [])] {
      let layout = try Self.layout(
        of: """
          #Preview {
            NavigationStack {
              Text("a").searchable(text: .constant("q"), isPresented: .constant(\(isPresented)))
                .searchScopes(.constant(1), activation: .onSearchPresentation) { Text("All").tag(1); Text("New").tag(2) }
            }
          }
          """)
      let texts = layout.views.filter { $0.view == "Text" }.compactMap(\.detail)
      #expect(texts.filter { $0 == "All" || $0 == "New" } == shown)
    }
  }

  private static func layout(of text: String) throws -> ResolvedLayout {
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: "import SwiftUI\n" + text + "\n")])
    #expect(reading.diagnostics.diagnostics.map(\.message) == [])
    return try #require(reading.previews.first).resolved()
  }
}
