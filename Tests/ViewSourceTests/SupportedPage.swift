import Testing
import PlumblineViewSource

@Suite struct `The page of what layout files may use` {
  @Test(arguments: [
    "## Views", "`VStack(alignment:? spacing:? content:)`", "`.padding(_:)`", "`.onTapGesture`", "`Table`",
  ])
  func `views, modifiers and exceptions are on it`(part: String) {
    #expect(ViewSource.supportedPage.contains(part))
  }
}
