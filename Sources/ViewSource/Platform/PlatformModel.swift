import PlumblineSwiftReading

/// The model of UIKit's and AppKit's classes, in plain Swift.
///
/// Its objects have the names, the defaults and the layout of the frameworks' own, and end in SwiftUI's views. A
/// program that wraps such views is read together with it.
enum PlatformModel {
  /// The protocols by which SwiftUI's views wrap those of UIKit and AppKit.
  static let wrappers: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// The source of the classes.
  static var file: SourceFile { SourceFile(path: "UIKit.swift", text: source, isIncluded: true) }
}
