import PlumblineLayout
import Testing

/// Rule: <doc:Screens#Popovers-and-menus>.
@Suite struct `Popovers and menus` {
  private func popover(_ adaptation: String, alignment: String) throws -> (button: Rect, content: Rect) {
    let source = Acted.source(
      "@State var isShown = true",
      """
      Color.red.frame(width: 40, height: 20).id("button")
        .popover(isPresented: $isShown) { Color.blue.frame(width: 100, height: 60).id("content")\(adaptation) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .\(alignment))
      """)
    let acted = try Acted(source)
    return (try acted.frame("button"), try acted.frame("content"))
  }

  @Test func `a popover that stays one is above its view with an arrow of 13, or below it`() throws {
    let adaptation = ".presentationCompactAdaptation(.popover)"
    let middle = try popover(adaptation, alignment: "center")
    #expect(middle.content == Rect(x: 145, y: middle.button.minY - 13 - 60, width: 100, height: 60))
    let top = try popover(adaptation, alignment: "topTrailing")
    #expect(top.content == Rect(x: 280, y: top.button.maxY + 13, width: 100, height: 60))
  }

  @Test func `a popover on a phone is a sheet`() throws {
    let sheet = try popover("", alignment: "center")
    #expect(sheet.content.midX == 195 && sheet.content.midY > 422)
  }

  @Test func `a menu opens below its button, or above it`() throws {
    func menu(_ alignment: String) throws -> (button: Rect, menu: Rect) {
      let source = Acted.source(
        "",
        """
        Menu { Button("One") {} } label: { Color.red.frame(width: 40, height: 20) }.id("button")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .\(alignment))
        """)
      let acted = try Acted(source, after: "tap id button")
      let frame = try #require(acted.preview.layout.views.first { $0.view == "MenuContent" }).frame
      return (try acted.frame("button"), frame)
    }
    let top = try menu("top")
    #expect(top.menu.minY == top.button.maxY + 8 && top.menu.midX == 195)
    let bottom = try menu("bottomTrailing")
    #expect(bottom.menu.maxY == bottom.button.minY - 8 && bottom.menu.maxX == 374)
  }
}
