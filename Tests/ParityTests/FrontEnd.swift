import CompiledFixtures
import Foundation
import PlumblineLayout
import SwiftUI
import Testing
import PlumblineViewSource

/// A front end that creates the views of a layout file.
enum FrontEnd: String, CaseIterable, CustomTestStringConvertible {
  /// The Swift compiler, with the module that replaces SwiftUI.
  case compiled
  /// The interpreter of layout files.
  case interpreted

  var testDescription: String { rawValue }

  /// The URL of the folder `Fixtures`.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// Returns the previews of a layout file, whose path is relative to `Fixtures`.
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

  /// Returns the layouts of a file's previews, with characters of a fixed width.
  func layouts(of path: String) throws -> [ResolvedLayout] {
    var environment = EnvironmentValues()
    environment.assets = FixtureImages()
    return try previews(of: path).map { $0.resolved(environment: environment) }
  }

  /// Returns the layout of the first preview of a figure, which is named by its document and name.
  func layout(of figure: String) throws -> ResolvedLayout {
    try #require(try layouts(of: "Figures/\(figure).swift").first)
  }
}

/// An asset catalog with the images in `Fixtures/Images`.
struct FixtureImages: AssetCatalog {
  func image(named name: String, colorScheme: ColorScheme) -> ImageSource? {
    let sizes = ["portrait": Size(width: 240, height: 320), "landscape": Size(width: 320, height: 240)]
    return sizes[name].map { ImageSource(path: "Images/\(name).png", format: .png, pixelSize: $0) }
  }

  func color(named name: String) -> Color? { nil }
}

extension ResolvedLayout {
  /// Returns the views with a name, in source order.
  func all(_ view: String) -> [ResolvedView] { views.filter { $0.view == view } }

  /// The shapes, in source order.
  var shapes: [ResolvedView] {
    views.filter { ["Rectangle", "Circle", "Capsule", "RoundedRectangle"].contains($0.view) }
  }

  /// Returns the text with a string.
  func text(_ string: String) throws -> ResolvedView { try #require(views.first { $0.detail == string }) }
}

/// Returns whether two rectangles are equal to within a hundredth of a point.
func expect(
  _ views: [ResolvedView], _ frames: [Rect], location: Testing.SourceLocation = #_sourceLocation
) {
  #expect(views.count == frames.count, sourceLocation: location)
  for (view, frame) in zip(views, frames) { expect(view.frame, frame, location: location) }
}

/// Returns whether two rectangles are equal to within a hundredth of a point.
func expect(_ frame: Rect, _ other: Rect, location: Testing.SourceLocation = #_sourceLocation) {
  let distances = [
    frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width, frame.height - other.height,
  ]
  #expect(distances.allSatisfy { abs($0) <= 0.01 }, "\(frame) is not \(other)", sourceLocation: location)
}
