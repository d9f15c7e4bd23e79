import PlumblineFigureMaking
import PlumblineFigures
import PlumblineLayout
import PlumblineRendering
import PlumblineSnapshots
import PlumblineTypesetting
import PlumblineViewSource

/// Draws one small figure and compares the digest of its pixels' file with the digest on the machine that built this
/// version.
enum SelfTest {
  private static let source = """
    import SwiftUI
    #Preview {
      VStack(alignment: .leading, spacing: 8) {
        Text("Hamburgefonstiv")
        Text("let a = 1").font(.system(size: 13, design: .monospaced))
        RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 90, height: 24)
      }
      .padding(10)
    }
    """
  /// The digest of the figure with the fonts and libraries of Debian 12.
  private static let expected = "28a8d96c19d5"

  /// Whether the figure is as it should be.
  static var finding: Finding {
    let name = "figure of the self-test"
    guard let digest else {
      return Finding(name, fault: "it cannot be drawn", repair: "fix the errors above, or report this one as a bug")
    }
    guard digest == expected else {
      return Finding(
        name, fault: "its digest is \(digest), not \(expected)",
        repair: "figures may differ from those of other machines; compare the versions of fonts and libraries")
    }
    return Finding(name, digest)
  }

  private static var digest: String? {
    let reading = ViewSource.read([SourceFile(path: "self-test.swift", text: source)])
    let plans = PlannedFigure.all(of: reading.previews, showing: [], viewsMayAnnotate: false)
    guard let plan = plans.first else { return nil }
    let figure = DrawnFigure(
      plan, settings: FigureSettings(annotations: [], theme: .book, details: []),
      typesetter: FontTypesetter(metrics: .own))
    return (try? Rendering.data(figure.drawing, as: .png)).map { Digest(of: $0).short }
  }
}
