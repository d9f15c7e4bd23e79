import Testing

/// A served figure of three bars, and the browser that shows its page.
struct OpenedBars {
  /// The served folder, with the file `bars.swift`.
  let served: ServedFolder
  /// The browser.
  let browser: Browser

  /// Serves the figure, and opens its page.
  init() throws {
    served = try ServedFolder(["bars.swift": Self.bars], options: ["--write"])
    browser = try Browser(width: 1_400)
    try browser.open(served.address, until: "document.querySelector('[role=slider]')")
  }

  /// The file.
  static var bars: String {
    """
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
  }
}

/// A suite whose tests inspect a served figure of three bars.
protocol TakesBarsApart {
  /// The figure and its page.
  var page: OpenedBars { get }
}

extension TakesBarsApart {
  /// The served folder, with the file `bars.swift`.
  var served: ServedFolder { page.served }
  /// The browser that shows its page.
  var browser: Browser { page.browser }
  /// The file.
  static var bars: String { OpenedBars.bars }

  /// The patch that the page shows, as code of the page.
  static var patch: String { "(document.querySelector('#changes pre')?.textContent ?? '')" }

  /// Clicks a point of the drawing, in points.
  func click(x: Double, y: Double) throws {
    let left = try #require(Double(browser.text("document.querySelector('figure svg').getBoundingClientRect().left")))
    let top = try #require(Double(browser.text("document.querySelector('figure svg').getBoundingClientRect().top")))
    try browser.click(x: left + x, y: top + y)
  }

  /// Types a value into the field with a label.
  func type(_ value: String, into label: String) throws {
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
}
