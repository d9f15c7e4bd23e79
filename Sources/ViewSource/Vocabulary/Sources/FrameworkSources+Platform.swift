extension FrameworkSources {
  /// Types of UIKit whose values provide fonts and colours.
  static let platform: [String: String] = [
    "UIFontMetrics": """
    class UIFontMetrics {
      static let `default` = UIFontMetrics(forTextStyle: .body)
      private let style: UIFont.TextStyle
      init(forTextStyle style: UIFont.TextStyle) { self.style = style }
      func scaledValue(for value: CGFloat) -> CGFloat { _scaledLength(value, style, nil) }
      func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        _scaledLength(value, style, traits)
      }
      func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
      func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
      }
      func scaledFont(for font: UIFont, maximumPointSize limit: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), limit))
      }
      func scaledFont(
        for font: UIFont, maximumPointSize limit: CGFloat, compatibleWith traits: UITraitCollection?
      ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traits), limit))
      }
    }
    """,
    "UIEdgeInsets": """
    struct UIEdgeInsets: Equatable, Hashable {
      static let zero = UIEdgeInsets()
      var top: CGFloat = 0
      var left: CGFloat = 0
      var bottom: CGFloat = 0
      var right: CGFloat = 0
    }
    """,
    "NSDirectionalEdgeInsets": """
    struct NSDirectionalEdgeInsets: Equatable, Hashable {
      static let zero = NSDirectionalEdgeInsets()
      var top: CGFloat = 0
      var leading: CGFloat = 0
      var bottom: CGFloat = 0
      var trailing: CGFloat = 0
    }
    """,
    "UIUserInterfaceSizeClass": """
    enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
    """,
  ]
}
