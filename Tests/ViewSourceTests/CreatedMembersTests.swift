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
}
