import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `Changes of the source`: TakesBarsApart {
  let page: OpenedBars

  init() throws { page = try OpenedBars() }

  @Test func `changes are a minimal patch, which is undone and redone`() throws {
    try browser.value("document.querySelector('[role=slider]').focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('+ 21')")
    #expect(try browser.names(role: "region").contains("Changes"))
    let patch = try browser.text(Self.patch)
    let changed = patch.split(separator: "\n").filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
    #expect(
      changed == [
        "-      .alignmentGuide(.leading) { d in d[.leading] + 20 }",
        "+      .alignmentGuide(.leading) { d in d[.leading] + 21 }",
      ])
    #expect(patch.contains("@@ -4,7 +4,7 @@"))
    try browser.value("[...document.querySelectorAll('#changes button')].find((b) => b.textContent === 'Undo').click()")
    try browser.wait("!\(Self.patch).includes('@@')")
    try browser.value("[...document.querySelectorAll('#changes button')].find((b) => b.textContent === 'Redo').click()")
    try browser.wait("\(Self.patch).includes('+ 21')")
  }

  @Test func `files are written by the button alone`() throws {
    try browser.value("document.querySelector('[role=slider]').focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('+ 21')")
    #expect(try served.text("bars.swift") == Self.bars)
    try browser.value(
      "[...document.querySelectorAll('#changes button')].find((b) => b.textContent === 'Write to file').click()")
    try browser.wait("document.querySelector('#changes').hidden")
    #expect(try served.text("bars.swift") == Self.bars.replacingOccurrences(of: "+ 20", with: "+ 21"))
  }

  @Test func `without --write the page writes nothing`() throws {
    let served = try ServedFolder(["bars.swift": Self.bars])
    let other = try Browser()
    try other.open(served.address, until: "document.querySelector('[role=slider]')")
    try other.value("document.querySelector('[role=slider]').focus()")
    try other.press("ArrowRight")
    try other.wait("\(Self.patch).includes('+ 21')")
    #expect(try !other.text("document.querySelector('#changes').textContent").contains("Write"))
    let answer = try other.value(
      "fetch('write', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{\"page\":1}'}).then((r) => r.text())"
    )
    #expect(answer as? String == "plumbline serve --write lets the page write files\n")
    #expect(try served.text("bars.swift") == Self.bars)
  }

  @Test func `Control and Z undo a change, and with Shift they redo it`() throws {
    try browser.value("document.querySelector('[role=slider]').focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('+ 21')")
    try browser.press("z", control: true)
    try browser.wait("!\(Self.patch).includes('@@')")
    try browser.press("Z", control: true)
    try browser.wait("\(Self.patch).includes('+ 21')")
  }

  @Test func `a view stays selected while its code becomes that of another view and ceases to be`() throws {
    let title = "document.querySelector('#details h2').textContent"
    try click(x: 150, y: 40)
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 1')")
    try browser.press("ArrowUp")
    try browser.wait("\(title).startsWith('frame of Rectangle 1')")
    try type("200", into: "width")
    try browser.wait("\(Self.patch).includes('+    Rectangle().frame(width: 200, height: 50)')")
    try type("20", into: "height")
    try browser.wait("\(Self.patch).includes('+    Rectangle().frame(width: 200, height: 20)')")
    try browser.wait("document.querySelector('#details .facts').textContent.includes('takes 200×20')")
    #expect(try browser.text(title).hasPrefix("frame of Rectangle 1"))
    for length in ["200×50", "120×50"] {
      try browser.press("z", control: true)
      try browser.wait("document.querySelector('#details .facts').textContent.includes('takes \(length)')")
      #expect(try browser.text(title).hasPrefix("frame of Rectangle 1"))
    }
  }

  @Test func `lengths, alignments and arguments that are not written yet are changed`() throws {
    try click(x: 150, y: 100)
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 2')")
    try browser.press("ArrowUp")
    try browser.wait("document.querySelector('#details h2').textContent.startsWith('frame of Rectangle 2')")
    try type("150", into: "width")
    try browser.wait("\(Self.patch).includes('.frame(width: 150, height: 50)')")
    try type("topLeading", into: "alignment")
    try browser.wait("\(Self.patch).includes('.frame(width: 150, height: 50, alignment: .topLeading)')")
    try browser.value("document.querySelector('figure .canvas').focus()")
    try browser.press("ArrowUp")
    try browser.wait("document.querySelector('#details h2').textContent.startsWith('VStack')")
    try type("12", into: "spacing")
    try browser.wait("\(Self.patch).includes('VStack(alignment: .leading, spacing: 12)')")
    try type("trailing", into: "alignment")
    try browser.wait("\(Self.patch).includes('VStack(alignment: .trailing, spacing: 12)')")
    try browser.wait("document.querySelector('.story')?.textContent.includes('alignment is now trailing')")
  }
}
