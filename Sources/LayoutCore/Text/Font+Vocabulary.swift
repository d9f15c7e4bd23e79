// SwiftUI's names for fonts.
extension Font {
  /// The style of an extra large title.
  public static let extraLargeTitle = Font(.textStyle(.extraLargeTitle))
  /// The style of a second-level extra large title.
  public static let extraLargeTitle2 = Font(.textStyle(.extraLargeTitle2))
  /// The style of a large title.
  public static let largeTitle = Font(.textStyle(.largeTitle))
  /// The style of a first-level heading.
  public static let title = Font(.textStyle(.title))
  /// The style of a second-level heading.
  public static let title2 = Font(.textStyle(.title2))
  /// The style of a third-level heading.
  public static let title3 = Font(.textStyle(.title3))
  /// The style of a heading in running text.
  public static let headline = Font(.textStyle(.headline))
  /// The style of a subheading.
  public static let subheadline = Font(.textStyle(.subheadline))
  /// The style of a callout.
  public static let callout = Font(.textStyle(.callout))
  /// The style of a footnote.
  public static let footnote = Font(.textStyle(.footnote))
  /// The style of a caption.
  public static let caption = Font(.textStyle(.caption))
  /// The style of a smaller caption.
  public static let caption2 = Font(.textStyle(.caption2))

  /// The system font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style), design: design ?? .default, weight: weight)
  }
  /// The system font at a fixed size.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), design: design ?? .default, weight: weight)
  }
  /// A family by name, whose size follows the body style.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }
  /// A family by name, whose size follows a text style.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: style))
  }
  /// A family by name, whose size stays as it is.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { setting { $0.weight = weight } }
  /// The font in a width.
  public func width(_ width: Width) -> Font { setting { $0.width = width.value } }
  /// The font in bold.
  public func bold() -> Font { setting { $0.isBold = true } }
  /// The font in italics.
  public func italic() -> Font { setting { $0.isItalic = true } }
  /// The font in its monospaced design.
  public func monospaced() -> Font { setting { $0.design = .monospaced } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { setting { $0.hasMonospacedDigits = true } }
  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { setting { $0.hasLowercaseSmallCaps = true } }
  /// The font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { setting { $0.hasUppercaseSmallCaps = true } }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { setting { $0.leading = leading } }

  private func setting(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The width of letters relative to the standard.
  public struct Width: Hashable, Sendable {
    /// 0 is standard, negative condensed, positive expanded.
    public var value: Double
    /// A width from its number.
    public init(_ value: Double) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than the standard.
    public static let condensed = Width(-0.2)
    /// The standard.
    public static let standard = Width(0)
    /// Wider than the standard.
    public static let expanded = Width(0.2)
  }
}
