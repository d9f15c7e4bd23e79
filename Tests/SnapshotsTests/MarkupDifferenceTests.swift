import PlumblineSnapshots
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

  @Test func `a changed attribute is described with both values`() {
    #expect(
      difference("<svg><g><rect x=\"1\"/></g></svg>", "<svg><g><rect x=\"7\"/></g></svg>").sentence
        == "in <g>: <rect> has x 7 instead of 1")
  }

  @Test func `a changed text is described with both texts`() {
    #expect(difference("<svg>a</svg>", "<svg>b</svg>").sentence == "in <svg>: the text is \"b\" instead of \"a\"")
  }

  @Test func `the prefix of identifiers in Plumbline's drawings is not a difference`() {
    func drawing(_ prefix: String, width: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"\(prefix)s0\" aria-labelledby=\"\(prefix)t0\">"
        + "<title id=\"\(prefix)t0\">a bk</title><rect width=\"\(width)\" fill=\"url(#\(prefix)g0)\"/></svg>"
    }
    #expect(difference(drawing("bknei7e", width: 4), drawing("blbncep", width: 4)).isEmpty)
    #expect(
      difference(drawing("bknei7e", width: 4), drawing("blbncep", width: 5)).sentence
        == "in <svg>: <rect> has width 5 instead of 4")
    #expect(!difference("<svg id=\"drawing1\"/>", "<svg id=\"drawing2\"/>").isEmpty)
  }

  @Test func `a new element is described`() {
    #expect(difference("<svg></svg>", "<svg><path d=\"M0 0\"/></svg>").first == "in <svg>: <path> is new")
  }

  @Test func `new, missing and changed elements are counted, each once`() {
    #expect(difference("<svg><a/></svg>", "<svg></svg>").count == 1)
    #expect(difference("<svg></svg>", "<svg><a/><b/><c>d</c></svg>").count == 4)
    #expect(
      difference("<svg><a/><b/></svg>", "<svg><c/><d/><e/></svg>").sentence
        == "3 elements differ, first in <svg>: <c> instead of <a>")
  }

  @Test func `a long text is shortened to 57 letters`() {
    let long = String(repeating: "b", count: 61)
    let shown = String(repeating: "b", count: 57) + "…"
    #expect(
      difference("<svg>a</svg>", "<svg>\(long)</svg>").sentence == "in <svg>: the text is \"\(shown)\" instead of \"a\""
    )
    let short = String(repeating: "b", count: 60)
    #expect(
      difference("<svg>a</svg>", "<svg>\(short)</svg>").sentence
        == "in <svg>: the text is \"\(short)\" instead of \"a\"")
  }
}
