import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `Taking a figure apart` {
  static let bars = """
    import SwiftUI

    #Preview("Bars", traits: .fixedLayout(width: 300, height: 200)) {
      VStack(alignment: .leading, spacing: 8) {
        Rectangle().frame(width: 120, height: 50)
        Rectangle().fill(.red).frame(width: 200, height: 50)
          .alignmentGuide(.leading) { d in d[.leading] + 20 }
        Text("a").padding(4)
      }
    }

    """
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder(["bars.swift": Self.bars], options: ["--write"])
    browser = try Browser(width: 1_400)
    try browser.open(served.address, until: "document.querySelector('[role=slider]')")
  }

  static let patch = "(document.querySelector('#changes pre')?.textContent ?? '')"

  /// Clicks a point of the drawing, in points.
  private func click(x: Double, y: Double) throws {
    let left = try #require(Double(browser.text("document.querySelector('figure svg').getBoundingClientRect().left")))
    let top = try #require(Double(browser.text("document.querySelector('figure svg').getBoundingClientRect().top")))
    try browser.click(x: left + x, y: top + y)
  }

  /// Types a value into the field with a label.
  private func type(_ value: String, into label: String) throws {
    try browser.value(
      """
      (() => {
        const field = [...document.querySelectorAll('.field')].find((field) => field.textContent.startsWith('\(label)'));
        const control = field.querySelector('input, select');
        control.value = '\(value)';
        control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input'));
      })()
      """)
  }

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

  @Test func `changes are a minimal patch, which is taken back and made again`() throws {
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
    let status = try other.value(
      "fetch('/write', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{\"page\":1}'}).then((r) => r.status)"
    )
    #expect(status as? Int == 403)
    #expect(try served.text("bars.swift") == Self.bars)
  }

  @Test func `a guide is dragged, which one step takes back`() throws {
    let guide = "document.querySelector('[role=slider]').getBoundingClientRect()"
    let x = try #require(Double(browser.text("\(guide).left + 6")))
    let y = try #require(Double(browser.text("\(guide).top + 30")))
    try browser.drag(fromX: x, y: y, toX: x + 12, y: y)
    try browser.wait("\(Self.patch).includes('d[.leading] + 32')")
    try browser.value("[...document.querySelectorAll('#changes button')].find((b) => b.textContent === 'Undo').click()")
    try browser.wait("!\(Self.patch).includes('@@')")
  }

  @Test func `a drag is one change: what moved is said from where it stood before`() throws {
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

  @Test func `the label of a selected view lies in the drawing, beside the handles of guides`() throws {
    let hides = """
      (() => {
        const label = document.querySelector('.box.own span').getBoundingClientRect();
        const area = document.querySelector('figure svg').getBoundingClientRect();
        const isInside = label.top >= area.top && label.bottom <= area.bottom && label.right <= area.right + 1;
        return !isInside || [...document.querySelectorAll('.guide')].some((guide) => {
          const { left, top } = guide.getBoundingClientRect();
          return label.left < left + 12 && label.right > left && label.top < top + 12 && label.bottom > top - 2;
        });
      })()
      """
    // The red rectangle, at whose upper left corner its guide stands; then views up to the drawing's edge.
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
  }

  @Test func `Control and Z take a change back, and with Shift they make it again`() throws {
    try browser.value("document.querySelector('[role=slider]').focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('+ 21')")
    try browser.press("z", control: true)
    try browser.wait("!\(Self.patch).includes('@@')")
    try browser.press("Z", control: true)
    try browser.wait("\(Self.patch).includes('+ 21')")
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

  @Test func `a guide of a view without modifiers is moved again and again`() throws {
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

  @Test func `a guide in a closure of several lines is dragged, and one with several results says why not`() throws {
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
