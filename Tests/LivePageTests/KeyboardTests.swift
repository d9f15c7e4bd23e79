import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `The page by keyboard alone` {
  static let screens = """
    import SwiftUI

    #Preview("Bars", traits: .fixedLayout(width: 300, height: 120)) {
      VStack(alignment: .leading, spacing: 8) {
        Rectangle().frame(width: 120, height: 20)
        Rectangle().fill(.red).frame(width: 200, height: 20)
          .alignmentGuide(.leading) { d in d[.leading] + 20 }
      }
    }

    struct Form: View {
      @State private var count = 0
      @State private var name = ""
      @State private var isOn = false
      @State private var level = 5.0
      @State private var size = "Small"

      var body: some View {
        VStack {
          Text("\\(count) taps, \\(isOn ? "on" : "off"), level \\(Int(level)), \\(size), hello \\(name)")
          Button("More") { count += 1 }
          TextField("Name", text: $name)
          Toggle("Lamp", isOn: $isOn)
          Slider(value: $level, in: 0...10, step: 1).accessibilityLabel("Level")
          Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \\.self) { Text($0) } }.pickerStyle(.segmented)
        }
      }
    }

    #Preview("Form") { Form() }

    """
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder(["screens.swift": Self.screens], options: ["--write"])
    browser = try Browser(width: 1_400)
    try browser.open(served.address, until: "document.querySelectorAll('figure svg').length === 2")
    try browser.wait("document.querySelector('[role=slider].guide')")
  }

  private static let patch = "(document.querySelector('#changes pre')?.textContent ?? '')"

  /// Presses Tab until an element has the focus.
  private func reach(_ selector: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for _ in 0..<90 {
      if try browser.holds("document.activeElement.matches('\(selector)')") { return }
      try browser.press("Tab")
    }
    Issue.record("Tab does not reach \(selector)", sourceLocation: sourceLocation)
  }

  private func shows(_ text: String) throws {
    try browser.wait("[...document.querySelectorAll('figure text')].some((t) => t.textContent.includes('\(text)'))")
  }

  /// Presses Tab through the page, and returns the names of the controls that never had the focus.
  private func unreached() throws -> String {
    try browser.value("window.reached = new Set(); document.activeElement.blur(); 0")
    for _ in 0..<90 {
      try browser.press("Tab")
      try browser.value("reached.add(document.activeElement); 0")
    }
    return try browser.text(
      """
      [...document.querySelectorAll('a, button, input, select, summary, [tabindex="0"], [role=slider], [role=button]')]
        .filter((element) => element.checkVisibility() && !element.disabled && !reached.has(element))
        .filter((element) => element.type !== 'radio' || element.checked)
        .map((element) => element.getAttribute('aria-label') ?? element.outerHTML).join()
      """)
  }

  @Test func `Tab reaches every control, whether views are inspected or operated`() throws {
    try reach("figure .canvas")
    try browser.press("ArrowDown")
    try browser.wait("document.querySelector('.fields input')")
    #expect(try unreached() == "")
    try reach("figure .canvas")
    try browser.press("t")
    try browser.wait("document.querySelector('.controls [role=switch]')")
    #expect(try unreached() == "")
  }

  @Test func `a view is selected and changed, the change is undone, and the selection ends`() throws {
    try reach("figure .canvas")
    try browser.press("ArrowDown")
    try browser.wait("document.querySelector('.box.own')")
    try browser.press("ArrowUp")
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('VStack')")
    try reach("[data-id=\"VStack.spacing\"]")
    try browser.press("1")
    try browser.press("2")
    try browser.wait("\(Self.patch).includes('spacing: 12)')")
    try reach("#changes button")
    try browser.press("Enter")
    try browser.wait("!\(Self.patch).includes('spacing: 12)')")
    #expect(try browser.holds("document.activeElement.closest('#changes')"))
    try reach("[aria-label=Close]")
    try browser.press("Enter")
    try browser.wait("document.querySelector('#details').childElementCount === 0")
    #expect(try browser.holds("document.activeElement.matches('.canvas')"))
  }

  @Test func `looks are chosen, set side by side and removed, and the focus stays among their controls`() throws {
    try reach("figure .canvas")
    try browser.press("o")
    try browser.press("Tab")
    try browser.press(" ")
    try browser.wait("decodeURIComponent(location.hash).includes('show=frames')")
    try browser.press("Escape")
    #expect(try browser.holds("document.activeElement.matches('summary') && !document.querySelector('.menu[open]')"))
    try reach("#looks > button")
    try browser.press("Enter")
    try browser.wait("document.querySelectorAll('.look').length === 2")
    #expect(try browser.holds("document.activeElement.closest('#looks')"))
    try reach("[aria-label=\"Remove look 2\"]")
    try browser.press("Enter")
    try browser.wait("document.querySelectorAll('.look').length === 1")
    #expect(try browser.holds("document.activeElement.closest('#looks')"))
  }

  @Test func `views act by keys, and have the names and values that screen readers need`() throws {
    try reach("figure .canvas")
    try browser.press("t")
    try browser.wait("document.querySelector('.controls [role=switch]')")
    #expect(try browser.names(role: "switch") == ["Lamp"])
    try reach(".controls [aria-label=More]")
    try browser.press("Enter")
    try shows("1 taps, off")
    #expect(try browser.holds("document.activeElement.matches('[aria-label=More]')"))
    try browser.press(" ")
    try shows("2 taps")
    try reach(".controls [role=textbox]")
    for key in ["A", "d", "o", "Backspace", "a"] { try browser.press(key) }
    try shows("hello Ada")
    try reach(".controls [role=switch]")
    try browser.press(" ")
    try shows("taps, on")
    try browser.wait("document.querySelector('[role=switch]').getAttribute('aria-checked') === 'true'")
    try reach(".controls [role=spinbutton]")
    try browser.press("ArrowRight")
    try shows("level 6")
    try reach(".controls [aria-description=Small]")
    try browser.press("ArrowRight")
    try shows("Large")
    try reach(".steps button")
    try browser.press("Enter")
    try shows("0 taps, off")
    #expect(browser.faults.isEmpty)
  }
}
