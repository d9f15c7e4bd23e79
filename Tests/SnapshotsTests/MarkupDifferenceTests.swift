import Snapshots
import Testing

@Suite struct `SVG differences` {
  private func difference(_ old: String, _ new: String) -> MarkupDifference {
    MarkupDifference(from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test func `space, comments and the order of attributes do not matter`() {
    #expect(
      difference("<svg><rect x=\"1\" y='2'/></svg>", "<svg>\n  <!-- > -->\n  <rect y=\"2\"  x=\"1\" />\n</svg>\n")
        .isEmpty)
  }

  @Test func `an attribute is told with both values`() {
    #expect(
      difference("<svg><g><rect x=\"1\"/></g></svg>", "<svg><g><rect x=\"7\"/></g></svg>").sentence
        == "in <g>: <rect> has x 7 instead of 1")
  }

  @Test func `a text is told with both wordings`() {
    #expect(difference("<svg>a</svg>", "<svg>b</svg>").sentence == "in <svg>: the text is \"b\" instead of \"a\"")
  }

  @Test func `a new element is told`() {
    #expect(difference("<svg></svg>", "<svg><path d=\"M0 0\"/></svg>").first == "in <svg>: <path> is new")
  }
}
