extension Prelude {
  /// Types of UIKit whose values flow into fonts and colours.
  static let platform: [String: String] = [
    "UIFontMetrics": """
    class UIFontMetrics {
      static let `default` = UIFontMetrics(forTextStyle: .body)
      private let style: UIFont.TextStyle
      init(forTextStyle style: UIFont.TextStyle) { self.style = style }
      func scaledValue(for value: CGFloat) -> CGFloat { value }
      func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        value
      }
      func scaledFont(for font: UIFont) -> UIFont { font }
      func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { scaledFont(for: font) }
      func scaledFont(for font: UIFont, maximumPointSize limit: CGFloat) -> UIFont {
        font.withSize(min(font.pointSize, limit))
      }
      func scaledFont(
        for font: UIFont, maximumPointSize limit: CGFloat, compatibleWith traits: UITraitCollection?
      ) -> UIFont {
        scaledFont(for: font, maximumPointSize: limit)
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
    "UIContentSizeCategory": """
    enum UIContentSizeCategory: String {
      case unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
      case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
      case accessibilityExtraExtraExtraLarge
      var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
    }
    """,
  ]
}
