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

  private func frames(_ items: String) throws -> [String: Rect] {
    let source = Acted.source(
      "@State var choice = 1; @State var isOn = true",
      """
      Menu { \(items) } label: { Color.red.frame(width: 40, height: 20) }.id("button")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      """)
    let acted = try Acted(source, after: "tap id button")
    let menu = try #require(acted.preview.layout.views.first { $0.view == "MenuContent" }).frame
    var frames = ["menu": menu]
    for view in acted.preview.layout.views where view.role == .text {
      frames[view.detail ?? ""] = view.frame.offsetBy(dx: -menu.minX, dy: -menu.minY)
    }
    return frames
  }

  @Test func `a band of 8 separates the items before a divider, sections and options`() throws {
    let plain = try frames(#"Button("A") {}; Button("B") {}"#)
    #expect(plain["menu"]?.height == 88.5 && plain["A"]?.minX == 16)
    let divided = try frames(#"Button("A") {}; Divider(); Button("B") {}"#)
    #expect(divided["menu"]?.height == 96)
    #expect(divided["B"]?.midY == 74)
    let sections = try frames(#"Section("Title") { Button("A") {} }; Section { Button("B") {} }"#)
    #expect(sections["menu"]?.height == 126.5)
    #expect(sections["Title"]?.minX == 16 && sections["Title"]?.midY == 15)
    let options = try frames(
      #"Button("A") {}; Picker("P", selection: $choice) { Text("X").tag(1); Text("Y").tag(2) }; Button("B") {}"#)
    #expect(options["menu"]?.height == 192.5)
  }

  @Test func `the titles of a menu with ticks or submenus are indented`() throws {
    let toggled = try frames(#"Button("A") {}; Toggle("B", isOn: $isOn)"#)
    #expect(toggled["A"]?.minX == 44 && toggled["B"]?.minX == 44)
    let nested = try frames(#"Button("A") {}; Menu("B") { Button("C") {} }"#)
    #expect(nested["A"]?.minX == 44 && nested["B"]?.minX == 44)
  }
}
