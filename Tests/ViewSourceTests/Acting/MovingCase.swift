import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// A small view that moves, with the frames of its parts at moments.
struct MovingCase: CustomTestStringConvertible, Sendable {
  let behaviour: String
  let source: String
  let moments: [(steps: String, expected: String)]

  init(_ behaviour: String, _ declarations: String, _ content: String, _ moments: (String, String)...) {
    self.behaviour = behaviour
    let parts = declarations.split(separator: "---", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (types, members) = parts.count == 2 ? (parts[0], parts[1]) : ("", parts[0])
    source = """
      import SwiftUI
      \(types)
      struct Example: View {
        \(members)
        var body: some View {
          \(content)
        }
      }
      #Preview(traits: .fixedLayout(width: 400, height: 400)) { Example() }
      """
    self.moments = moments.map { ($0.0, $0.1) }
  }

  var testDescription: String { behaviour }
}

extension Acted {
  /// The views with an id at the moment, in order: frame, opacity and transform where they differ from the default.
  var moment: String {
    preview.finish()
    let layout = preview.shown
    return layout.views.indices.compactMap { index -> String? in
      let view = layout.views[index]
      guard let id = view.id else { return nil }
      let frame = view.frame
      var text = "\(id) \(frame.minX.short),\(frame.minY.short) \(frame.width.short)x\(frame.height.short)"
      if view.totalOpacity(in: layout, index) < 0.9999 { text += " o\(view.totalOpacity(in: layout, index).short)" }
      return text
    }.joined(separator: " · ")
  }
}

extension ResolvedView {
  fileprivate func totalOpacity(in layout: ResolvedLayout, _ index: Int) -> Double {
    var opacity = group?.opacity ?? 1
    var next = layout.views[index].parent
    while let view = next {
      opacity *= layout.views[view].group?.opacity ?? 1
      next = layout.views[view].parent
    }
    return opacity
  }
}

extension Double {
  fileprivate var short: String { ((self * 100).rounded() / 100).dumped }
}

/// Expects a case to have its frames at each of its moments.
func expect(_ example: MovingCase) throws {
  for moment in example.moments {
    let acted = try Acted(example.source, after: moment.steps)
    #expect(acted.log.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
    #expect(acted.moment == moment.expected, "after \(moment.steps)")
  }
}
