import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// A small view, the steps that a person takes, and the texts that are then on the screen, in order.
struct ActingCase: CustomTestStringConvertible, Sendable {
  let behaviour: String
  let declarations: String
  let content: String
  let steps: String
  let texts: [String]

  init(_ behaviour: String, _ declarations: String, _ content: String, after steps: String, shows texts: [String]) {
    self.behaviour = behaviour
    self.declarations = declarations
    self.content = content
    self.steps = steps
    self.texts = texts
  }

  var testDescription: String { behaviour }

  /// The layout file: the declarations are members of the view, or types before a line of dashes.
  var source: String {
    let parts = declarations.split(separator: "---", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (types, members) = parts.count == 2 ? (parts[0], parts[1]) : ("", parts[0])
    return """
      import SwiftUI
      \(types)
      struct Example: View {
        \(members)
        var body: some View {
          \(content)
        }
      }
      #Preview { Example() }
      """
  }
}

/// A preview that is read from source and takes steps.
struct Acted {
  let preview: RunningPreview
  let log: DiagnosticLog

  init(_ source: String, after steps: String = "") throws {
    var options = ReadingOptions()
    options.acts = true
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)], options: options)
    log = reading.diagnostics
    let preview = try #require(reading.previews.first, "\(reading.diagnostics.diagnostics.map(\.message))")
    self.preview = RunningPreview(preview, device: Screen(size: Size(width: 390, height: 844)))
    for step in steps.isEmpty ? [] : try Step.reading(steps) { try self.preview.perform(step) }
  }

  /// The texts on the screen, in order.
  var texts: [String] { preview.layout.views.filter { $0.role == .text }.compactMap(\.detail) }

  /// The frame of the view with an id.
  func frame(_ id: String) throws -> Rect {
    try #require(preview.layout.views.first { $0.id == id }, "no view is named \(id)").frame
  }
}

/// Expects a case to show its texts without a diagnostic.
func expect(_ example: ActingCase) throws {
  let acted = try Acted(example.source, after: example.steps)
  #expect(acted.log.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
  #expect(acted.texts == example.texts)
}
