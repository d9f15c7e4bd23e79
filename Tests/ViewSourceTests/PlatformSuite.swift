import PlumblineLayout

@testable import PlumblineViewSource

/// A suite that lays out views of UIKit.
protocol PlatformSuite {}

/// The layout of a preview of 300 × 400 points, with a typesetter whose glyphs have fixed widths.
struct PlatformLayout {
  /// The layout, or nil if the code has no preview.
  let layout: ResolvedLayout?
  /// The messages of the code's errors.
  let errors: [String]
  /// The messages of the layout's warnings.
  var warnings: [String] { layout?.warnings.map(\.message) ?? [] }

  /// Returns the frame of the first view with a name in the canvas, or nil.
  func frame(_ name: String) -> Rect? { frames(name).first }
  /// Returns the frames of the views with a name in the canvas.
  func frames(_ name: String) -> [Rect] { layout?.views.filter { $0.view == name }.map(\.frame) ?? [] }
  /// Returns the frame of the first text with a string, or nil.
  func frame(text: String) -> Rect? { layout?.views.first { $0.view == "Text" && $0.detail == text }?.frame }
}

extension PlatformSuite {
  /// Returns the layout of the first preview of some code.
  func layout(_ code: String) -> PlatformLayout {
    let reading = ViewSource.read([SourceFile(path: "Platform.swift", text: "import SwiftUI\n\(code)\n")])
    let layout = reading.previews.first?.view.resolved(in: Size(width: 300, height: 400))
    return PlatformLayout(layout: layout, errors: reading.diagnostics.diagnostics.map(\.message.description))
  }

  /// Returns the layout of a view that code makes, in a wrapper with the modifiers.
  func layout(of kind: String, _ code: String, _ modifiers: String = "", before: String = "") -> PlatformLayout {
    layout(
      """
      \(before)
      struct Wrapper: UIViewRepresentable {
        func makeUIView(context: Context) -> \(kind) {
          \(code)
        }
        func updateUIView(_ uiView: \(kind), context: Context) {}
      }
      #Preview { Wrapper()\(modifiers) }
      """)
  }
}
