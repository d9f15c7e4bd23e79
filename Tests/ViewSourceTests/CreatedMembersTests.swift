import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Views that are created during layout because they read their environment.
@Suite struct `Views that read their environment` {
  private static let fields = """
    struct Fields: View {
      @Environment(\\.colorScheme) private var scheme
      var body: some View {
        Text("a")
        Section { Text("b") ; if scheme == .light { Text("c") } } header: { Text("d") }
      }
    }
    """

  /// The top edges of the texts, by text.
  private func tops(_ code: String) -> [String: Double] {
    let code = AppCode(Self.fields + "\n" + code)
    #expect(code.messages == [])
    return Dictionary(
      code.views.compactMap { view in view.view == "Text" ? view.detail.map { ($0, view.frame.minY) } : nil },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    "Fields()", "Group { Fields() }", "Fields().foregroundStyle(.red)", "ForEach(0..<1) { _ in Fields() }",
  ])
  func `are as many rows and sections of a list as their bodies have`(content: String) {
    let direct = tops("#Preview { List { Text(\"a\") ; Section(\"d\") { Text(\"b\") ; Text(\"c\") } } }")
    #expect(direct.count == 4)
    #expect(tops("#Preview { List { \(content) } }") == direct)
  }

  @Test(arguments: ["", "@Environment(\\.colorScheme) private var scheme;"])
  func `are as many screens of a tab view as their bodies have`(field: String) {
    func views(_ tabs: String) -> [ResolvedView] {
      let code = AppCode(
        """
        struct Tabs: View {
          \(field) var body: some View {
            Text("one").tabItem { Text("first") }.tag(0)
            Text("two").tabItem { Text("second") }.tag(1)
          }
        }
        #Preview { TabView(selection: .constant(1)) { \(tabs) ; Text("three").tabItem { Text("third") } } }
        #Preview { TabView { \(tabs) }.tabViewStyle(.page) }
        """)
      #expect(code.messages == [])
      return code.views
    }
    let one = #"Text("one").tabItem { Text("first") }.tag(0)"#
    let direct = views(one + #"; Text("two").tabItem { Text("second") }.tag(1)"#)
    #expect(direct.compactMap(\.detail) == ["two", "first", "second", "third", "one"])
    for tabs in ["Tabs()", "Group { Tabs() }", "Tabs().foregroundStyle(.red)"] {
      let found = views(tabs)
      #expect(found.map(\.view) == direct.map(\.view) && found.map(\.frame) == direct.map(\.frame), "\(tabs)")
    }
  }

  @Test func `the options of a body of several views are chosen by their tags`() {
    func frames(_ options: String) -> [Rect] {
      let code = AppCode(
        """
        struct Options: View { var body: some View { Text("a").tag(0) ; Text("b").tag(1) } }
        #Preview { Picker("p", selection: .constant(1)) { \(options) }.pickerStyle(.segmented).frame(width: 200) }
        """)
      #expect(code.messages == [])
      return code.views.filter { $0.view == "RoundedRectangle" }.map(\.frame)
    }
    let direct = frames(#"Text("a").tag(0) ; Text("b").tag(1)"#)
    #expect(direct.map(\.size.width) == [96, 200])
    #expect(frames("Options()") == direct)
  }
}
