// SwiftUI's fonts and font modifiers.
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

  /// Returns the system font in a text style.
  ///
  /// - Example: `Text("a").font(.system(.title, design: .serif, weight: .bold))`
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style), design: design ?? .default, weight: weight)
  }
  /// Returns the system font at a fixed size in points.
  ///
  /// - Example: `Text("a").font(.system(size: 20, weight: .bold, design: .rounded))`
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), design: design ?? .default, weight: weight)
  }
  /// Returns a font of a family, with a size in points that scales with the body style.
  ///
  /// - Example: `Text("a").font(.custom("Lato", size: 20))`
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }
  /// Returns a font of a family, with a size in points that scales with a text style.
  ///
  /// - Example: `Text("a").font(.custom("Lato", size: 20, relativeTo: .title))`
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: style))
  }
  /// Returns a font of a family at a fixed size in points.
  ///
  /// - Example: `Text("a").font(.custom("Lato", fixedSize: 20))`
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { setting { $0.weight = weight } }
  /// Returns the font in a width.
  public func width(_ width: Width) -> Font { setting { $0.width = width.value } }
  /// Returns the font in bold.
  public func bold() -> Font { setting { $0.isBold = true } }
  /// Returns the font in italics.
  public func italic() -> Font { setting { $0.isItalic = true } }
  /// Returns the font in the monospaced design.
  public func monospaced() -> Font { setting { $0.design = .monospaced } }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { setting { $0.hasMonospacedDigits = true } }
  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { setting { $0.hasLowercaseSmallCaps = true } }
  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { setting { $0.hasUppercaseSmallCaps = true } }
  /// Returns the font with another leading.
  public func leading(_ leading: Leading) -> Font { setting { $0.leading = leading } }

  private func setting(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The width of letters relative to the standard.
  public struct Width: Hashable, Sendable {
    /// The width: 0 is standard, a negative value condensed, a positive one expanded.
    package var value: Double
    /// Creates a width from its value.
    package init(_ value: Double) { self.value = value }
    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A width narrower than the standard.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A width wider than the standard.
    public static let expanded = Width(0.2)
  }
}
