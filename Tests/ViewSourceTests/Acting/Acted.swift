import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// A preview that is read from source and takes steps.
struct Acted {
  let preview: RunningPreview
  let log: DiagnosticLog

  init(_ source: String, after steps: String = "", safeArea: EdgeInsets = EdgeInsets(), showsStatusBar: Bool = false)
    throws
  {
    var options = ReadingOptions()
    options.acts = true
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)], options: options)
    log = reading.diagnostics
    let preview = try #require(reading.previews.first, "\(reading.diagnostics.diagnostics.map(\.message))")
    var screen = Screen(size: Size(width: 390, height: 844), safeArea: safeArea)
    screen.showsStatusBar = showsStatusBar
    self.preview = RunningPreview(preview, device: screen)
    for step in steps.isEmpty ? [] : try Step.reading(steps) { try self.preview.perform(step) }
  }

  /// The texts on the screen, in order.
  var texts: [String] { preview.layout.views.filter { $0.role == .text }.compactMap(\.detail) }

  /// The frame of the view with an id.
  func frame(_ id: String) throws -> Rect {
    try #require(preview.layout.views.first { $0.id == id }, "no view is named \(id)").frame
  }

  /// Returns a layout file with a view of these members and this body.
  static func source(_ members: String, _ body: String) -> String {
    """
    import SwiftUI
    struct Example: View {
      \(members)
      var body: some View {
        \(body)
      }
    }
    #Preview { Example() }
    """
  }
}
