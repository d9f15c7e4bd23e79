extension PackageStubs {
  /// MarkdownUI: texts in Markdown as views, with the sizes and margins of its themes.
  ///
  /// Images of the web show nothing, as without a connection.
  /// Source: the themes and views of gonzalezreal/swift-markdown-ui 2.4.
  static let markdownUI = [
    markdownStyles, markdownBlocks, markdownSettings, markdownThemes, markdownModifiers, markdownViews,
  ].joined(separator: "\n")

  /// MarkdownUI: text styles and their sizes.
  static let markdownStyles = #"""
    import SwiftUI

    public struct RelativeSize: Hashable {
      let _value: CGFloat
      let _isRoot: Bool
      public static let zero = RelativeSize(_value: 0, _isRoot: true)
      public static func em(_ value: CGFloat) -> RelativeSize { RelativeSize(_value: value, _isRoot: false) }
      public static func rem(_ value: CGFloat) -> RelativeSize { RelativeSize(_value: value, _isRoot: true) }
      func _points(_ look: _TextLook) -> CGFloat { (_value * (_isRoot ? look.size : look.points)).rounded() }
    }
    struct _TextLook {
      var size: CGFloat = 17
      var scale: CGFloat = 1
      var weight: Font.Weight = .regular
      var isItalic = false
      var isMonospaced = false
      var design: Font.Design = .default
      var name: String?
      var foreground: Color?
      var background: Color?
      var kerning: CGFloat?
      var underline: Text.LineStyle?
      var strikethrough: Text.LineStyle?
      var points: CGFloat { (size * scale).rounded() }
      var font: Font {
        var font = name.map { Font.custom($0, fixedSize: points) } ?? Font.system(size: points, weight: weight, design: design)
        if name != nil { font = font.weight(weight) }
        if isMonospaced { font = font.monospaced() }
        return isItalic ? font.italic() : font
      }
      func with(_ style: any TextStyle) -> _TextLook {
        var look = self
        style._change(&look)
        return look
      }
    }
    public protocol TextStyle {
      func _change(_ look: inout _TextLook)
    }
    public struct EmptyTextStyle: TextStyle {
      public init() {}
      func _change(_ look: inout _TextLook) {}
    }
    struct _TextStyles: TextStyle {
      let styles: [any TextStyle]
      func _change(_ look: inout _TextLook) { for style in styles { style._change(&look) } }
    }
    @resultBuilder public enum TextStyleBuilder {
      public static func buildBlock(_ styles: any TextStyle...) -> any TextStyle { _TextStyles(styles: styles) }
      public static func buildOptional(_ style: (any TextStyle)?) -> any TextStyle { style ?? EmptyTextStyle() }
      public static func buildEither(first style: any TextStyle) -> any TextStyle { style }
      public static func buildEither(second style: any TextStyle) -> any TextStyle { style }
    }
    public struct FontSize: TextStyle {
      let _size: CGFloat?
      let _relative: RelativeSize?
      public init(_ size: CGFloat) { (_size, _relative) = (size, nil) }
      public init(_ size: RelativeSize) { (_size, _relative) = (nil, size) }
      func _change(_ look: inout _TextLook) {
        if let _size { (look.size, look.scale) = (_size, 1) }
        if let _relative { look.scale = _relative._isRoot ? _relative._value : look.scale * _relative._value }
      }
    }
    public struct FontWeight: TextStyle {
      let _weight: Font.Weight
      public init(_ weight: Font.Weight) { _weight = weight }
      func _change(_ look: inout _TextLook) { look.weight = _weight }
    }
    public struct FontStyle: TextStyle {
      public enum Style { case normal, italic }
      let _style: Style
      public init(_ style: Style) { _style = style }
      func _change(_ look: inout _TextLook) { look.isItalic = _style == .italic }
    }
    public struct FontFamily: TextStyle {
      public enum Family {
        case system(Font.Design = .default)
        case custom(String)
      }
      let _family: Family
      public init(_ family: Family) { _family = family }
      func _change(_ look: inout _TextLook) {
        switch _family {
        case .system(let design): (look.design, look.name) = (design, nil)
        case .custom(let name): look.name = name
        }
      }
    }
    public struct FontFamilyVariant: TextStyle {
      public enum Variant { case normal, monospaced }
      let _variant: Variant
      public init(_ variant: Variant) { _variant = variant }
      func _change(_ look: inout _TextLook) { look.isMonospaced = _variant == .monospaced }
    }
    public struct ForegroundColor: TextStyle {
      let _color: Color?
      public init(_ color: Color?) { _color = color }
      func _change(_ look: inout _TextLook) { look.foreground = _color }
    }
    public struct BackgroundColor: TextStyle {
      let _color: Color?
      public init(_ color: Color?) { _color = color }
      func _change(_ look: inout _TextLook) { look.background = _color }
    }
    public struct TextKerning: TextStyle {
      let _kerning: CGFloat
      public init(_ kerning: CGFloat) { _kerning = kerning }
      func _change(_ look: inout _TextLook) { look.kerning = _kerning }
    }
    public struct TextTracking: TextStyle {
      let _kerning: CGFloat
      public init(_ tracking: CGFloat) { _kerning = tracking }
      func _change(_ look: inout _TextLook) { look.kerning = _kerning }
    }
    public struct UnderlineStyle: TextStyle {
      let _line: Text.LineStyle
      public init(_ line: Text.LineStyle) { _line = line }
      func _change(_ look: inout _TextLook) { look.underline = _line }
    }
    public struct StrikethroughStyle: TextStyle {
      let _line: Text.LineStyle
      public init(_ line: Text.LineStyle) { _line = line }
      func _change(_ look: inout _TextLook) { look.strikethrough = _line }
    }
    """#
}
