import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `Touching a figure` {
  static let counter = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      @State private var name = ""

      var body: some View {
        VStack {
          Text("\\(count) taps")
          Button("More") { count += 1 }
          TextField("Name", text: $name)
          Text("Hello \\(name)")
        }
      }
    }

    #Preview("Counter", traits: .fixedLayout(width: 240, height: 200)) { Counter() }

    """
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder(["counter.swift": Self.counter])
    browser = try Browser()
    try browser.open(served.address)
    try browser.value("document.querySelector('input[value=interact]').click()")
  }

  private func click(_ text: String) throws {
    let element =
      "[...document.querySelectorAll('figure text')].find((t) => t.textContent === '\(text)').getBoundingClientRect()"
    // The page may still be placing the list of steps, which moves the figure.
    try browser.value(
      """
      (async () => {
        const next = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (let top = null; top !== \(element).top; ) {
          top = \(element).top;
          await next();
        }
      })()
      """)
    let x = try #require(Double(browser.text("\(element).left + 8")))
    let y = try #require(Double(browser.text("\(element).top + 8")))
    try browser.click(x: x, y: y)
  }

  private func shows(_ text: String) throws {
    try browser.wait("[...document.querySelectorAll('figure text')].some((t) => t.textContent === '\(text)')")
  }

  /// Presses a button of the steps when it is there: the page shows the steps after the view.
  private func press(_ label: String) throws {
    let button = "[...document.querySelectorAll('.steps button')].find((b) => b.textContent === '\(label)')"
    try browser.wait("\(button) !== undefined")
    try browser.value("\(button).click()")
  }

  @Test func `taps act, and are undone and discarded`() throws {
    try click("More")
    try shows("1 taps")
    try click("More")
    try shows("2 taps")
    try browser.wait("document.querySelectorAll('.steps li').length === 2")
    try press("Step back")
    try shows("1 taps")
    try press("Reset")
    try shows("0 taps")
  }

  @Test func `typed text goes to the field that was tapped`() throws {
    try click("Name")
    try browser.press("A")
    try browser.press("d")
    try browser.press("a")
    try shows("Hello Ada")
  }

  @Test func `typed text is added to the field's text`() throws {
    try served.write(Self.counter.replacing("name = \"\"", with: "name = \"Gr\""), to: "counter.swift")
    try shows("Hello Gr")
    try click("Gr")
    try browser.press("e")
    try browser.press("y")
    try shows("Hello Grey")
    try browser.press("Backspace")
    try shows("Hello Gre")
  }

  @Test func `a field takes a whole text, and changes in its middle`() throws {
    let field = "document.querySelector('.controls [role=textbox]')"
    try browser.wait("\(field) !== null")
    try browser.value("\(field).focus(); document.execCommand('insertText', false, 'Ada')")
    try shows("Hello Ada")
    try browser.press("ArrowLeft")
    try browser.press("d")
    try shows("Hello Adda")
    try press("Reset")
    try browser.wait("\(field).textContent === ''")
  }

  @Test func `beneath a sheet nothing can be operated`() throws {
    try served.write(
      """
      struct Sheets: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { isOpen = true }
            Button("Other") {}
          }
          .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
        }
      }
      #Preview("Counter", traits: .fixedLayout(width: 240, height: 400)) { Sheets() }
      """, to: "counter.swift")
    let names = "[...document.querySelectorAll('.controls > *')].map((e) => e.ariaLabel).join()"
    try browser.wait("\(names) === 'Open,Other'")
    try click("Open")
    try browser.wait("\(names).endsWith('Close') && !\(names).includes('Other')")
    try browser.value("document.querySelector('.controls [aria-label=Close]').focus()")
    try browser.press("Enter")
    try browser.wait("\(names) === 'Open,Other'")
  }

  @Test func `the address holds the steps, which another page takes`() throws {
    try click("More")
    try shows("1 taps")
    try click("Name")
    try browser.press("|")
    try browser.press(";")
    try shows("Hello |;")
    try browser.wait("decodeURIComponent(location.hash).includes('|;')")
    let other = try Browser()
    try other.open(
      served.address + (try browser.text("location.hash")),
      until: "[...document.querySelectorAll('figure text')].some((t) => t.textContent === 'Hello |;')")
    #expect(try other.text("[...document.querySelectorAll('figure text')][0].textContent") == "1 taps")
    try other.wait("document.querySelectorAll('.steps li').length === 3")
    try press("Reset")
    try shows("0 taps")
    try browser.wait("!location.hash.includes('steps')")
  }

  @Test func `states stay when the file changes`() throws {
    try click("More")
    try shows("1 taps")
    try served.write(Self.counter.replacingOccurrences(of: "taps", with: "times"), to: "counter.swift")
    try shows("1 times")
  }

  @Test func `the values of states stand below the figure, and follow steps back and forth`() throws {
    let states = "(document.querySelector('dl.states')?.textContent ?? '')"
    try browser.wait("\(states).includes('Counter.count0') && \(states).includes('Counter.name\"\"')")
    try click("More")
    try browser.wait("\(states).includes('Counter.count1')")
    try press("Step back")
    try browser.wait("\(states).includes('Counter.count0')")
  }

  @Test func `a view follows the finger, and its gesture ends when the finger is lifted`() throws {
    try served.write(
      """
      struct Puck: View {
        @GestureState private var moved = CGSize.zero
        @State private var end = "-"
        var body: some View {
          VStack {
            Text("Puck").gesture(
              DragGesture().updating($moved) { value, state, _ in state = value.translation }
                .onEnded { end = "\\(Int($0.translation.width))" })
            Text("moved \\(Int(moved.width))")
            Text("ended \\(end)")
          }
        }
      }
      #Preview("Counter", traits: .fixedLayout(width: 240, height: 200)) { Puck() }
      """, to: "counter.swift")
    try shows("moved 0")
    let text = "[...document.querySelectorAll('figure text')].find((t) => t.textContent === 'Puck')"
    let place = text + ".getBoundingClientRect()"
    let x = try #require(Double(browser.text("\(place).left + 8")))
    let y = try #require(Double(browser.text("\(place).top + 8")))
    try browser.hold(x: x, y: y)
    try browser.hold(x: x + 40, y: y)
    try shows("moved 40")
    try browser.hold(x: x + 70, y: y)
    try shows("moved 70")
    try shows("ended -")
    try browser.release(x: x + 70, y: y)
    try shows("ended 70")
    try shows("moved 0")
    #expect(try browser.text("document.querySelectorAll('.steps li').length") == "1")
  }

  @Test func `animations play, and end where the view is then`() throws {
    try served.write(
      """
      struct Moving: View {
        @State private var isFar = false
        var body: some View {
          VStack(alignment: .leading) {
            Button("Move") { withAnimation(.linear(duration: 0.5)) { isFar.toggle() } }
            Rectangle().frame(width: 20, height: 20).offset(x: isFar ? 100 : 0)
          }
        }
      }
      #Preview("Counter", traits: .fixedLayout(width: 240, height: 200)) { Moving() }
      """, to: "counter.swift")
    try shows("Move")
    try browser.value(
      """
      window.places = [];
      (function watch() {
        const shape = document.querySelector('figure svg [data-name^=Rectangle] rect, figure svg [data-name^=Rectangle] path');
        const place = shape && Math.round(shape.getBoundingClientRect().left - shape.ownerSVGElement.getBoundingClientRect().left);
        if (place !== undefined && place !== places.at(-1)) places.push(place);
        requestAnimationFrame(watch);
      })()
      """)
    let first = try #require(Double(browser.text("places.at(-1)")))
    try click("Move")
    try browser.wait("places.at(-1) === \(Int(first) + 100)")
    let between = try browser.text("places.length - 2")
    #expect(try #require(Int(between)) >= 5)
    #expect(try browser.holds("places.every((place, index) => index === 0 || place >= places[index - 1])"))
  }
}
