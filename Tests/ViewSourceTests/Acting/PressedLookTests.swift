import Testing

@testable import PlumblineLayout

/// Rule: <doc:Controls#Pressed-buttons>.
@Suite struct `Pressed buttons of the system` {
  private func acted(_ body: String, after steps: String) throws -> Acted {
    try Acted(Acted.source("@State var count = 0", body), after: steps)
  }

  /// The opacity of the text, with that of all views around it.
  private func opacity(of text: String, in acted: Acted) throws -> Double {
    let views = acted.preview.layout.views
    var index = views.firstIndex { $0.role == .text && $0.detail == text }
    try #require(index != nil)
    var opacity = 1.0
    while let view = index {
      opacity *= views[view].group?.opacity ?? 1
      index = views[view].parent
    }
    return opacity
  }

  @Test(arguments: [
    (".automatic", 0.2), (".borderless", 0.2), (".plain", 0.75), (".bordered", 0.75), (".borderedProminent", 0.75),
  ]) func `a button fades while a finger rests on it`(style: String, expected: Double) throws {
    let body = #"Button("more") { count += 1 }.buttonStyle(\#(style))"#
    #expect(try opacity(of: "more", in: acted(body, after: #"hold "more""#)) == expected)
    #expect(try opacity(of: "more", in: acted(body, after: #"hold "more"; wait 1"#)) == expected)
    #expect(try opacity(of: "more", in: acted(body, after: #"tap "more""#)) == 1)
  }

  @Test func `a button that is let go is as before, and has acted`() throws {
    let body = #"VStack { Button("more") { count += 1 }; Text("\(count)"); Button("other") {} }"#
    let lifted = try acted(body, after: #"hold "more"; tap "other""#)
    #expect(lifted.texts == ["more", "1", "other"])
    #expect(try opacity(of: "more", in: lifted) == 1)
  }

  @Test func `a row of a list is grey, and its button does not fade`() throws {
    let body = #"List { Button("row") { count += 1 }; Button("inner") {}.buttonStyle(.borderless); Text("none") }"#
    let held = try acted(body, after: #"hold "row""#)
    #expect(try opacity(of: "row", in: held) == 1)
    #expect(greyRows(of: held) == 1)
    #expect(try opacity(of: "inner", in: acted(body, after: #"hold "inner""#)) == 0.2)
    #expect(try greyRows(of: acted(body, after: #"hold "inner""#)) == 0)
    #expect(try greyRows(of: acted(body, after: #"hold "row"; wait 1; tap "inner""#)) == 0)
  }

  /// The number of rows with the background of a selected row.
  private func greyRows(of acted: Acted) -> Int {
    acted.preview.layout.views.count { $0.look.contains { $0.contains("#d1d1d6") } }
  }
}
