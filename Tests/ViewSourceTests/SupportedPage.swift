import Testing
import PlumblineViewSource

@Suite struct `The vocabulary page` {
  @Test(arguments: [
    "## Views", "`VStack(alignment:? spacing:? content:)`", "`.padding(_:)`", "`.onTapGesture`", "`Table`",
  ])
  func `lists views, modifiers and exceptions`(part: String) {
    #expect(ViewSource.supportedPage.contains(part))
  }
}
