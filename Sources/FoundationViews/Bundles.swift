import Foundation
import PlumblineViews

// A figure has one set of assets, which all bundles share.

extension Image {
  /// Creates an image from its name in the assets of a bundle.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  /// Creates an image from its name in the assets of a bundle, with a label for accessibility.
  public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name) }
  /// Creates an image of a symbol in the assets of a bundle, with a variable value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }
  /// Creates a decorative image from its name in the assets of a bundle.
  public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }
}

extension Text {
  /// Creates a text from a key, which a bundle's tables would translate.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(key, tableName: tableName, comment: comment)
  }
}

extension Color {
  /// Creates a colour of the assets of a bundle; a missing one is drawn grey, with a warning.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}
