import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `Figures that come and go` {
  static let card = """
    import SwiftUI

    #Preview("Card") {
      Text("Hello").padding(20)
    }

    """
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder(["card.swift": Self.card])
    browser = try Browser()
    try browser.open(served.address)
  }

  /// Waits until the page has as many drawings as figures, each with text.
  private func wait(forDrawings count: Int) throws {
    try browser.wait(
      """
      document.querySelectorAll('figure').length === \(count)
        && [...document.querySelectorAll('figure')].every((figure) => figure.querySelector('svg text')?.textContent === 'Hello')
      """)
  }

  @Test func `a file that is removed and comes back is drawn`() throws {
    unlink("\(served.path)/card.swift")
    try browser.wait("document.querySelectorAll('figure').length === 0")
    try served.write(Self.card, to: "card.swift")
    try wait(forDrawings: 1)
  }

  @Test func `a change of an included file is drawn in all files that use it`() throws {
    let shared = try ServedFolder([:])
    try shared.write("struct Tag: View { var body: some View { Text(\"one\") } }", to: "Tag.swift")
    let file = "#Preview(\"NAME\") { Tag() }"
    let served = try ServedFolder(
      ["a.swift": file.replacing("NAME", with: "A"), "b.swift": file.replacing("NAME", with: "B")],
      options: ["--include", shared.path])
    try browser.open(served.address)
    let all =
      "[...document.querySelectorAll('figure')].map((figure) => figure.querySelector('svg text')?.textContent).join()"
    try browser.wait("\(all) === 'one,one'")
    try shared.write("struct Tag: View { var body: some View { Text(\"two\") } }", to: "Tag.swift")
    try browser.wait("\(all) === 'two,two'")
  }

  @Test func `a preview that gets another name, and its own again, is drawn`() throws {
    try served.write(Self.card.replacing("\"Card\"", with: "\"Other\""), to: "card.swift")
    try browser.wait("document.querySelector('figure').getAttribute('aria-label') === 'Other'")
    try served.write(Self.card, to: "card.swift")
    try browser.wait("document.querySelector('figure').getAttribute('aria-label') === 'Card'")
    try wait(forDrawings: 1)
  }

  @Test func `a look that is removed and added again is drawn`() throws {
    let add = "[...document.querySelectorAll('#looks > button')].at(-1).click()"
    try browser.value(add)
    try wait(forDrawings: 2)
    try browser.value("document.querySelector('[aria-label=\"Remove look 2\"]').click()")
    try wait(forDrawings: 1)
    try browser.value(add)
    try wait(forDrawings: 2)
  }

  @Test func `an error keeps the drawings of all looks, and the handles on them are dimmed too`() throws {
    try browser.value("[...document.querySelectorAll('#looks > button')].at(-1).click()")
    try wait(forDrawings: 2)
    try served.write(Self.card.replacing("padding", with: "paddding"), to: "card.swift")
    try browser.wait("document.querySelectorAll('figure.stale').length === 2")
    try wait(forDrawings: 2)
    #expect(
      try browser.holds(
        "[...document.querySelectorAll('.layer')].every((layer) => Number(getComputedStyle(layer).opacity) < 0.5)"))
    try served.write(Self.card, to: "card.swift")
    try browser.wait("document.querySelectorAll('figure.stale').length === 0")
    try wait(forDrawings: 2)
  }

  @Test func `a search without results has a message`() throws {
    try browser.value(
      "(() => { const search = document.querySelector('#search'); search.value = 'circ'; search.dispatchEvent(new Event('input')); })()"
    )
    try browser.wait("document.querySelector('main').innerText.trim() === 'No figure contains “circ”.'")
    try browser.press("Escape")
    try browser.value(
      "(() => { const search = document.querySelector('#search'); search.value = 'car'; search.dispatchEvent(new Event('input')); })()"
    )
    try browser.wait("!document.querySelector('main').innerText.includes('No figure')")
  }

  @Test func `the edge of a canvas stays under the pointer, whatever stands beside it, and through many sizes`() throws
  {
    try served.write(
      """
      #Preview("First") { Text("Hello").frame(maxWidth: .infinity) }
      #Preview("Second") { Text("Hello").frame(maxWidth: .infinity) }
      """, to: "card.swift")
    try wait(forDrawings: 2)
    let edge = "document.querySelectorAll('.edge.width')[1].getBoundingClientRect()"
    let x = try #require(Double(browser.text("\(edge).left + 4")))
    let y = try #require(Double(browser.text("\(edge).top + \(edge).height / 2")))
    for distance in stride(from: 0.0, through: -160, by: -10) {
      try browser.hold(x: x + distance, y: y)
      try browser.wait("Math.abs(\(edge).left + 4 - \(x + distance)) <= 1")
    }
    try browser.release(x: x - 160, y: y)
    #expect(try browser.text("document.querySelectorAll('.edge.width')[1].getAttribute('aria-valuenow')") == "233")
    try browser.wait("!document.querySelector('.held') && \(edge).left < \(x - 200)")
    #expect(try browser.holds("decodeURIComponent(location.hash).includes('canvas=233x852')"))
  }
}
