import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `The page in a browser` {
  static let card = """
    import SwiftUI

    #Preview("Card", traits: .fixedLayout(width: 240, height: 160)) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Hello")
        Rectangle().frame(width: 60, height: 40)
      }
    }

    #Preview("Circle", traits: .fixedLayout(width: 100, height: 100)) {
      Circle().padding(10)
    }

    """
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder(["card.swift": Self.card])
    browser = try Browser()
    try browser.open(served.address, until: "document.querySelectorAll('figure svg').length === 2")
  }

  private func replace(_ text: String, by other: String) throws {
    try served.write(Self.card.replacingOccurrences(of: text, with: other), to: "card.swift")
  }

  @Test func `each preview is a figure with its name, and holds SVG`() throws {
    #expect(try browser.names(role: "figure") == ["Card", "Circle"])
    #expect(try browser.text("document.querySelector('figure text').textContent") == "Hello")
    #expect(try browser.text("location.pathname + location.search") == served.folder + "/")
    #expect(browser.faults.isEmpty)
  }

  @Test func `the cookie does not go to another server of this computer`() throws {
    let other = try ServedFolder([:])
    // Another server's page gets no cookie, though it has the same host.
    try browser.open("http://127.0.0.1:\(other.port)/", until: "document.body.textContent.includes('plumbline serve')")
    let cookies = try browser.cookies(for: "http://127.0.0.1:\(other.port)/")
    #expect(cookies.isEmpty)
    #expect(try browser.cookies(for: served.address.components(separatedBy: "/?")[0] + served.folder + "/").count == 1)
  }

  @Test func `an edit changes only what changed`() throws {
    try browser.value(
      """
      window.kept = [...document.querySelectorAll('figure svg, figure svg *')];
      window.changed = [];
      new MutationObserver((records) => changed.push(...records)).observe(document.querySelectorAll('figure svg')[1], {
        subtree: true, childList: true, attributes: true, characterData: true });
      true
      """)
    try replace("\"Hello\"", by: "\"Goodbye\"")
    try browser.wait("document.querySelector('figure text').textContent === 'Goodbye'")
    #expect(try browser.holds("kept.every((element) => element.isConnected)"))
    #expect(try browser.text("changed.length") == "0")
  }

  @Test func `zoom, scroll and focus stay when a file changes`() throws {
    try browser.value("document.querySelector('#zoom-in').click(); document.querySelector('figure .canvas').focus()")
    let width = try browser.text("document.querySelector('figure svg').getBoundingClientRect().width")
    try browser.resize(width: 600, height: 300)
    try browser.value("document.querySelector('main').scrollTop = 40")
    try replace("\"Hello\"", by: "\"Hi\"")
    try browser.wait("document.querySelector('figure text').textContent === 'Hi'")
    #expect(try browser.text("document.querySelector('figure svg').getBoundingClientRect().width") == width)
    #expect(try browser.text("document.querySelector('main').scrollTop") == "40")
    #expect(try browser.holds("document.activeElement === document.querySelector('figure .canvas')"))
  }

  @Test func `the last picture without an error stays, dimmed, until a save corrects the error`() throws {
    try replace("Rectangle()", by: "Rectangel()")
    try browser.wait("document.querySelector('[role=alert]')")
    let alert = try browser.text("document.querySelector('[role=alert]').textContent")
    #expect(alert.contains("card.swift:6:5"))
    #expect(alert.contains("    Rectangel().frame(width: 60, height: 40)"))
    #expect(alert.contains("    ^~~~~~~~~"))
    #expect(alert.contains("hint: did you mean 'Rectangle'?"))
    #expect(try browser.names(role: "alert").count == 1)
    #expect(try browser.text("document.querySelector('figure text').textContent") == "Hello")
    #expect(try browser.holds("getComputedStyle(document.querySelector('figure svg')).opacity < 0.6"))
    #expect(try browser.holds("getComputedStyle(document.querySelectorAll('figure svg')[1]).opacity === '1'"))
    try served.write(Self.card, to: "card.swift")
    try browser.wait("!document.querySelector('[role=alert]') && !document.querySelector('.stale')")
  }

  @Test func `a file that cannot be parsed keeps all its pictures, and each error is reported`() throws {
    try replace("Circle()", by: "Circle(")
    try browser.wait("document.querySelectorAll('.stale svg').length === 2")
    #expect(try browser.names(role: "alert").count >= 1)
    try served.write(Self.card, to: "card.swift")
    try browser.wait("!document.querySelector('.stale') && !document.querySelector('[role=alert]')")
  }

  @Test(arguments: ["rename", "remove", "touch"])
  func `every way in which editors save is noticed`(way: String) throws {
    let path = "\(served.path)/card.swift"
    let text = Self.card.replacingOccurrences(of: "Hello", with: "Saved")
    switch way {
    case "rename":
      try served.write(text, to: ".card.swift.swp")
      #expect(rename("\(served.path)/.card.swift.swp", path) == 0)
    case "remove":
      unlink(path)
      usleep(10_000)
      try served.write(text, to: "card.swift")
    default:
      try served.write(text, to: "card.swift")
      #expect(utimensat(AT_FDCWD, path, nil, 0) == 0)
    }
    try browser.wait("document.querySelector('figure text')?.textContent === 'Saved'")
    #expect(try !browser.holds("document.querySelector('[role=alert]')"))
  }

  @Test func `files that come and go are shown and removed`() throws {
    try served.write("#Preview(\"New\") { Text(\"new\") }", to: "other.swift")
    try browser.wait("document.querySelectorAll('figure svg').length === 3")
    #expect(try browser.names(role: "figure").contains("New"))
    unlink("\(served.path)/other.swift")
    try browser.wait("document.querySelectorAll('figure').length === 2")
  }

  @Test func `warnings are listed without an alert`() throws {
    try replace("Text(\"Hello\")", by: "Image(\"missing\")")
    try browser.wait("document.querySelector('.warnings summary')?.textContent === '1 warning'")
    #expect(try browser.names(role: "alert").isEmpty)
  }

  @Test func `overlays, appearance and search stay in the address`() throws {
    try browser.value("document.querySelector('input[value=frames]').click()")
    try browser.wait(
      "document.querySelector('figure [data-name=frames], figure [data-name=Frames]') || document.querySelectorAll('figure svg')[1].querySelectorAll('path, rect').length > 2"
    )
    try browser.value(
      "(() => { const select = document.querySelector('select[aria-label=Appearance]'); select.value = 'dark'; select.dispatchEvent(new Event('change')); })()"
    )
    try browser.value(
      "(() => { const search = document.querySelector('#search'); search.value = 'circ'; search.dispatchEvent(new Event('input')); })()"
    )
    try browser.wait(
      "[...document.querySelectorAll('figure')].filter((figure) => figure.checkVisibility()).length === 1")
    let address = try browser.text("location.hash")
    #expect(address.contains("dark"))
    #expect(address.contains("frames"))
    #expect(address.contains("search=circ"))
    let other = try Browser()
    try other.open(served.address + address, until: "document.querySelectorAll('figure svg').length === 2")
    #expect(try other.names(role: "figure") == ["Circle"])
    #expect(try other.holds("document.querySelector('input[value=frames]').checked"))
    #expect(try other.text("document.querySelector('select[aria-label=Appearance]').value") == "dark")
  }

  @Test func `contrast and accessibility settings are those of the drawn views`() throws {
    try served.write(
      """
      import SwiftUI

      #Preview("Blue") { Text("Heavy").foregroundStyle(.blue).frame(width: 90, height: 30) }

      """, to: "card.swift")
    try browser.wait(
      "document.querySelector('figure')?.getAttribute('aria-label') === 'Blue' || document.querySelectorAll('figure').length === 1"
    )
    func choose(_ control: String, _ value: String) throws {
      try browser.value(
        "(() => { const select = document.querySelector('select[aria-label=\(control)]'); select.value = '\(value)'; select.dispatchEvent(new Event('change')); })()"
      )
    }
    try browser.wait("document.querySelector('figure svg').outerHTML.toLowerCase().includes('#007aff')")
    try choose("Contrast", "increased")
    try browser.wait("document.querySelector('figure svg').outerHTML.toLowerCase().includes('#0040dd')")
    try choose("Settings", "bold-text")
    try browser.wait("/weight[^0-9]*600/.test(document.querySelector('figure svg').outerHTML)")
    #expect(try browser.text("location.hash").contains("accessibility%3Dbold-text"))
  }

  @Test func `keys do what the controls do`() throws {
    try browser.press("+")
    #expect(try browser.text("document.querySelector('#zoom').textContent") == "125%")
    try browser.press("0")
    #expect(try browser.text("document.querySelector('#zoom').textContent") == "100%")
    try browser.press("/")
    #expect(try browser.text("document.activeElement.id") == "search")
    try browser.press("0")
    #expect(try browser.text("document.querySelector('#search').value") == "0")
  }

  @Test(arguments: [320, 360, 700, 900, 1_000, 2_000])
  func `menus open within the window`(width: Int) throws {
    try browser.resize(width: width, height: 700)
    for index in 0..<3 {
      try browser.value("document.querySelectorAll('details.menu > summary')[\(index)].click()")
      try browser.wait(
        """
        (() => {
          const sheet = document.querySelector('details.menu[open] > .sheet')?.getBoundingClientRect();
          return sheet && sheet.left >= 0 && sheet.right <= innerWidth;
        })()
        """)
      try browser.value("document.querySelectorAll('details.menu > summary')[\(index)].click()")
    }
  }

  @Test(arguments: [320, 768, 2_000])
  func `nothing is wider than the window`(width: Int) throws {
    try browser.resize(width: width, height: 700)
    #expect(try browser.text("document.documentElement.scrollWidth") == "\(width)")
    #expect(
      try browser.holds("document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth"))
  }

  @Test(arguments: ["inspect", "interact"])
  func `in a window of 320 points every control has a name, lies within it and is reached by Tab`(mode: String) throws {
    try browser.resize(width: 320, height: 640)
    try browser.value("document.querySelector('figure .canvas').focus()")
    try browser.press(mode == "inspect" ? "i" : "t")
    if mode == "inspect" {
      try browser.press("ArrowDown")
      try browser.wait("document.querySelector('#details h2')")
    }
    #expect(try browser.text("document.documentElement.scrollWidth") == "320")
    let controls = """
      [...document.querySelectorAll('a, button, input, select, summary, [tabindex="0"], [role=slider], [role=button]')]
        .filter((element) => element.checkVisibility() && !element.disabled)
        .filter((element) => element.type !== 'radio' || element.checked)
      """
    try browser.value("window.reached = new Set(); document.activeElement.blur(); 0")
    for _ in 0..<120 {
      try browser.press("Tab")
      try browser.value("reached.add(document.activeElement); 0")
    }
    #expect(try browser.text("\(controls).filter((e) => !reached.has(e)).map((e) => e.outerHTML).join()") == "")
    let named = """
      (e) => (e.ariaLabel ?? e.labels?.[0]?.textContent ?? e.textContent ?? e.title ?? '').trim() || e.closest('figure')
      """
    #expect(try browser.text("\(controls).filter((e) => !(\(named))(e)).map((e) => e.outerHTML).join()") == "")
    let within = "(e) => { const b = e.getBoundingClientRect(); return b.left >= -1 && b.right <= 321; }"
    #expect(
      try browser.text(
        """
        \(controls).filter((e) => !e.closest('figure, .skip, pre') && !(\(within))(e)).map((e) => e.outerHTML).join()
        """) == "")
  }

  @Test func `texts of all weights are set in fonts of the drawing`() throws {
    try replace("Text(\"Hello\")", by: "Text(\"Hello\").bold(); Text(\"Bye\").italic()")
    try browser.wait("[...document.querySelectorAll('figure text')].some((t) => t.textContent === 'Bye')")
    try browser.wait("[...document.fonts].filter((font) => font.status === 'loaded').length >= 2")
    let weights = try browser.text("[...document.fonts].map((font) => font.weight).sort().join()")
    #expect(weights.contains("600"))
    #expect(browser.faults.isEmpty)
  }

  @Test func `names in files are text and never markup`() throws {
    try replace("\"Card\"", by: "\"<img src=x onerror=alert(1)>\"")
    try browser.wait("document.querySelector('h3').textContent === '<img src=x onerror=alert(1)>'")
    #expect(try browser.holds("!document.querySelector('img[src=x]')"))
  }
}
