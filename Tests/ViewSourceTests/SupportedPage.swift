import Testing
import PlumblineViewSource

@Suite struct `The page of what layout files may use` {
  @Test(arguments: [
    "## Views", "`VStack(alignment:? spacing:? content:)`", "`.padding(_:)`", "`.onTapGesture`", "`Table`",
  ])
  func `views, modifiers and exceptions are on it`(part: String) {
    #expect(ViewSource.supportedPage.contains(part))
  }

  @Test(arguments: ["Canvas", "TimelineView", "Chart", "Map", "VideoPlayer"])
  func `a view that is drawn is not among those that are not supported`(name: String) throws {
    let page = ViewSource.supportedPage
    #expect(page.contains("- `\(name)("))
    let title = try #require(page.range(of: "## Known and not supported"))
    #expect(!page[title.upperBound...].prefix { $0 != "#" }.contains("`\(name)`"))
  }
}
