import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Matched geometry` {
  /// Returns the size of the area in which a blue view with its own size of 10 points is drawn.
  private func size(of follower: String) throws -> Size {
    let code = """
      import SwiftUI
      struct Pair: View {
        @Namespace private var first
        @Namespace private var second
        var body: some View {
          HStack(spacing: 10) {
            Color.red.frame(width: 40, height: 12).matchedGeometryEffect(id: "a", in: first)
            Color.green.frame(width: 60, height: 16).matchedGeometryEffect(id: "a", in: second)
          }
          .background { Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(\(follower), isSource: false) }
        }
      }
      #Preview { Pair() }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: code)])
    #expect(reading.diagnostics.diagnostics.map(\.message.description) == [])
    let layout = try #require(reading.previews.first).resolved()
    let area = try #require(layout.views.first { $0.view == "offset" })
    return area.frame.size
  }

  @Test func `a view is matched with the source of its own namespace`() throws {
    #expect(try size(of: #"id: "a", in: first"#) == Size(width: 40, height: 12))
    #expect(try size(of: #"id: "a", in: second"#) == Size(width: 60, height: 16))
  }

  @Test func `a view without a source in its namespace keeps its own size`() throws {
    #expect(try size(of: #"id: "b", in: first"#) == Size(width: 10, height: 10))
  }

  @Test func `a namespace as an identifier has a name that other types of the program do not change`() throws {
    let view = "struct Page: View {\n  @Namespace private var top\n  var body: some View { Color.red.id(top) }\n}\n"
    let texts = try ["", "struct Other {}\nenum Another {}\n"].map { others in
      let reading = ViewSource.read([
        SourceFile(path: "a.swift", text: "import SwiftUI\n\(others)\(view)#Preview { Page() }\n")
      ])
      return try #require(reading.previews.first).resolved().dump
    }
    #expect(texts[0].contains("#Page.top"))
    #expect(texts[0] == texts[1])
  }
}
