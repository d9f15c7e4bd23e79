import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `Inspecting a figure`: TakesBarsApart {
  let page: OpenedBars

  init() throws { page = try OpenedBars() }

  @Test func `the label of a selected view lies in the drawing, beside the handles of guides`() throws {
    let hides = """
      (() => {
        const label = document.querySelector('.box.own span').getBoundingClientRect();
        const area = document.querySelector('figure svg').getBoundingClientRect();
        const isInside = label.top >= area.top && label.bottom <= area.bottom
          && label.left >= area.left - 2 && label.right <= area.right + 1;
        return !isInside || [...document.querySelectorAll('.guide')].some((guide) => {
          const { left, top } = guide.getBoundingClientRect();
          return label.left < left + 12 && label.right > left && label.top < top + 12 && label.bottom > top - 2;
        });
      })()
      """
    // The red rectangle, whose guide is at its upper left corner; then views up to the drawing's edge.
    try click(x: 150, y: 100)
    try browser.wait("document.querySelector('.box.own span')?.textContent === 'Rectangle 2'")
    #expect(try !browser.holds(hides))
    try served.write(
      """
      #Preview("Bars", traits: .fixedLayout(width: 120, height: 40)) {
        Color.red.frame(width: 20).frame(maxWidth: .infinity, alignment: .trailing)
      }
      """, to: "bars.swift")
    try browser.wait("document.querySelector('figure svg').getBoundingClientRect().width === 120")
    try click(x: 110, y: 20)
    try browser.wait("document.querySelector('.box.own span')?.textContent.startsWith('Color')")
    #expect(try !browser.holds(hides))
    // A view that is wider than its figure.
    try served.write(
      """
      #Preview("Bars", traits: .fixedLayout(width: 200, height: 90)) { Circle().frame(width: 280, height: 40) }
      """, to: "bars.swift")
    try browser.wait("document.querySelector('figure svg').getBoundingClientRect().width === 200")
    try click(x: 10, y: 45)
    try browser.wait("document.querySelector('.box.own span')?.textContent.endsWith('Circle')")
    #expect(try !browser.holds(hides))
  }

  @Test func `a view that an offset displaces has a note`() throws {
    try served.write(
      """
      #Preview("Bars", traits: .fixedLayout(width: 200, height: 90)) {
        Color.red.frame(width: 40, height: 40).offset(x: 3, y: -2)
      }
      """, to: "bars.swift")
    try browser.wait("document.querySelector('figure svg').getBoundingClientRect().width === 200")
    try click(x: 100, y: 45)
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Color')")
    try browser.press("ArrowUp")
    try browser.wait("document.querySelector('#details h2').textContent.startsWith('frame of Color')")
    #expect(
      try browser.text("document.querySelector('.facts').textContent").contains(
        "is displaced by 3, -2 from its frame, that of the offset of Color"))
  }

  @Test func `a selected view is in sight beside the panel, and when arrows lead to it`() throws {
    try browser.resize(width: 320, height: 640)
    let rows = (0..<30).map { "Text(\"Row \($0)\")" }.joined(separator: "\n")
    try served.write(
      "#Preview(\"Bars\", traits: .fixedLayout(width: 280, height: 900)) { VStack { \(rows) } }", to: "bars.swift")
    try browser.wait("document.querySelectorAll('figure text').length === 30")
    let isInSight = """
      (() => {
        const [box, area] = ['.box.own', 'main'].map((name) => document.querySelector(name)?.getBoundingClientRect());
        return box && box.top >= area.top - 1 && box.bottom <= area.bottom + 1;
      })()
      """
    try browser.value("document.querySelector('main').scrollTop = 9999")
    try click(x: 140, y: 776)
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Text 30') && \(isInSight)")
    for _ in 0..<12 { try browser.press("ArrowLeft") }
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Text 18') && \(isInSight)")
  }

  @Test func `a click shows the proposal, the response, the guide and the spacing from the engine`() throws {
    try click(x: 150, y: 100)
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 2')")
    #expect(
      try browser.text("document.querySelector('.facts').textContent").contains("was proposed 200×50 and takes 200×50"))
    try browser.press("ArrowUp")
    try browser.wait("document.querySelector('#details h2').textContent.startsWith('frame of Rectangle 2')")
    #expect(try browser.text("document.querySelector('.facts').textContent").contains("is aligned by its leading 20"))
    #expect(
      try browser.text("document.querySelector('.source [aria-current]').textContent").contains(
        "frame(width: 200, height: 50)"))
    try browser.press("ArrowUp")
    try browser.wait("document.querySelector('#details h2').textContent.startsWith('VStack')")
    #expect(
      try browser.text("document.querySelector('.facts').textContent").contains(
        "keeps 8 between frame and frame: given"))
    try browser.press("ArrowDown")
    try browser.wait("document.querySelector('#details h2').textContent.startsWith('frame of Rectangle 1')")
    try browser.press("ArrowRight")
    try browser.wait("document.querySelector('#details h2').textContent.startsWith('frame of Rectangle 2')")
  }

  @Test func `a view is proposed a number, nil, 0 and infinity, and stays selected`() throws {
    try served.write(
      """
      #Preview("Bars", traits: .fixedLayout(width: 300, height: 200)) {
        VStack(alignment: .leading) {
          Text("Some words that wrap")
          Rectangle().frame(width: 200, height: 50).alignmentGuide(.leading) { d in 20 }
        }
      }

      """, to: "bars.swift")
    try browser.wait("document.querySelector('figure text')?.textContent.startsWith('Some')")
    try click(x: 100, y: 72)
    let facts = "(document.querySelector('.facts')?.textContent ?? '')"
    let title = "document.querySelector('#details h2')?.textContent"
    try browser.wait("\(title)?.startsWith('Text')")
    try type("60", into: "proposed width")
    try browser.wait(
      "\(Self.patch).includes('wrap\").frame(idealWidth: 60).fixedSize(horizontal: true, vertical: false)')")
    try browser.wait("\(title)?.startsWith('Text') && /was proposed 60×/.test(\(facts))")
    try type("nil", into: "proposed width")
    try browser.wait("\(Self.patch).includes('wrap\").fixedSize(horizontal: true, vertical: false)')")
    try type("0", into: "proposed height")
    try browser.wait("\(Self.patch).includes('wrap\").frame(idealHeight: 0).fixedSize()')")
    try browser.wait("/was proposed ideal×0 /.test(\(facts))")
    try type("", into: "proposed height")
    try type("∞", into: "proposed width")
    try browser.wait("\(Self.patch).includes('Unlimited(axes: .horizontal) { Text(\"Some words that wrap\") }')")
    try browser.wait("\(title)?.startsWith('Text') && /was proposed ∞×/.test(\(facts))")
    try type("", into: "proposed width")
    try browser.wait("!\(Self.patch).includes('@@')")
    try browser.wait("\(title)?.startsWith('Text') && /was proposed 300×/.test(\(facts))")
  }

  @Test func `the selected view is part of the address`() throws {
    try click(x: 150, y: 100)
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 2')")
    let address = try browser.text("location.hash")
    let other = try Browser()
    try other.open(
      served.address + address, until: "document.querySelector('#details h2')?.textContent.startsWith('Rectangle 2')")
  }
}
