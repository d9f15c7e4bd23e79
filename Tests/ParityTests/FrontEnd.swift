import CompiledFixtures
import Foundation
import PlumblineLayout
import SwiftUI
import Testing
import PlumblineViewSource

/// Who makes the views of a layout file.
enum FrontEnd: String, CaseIterable, CustomTestStringConvertible {
  /// The compiler, against the module named SwiftUI.
  case compiled
  /// The reader of source.
  case interpreted

  var testDescription: String { rawValue }

  /// The folder `Fixtures`.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// The previews of a layout file by its path below `Fixtures`.
  func previews(of path: String) throws -> [Preview] {
    switch self {
    case .compiled: return try #require(Fixture.all.first { $0.path == path }).previews.map { $0.make() }
    case .interpreted:
      let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
      var options = ReadingOptions()
      options.assets = FixtureImages()
      let reading = ViewSource.read([SourceFile(path: path, text: text)], options: options)
      #expect(reading.diagnostics.diagnostics.map(\.message) == [], "\(path)")
      return reading.previews
    }
  }

  /// The layouts of a file's previews, with characters of a fixed width.
  func layouts(of path: String) throws -> [ResolvedLayout] {
    var environment = EnvironmentValues()
    environment.assets = FixtureImages()
    return try previews(of: path).map { $0.resolved(environment: environment) }
  }

  /// The layout of a figure's first preview, by its document and name.
  func layout(of figure: String) throws -> ResolvedLayout {
    try #require(try layouts(of: "Figures/\(figure).swift").first)
  }
}

/// The pictures of `Fixtures/Images`.
struct FixtureImages: AssetCatalog {
  func image(named name: String, colorScheme: ColorScheme) -> ImageSource? {
    let sizes = ["portrait": Size(width: 240, height: 320), "landscape": Size(width: 320, height: 240)]
    return sizes[name].map { ImageSource(path: "Images/\(name).png", format: .png, pixelSize: $0) }
  }

  func color(named name: String) -> Color? { nil }
}

extension ResolvedLayout {
  /// The views of a kind, in the order of the source.
  func all(_ view: String) -> [ResolvedView] { views.filter { $0.view == view } }

  /// The shapes, in the order of the source.
  var shapes: [ResolvedView] {
    views.filter { ["Rectangle", "Circle", "Capsule", "RoundedRectangle"].contains($0.view) }
  }

  /// The text with a string.
  func text(_ string: String) throws -> ResolvedView { try #require(views.first { $0.detail == string }) }
}

/// Whether two rectangles are the same to a hundredth of a point.
func expect(
  _ views: [ResolvedView], _ frames: [Rect], location: SourceLocation = #_sourceLocation
) {
  #expect(views.count == frames.count, sourceLocation: location)
  for (view, frame) in zip(views, frames) { expect(view.frame, frame, location: location) }
}

/// Whether two rectangles are the same to a hundredth of a point.
func expect(_ frame: Rect, _ other: Rect, location: SourceLocation = #_sourceLocation) {
  let distances = [
    frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width, frame.height - other.height,
  ]
  #expect(distances.allSatisfy { abs($0) <= 0.01 }, "\(frame) is not \(other)", sourceLocation: location)
}
