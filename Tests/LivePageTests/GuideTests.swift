import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `Guides that are moved`: TakesBarsApart {
  let page: OpenedBars

  init() throws { page = try OpenedBars() }

  @Test func `a guide is a slider with the name of its view, and arrow keys move it by 1`() throws {
    #expect(try browser.names(role: "slider") == ["leading guide of Rectangle 2"])
    #expect(try browser.text("document.querySelector('[role=slider]').getAttribute('aria-valuenow')") == "20")
    try browser.value("document.querySelector('[role=slider]').focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('d[.leading] + 21')")
    try browser.press("ArrowLeft")
    try browser.press("ArrowLeft")
    try browser.wait("\(Self.patch).includes('d[.leading] + 19')")
    try browser.wait("document.querySelector('[role=slider]').getAttribute('aria-valuenow') === '19'")
    #expect(try browser.holds("document.activeElement.getAttribute('role') === 'slider'"))
    #expect(try served.text("bars.swift") == Self.bars)
  }

  @Test func `a guide is dragged, which one step undoes`() throws {
    let guide = "document.querySelector('[role=slider]').getBoundingClientRect()"
    let x = try #require(Double(browser.text("\(guide).left + 6")))
    let y = try #require(Double(browser.text("\(guide).top + 30")))
    try browser.drag(fromX: x, y: y, toX: x + 12, y: y)
    try browser.wait("\(Self.patch).includes('d[.leading] + 32')")
    try browser.value("[...document.querySelectorAll('#changes button')].find((b) => b.textContent === 'Undo').click()")
    try browser.wait("!\(Self.patch).includes('@@')")
  }

  @Test func `a drag is one change, whose description refers to the position before it`() throws {
    try click(x: 150, y: 100)
    try browser.wait("document.querySelector('.box.own')")
    let guide = "document.querySelector('[role=slider]').getBoundingClientRect()"
    let x = try #require(Double(browser.text("\(guide).left + 6")))
    let y = try #require(Double(browser.text("\(guide).top + 30")))
    for distance in [0.0, 4, 8, 12] {
      try browser.hold(x: x + distance, y: y)
      try browser.wait("Math.abs(\(guide).left + 6 - \(x + distance)) <= 1")
    }
    try browser.release(x: x + 12, y: y)
    let story = "document.querySelector('.story').textContent.replaceAll('\\u00a0', ' ')"
    #expect(
      try browser.text(story)
        == "leading guide of Rectangle 2 is now 32. frame of Rectangle 1 moved by 12, 0; padding of Text moved by 12, 0."
    )
    #expect(try browser.text("document.querySelectorAll('.box.moved').length") == "2")
  }

  @Test func `a guide that nothing sets is dragged too, which adds a modifier to the patch`() throws {
    try click(x: 130, y: 40)
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 1')")
    let slider = "document.querySelector('[role=slider].unset')"
    try browser.wait("\(slider)?.getAttribute('aria-label') === 'leading guide of Rectangle 1'")
    try browser.value("\(slider).focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('.alignmentGuide(.leading) { d in d[.leading] + 1 }')")
    let patch = try browser.text(Self.patch)
    #expect(
      patch.split(separator: "\n").filter { $0.hasPrefix("+  ") } == [
        "+    Rectangle().frame(width: 120, height: 50).alignmentGuide(.leading) { d in d[.leading] + 1 }"
      ])
    #expect(try browser.holds("document.activeElement.ariaLabel === 'leading guide of Rectangle 1'"))
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('d[.leading] + 2')")
  }

  @Test func `guides that are set on views of the file's own types are dragged where they are set`() throws {
    try served.write(
      """
      struct Card: View {
        var title: String
        var body: some View {
          VStack(alignment: .leading) {
            Text(title)
            Rectangle().frame(width: 60, height: 20)
          }
        }
      }

      #Preview("Bars", traits: .fixedLayout(width: 300, height: 200)) {
        VStack(alignment: .leading) {
          Card(title: "One").alignmentGuide(.leading) { d in d[.leading] + 20 }
          ForEach(0..<2, id: \\.self) { index in
            Card(title: "Two").alignmentGuide(.leading) { d in CGFloat(index) * 10 }
          }
        }
      }
      """, to: "bars.swift")
    let sliders = "[...document.querySelectorAll('[role=slider].guide')]"
    try browser.wait("\(sliders).length === 3")
    try browser.value("\(sliders)[0].focus()")
    try browser.press("ArrowRight")
    try browser.wait(
      "\(Self.patch).includes('+    Card(title: \"One\").alignmentGuide(.leading) { d in d[.leading] + 21 }')")
    try browser.value("\(sliders)[2].focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('CGFloat(index) * 10 + 1 }')")
  }

  @Test func `a guide of a view without modifiers is moved repeatedly`() throws {
    try served.write(
      """
      #Preview("Bars", traits: .fixedLayout(width: 300, height: 200)) {
        VStack(alignment: .leading) {
          Text("First")
          Text("Second, which is longer")
        }
      }

      """, to: "bars.swift")
    try browser.wait("document.querySelector('figure text')?.textContent === 'First'")
    try served.type("select \(served.path)/bars.swift:3")
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Text 1')")
    let slider = "document.querySelector('[role=slider].guide')"
    try browser.wait("\(slider)?.getAttribute('aria-label') === 'leading guide of Text 1'")
    try browser.value("\(slider).focus()")
    for distance in 1...3 {
      try browser.press("ArrowLeft")
      try browser.wait(
        "\(Self.patch).includes('Text(\"First\").alignmentGuide(.leading) { d in d[.leading] - \(distance) }')")
      try browser.wait("\(slider)?.getAttribute('aria-valuenow') === '-\(distance)'")
    }
  }

  @Test func `a guide in a closure of several lines is dragged, and one with several results has the reason`() throws {
    try served.write(
      Self.bars.replacingOccurrences(
        of: "{ d in d[.leading] + 20 }",
        with: "{ d in\n        let half = d.width / 2\n        return half > 9 ? half : 7\n      }"), to: "bars.swift")
    try browser.wait("document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') === '100'")
    try browser.value("document.querySelector('[role=slider]').focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('return (half > 9 ? half : 7) + 1')")
    try browser.wait("document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') === '101'")
    try served.write(
      Self.bars.replacingOccurrences(
        of: "{ d in d[.leading] + 20 }",
        with: "{ d in\n        if d.width > 9 { return 30 }\n        return 7\n      }"), to: "bars.swift")
    try browser.wait("!document.querySelector('[role=slider].guide')")
    try click(x: 150, y: 100)
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 2')")
    try browser.press("ArrowUp")
    try browser.wait(
      "document.querySelector('#details').textContent.includes('cannot be dragged: the closure that sets it has no single result')"
    )
  }
}
