extension FrameworkSources {
  /// Types of UIKit whose values provide fonts and colours.
  static let platform: [String: String] = [
    "OperatingSystemVersion": """
    struct OperatingSystemVersion {
      var majorVersion = 0
      var minorVersion = 0
      var patchVersion = 0
    }
    """,
    "_ThermalState": "enum _ThermalState: Int { case nominal, fair, serious, critical }",
    "UIPasteboard": """
    class UIPasteboard {
      struct Name: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
      }
      static let general = UIPasteboard()
      static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
      static func withUniqueName() -> UIPasteboard { UIPasteboard() }
      init() {}
      init?(name: Name, create: Bool) {}
      var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
      }
      var strings: [String]?
      var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
      }
      var urls: [URL]?
      var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
      }
      var images: [UIImage]?
      var color: UIColor?
      var items: [[String: Any]] = []
      var changeCount = 0
      var numberOfItems: Int { (strings?.count ?? 0) + (urls?.count ?? 0) + (images?.count ?? 0) + items.count }
      var hasStrings: Bool { strings != nil }
      var hasURLs: Bool { urls != nil }
      var hasImages: Bool { images != nil }
      var hasColors: Bool { color != nil }
      var types: [String] { [] }
      func setItems(_ items: [[String: Any]], options: Any? = nil) { self.items = items }
      func setValue(_ value: Any, forPasteboardType type: String) {}
      func setData(_ data: Data, forPasteboardType type: String) {}
      func value(forPasteboardType type: String) -> Any? { nil }
      func data(forPasteboardType type: String) -> Data? { nil }
      func contains(pasteboardTypes types: [String]) -> Bool { false }
    }
    """,
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
