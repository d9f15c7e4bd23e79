import Testing
import PlumblineViewSource

@Suite struct `The vocabulary page` {
  @Test(arguments: [
    "## Views", "`VStack(alignment:? spacing:? content:)`", "`.padding(_:)`",
    "`.onTapGesture(count:? coordinateSpace:? perform:)`", "`Table`",
  ])
  func `lists views, modifiers and exceptions`(part: String) {
    #expect(ViewSource.supportedPage.contains(part))
  }

  @Test(arguments: ["Canvas", "TimelineView", "Chart3D", "Map", "VideoPlayer"])
  func `a view that is drawn is not among those that are not supported`(name: String) throws {
    let page = ViewSource.supportedPage
    #expect(page.contains("- `\(name)("))
    let title = try #require(page.range(of: "## Not supported"))
    #expect(!page[title.upperBound...].prefix { $0 != "#" }.contains("`\(name)`"))
  }
}
