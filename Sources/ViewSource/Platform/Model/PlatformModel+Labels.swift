extension PlatformModel {
  /// Labels.
  static let labels = """
    public enum NSTextAlignment { case left, center, right, justified, natural }
    public enum NSLineBreakMode { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
    public struct _UIText {
      static func alignment(_ alignment: NSTextAlignment) -> SwiftUI.TextAlignment {
        if alignment == .center { return .center }
        return alignment == (UIView._isMirrored ? .left : .right) ? .trailing : .leading
      }
      static func horizontal(_ alignment: NSTextAlignment) -> SwiftUI.HorizontalAlignment {
        if alignment == .center { return .center }
        return alignment == (UIView._isMirrored ? .left : .right) ? .trailing : .leading
      }
    }
    public class UILabel: UIView {
      public var text: String? {
        get { _attributed?.string ?? _plain }
        set {
          _plain = newValue
          _attributed = nil
        }
      }
      public var attributedText: NSAttributedString? {
        get { _attributed ?? _plain.map { NSAttributedString(string: $0) } }
        set {
          _attributed = newValue
          _plain = newValue?.string
        }
      }
      var _plain: String?
      var _attributed: NSAttributedString?
      public var font: UIFont! = UIFont.systemFont(ofSize: 17)
      public var textColor: UIColor! = UIColor.label
      public var textAlignment = NSTextAlignment.natural
      public var lineBreakMode = NSLineBreakMode.byTruncatingTail
      public var lineBreakStrategy: Any?
      public var numberOfLines = 1
      public var adjustsFontSizeToFitWidth = false
      public var minimumScaleFactor: CGFloat = 0
      public var allowsDefaultTighteningForTruncation = false
      public var adjustsFontForContentSizeCategory = false
      public var baselineAdjustment: Any?
      public var preferredMaxLayoutWidth: CGFloat = 0
      public var isEnabled = true
      public var highlightedTextColor: UIColor?
      public var isHighlighted = false
      public var shadowColor: UIColor?
      public var shadowOffset = CGSize(width: 0, height: -1)
      public var showsExpansionTextWhenTruncated = false

      func _text(_ string: NSAttributedString?) -> SwiftUI.AnyView {
        if shadowColor != nil { _undraw("the shadow of a label is not modelled") }
        let shown = string.map { SwiftUI.Text($0._text) } ?? SwiftUI.Text(verbatim: _plain ?? "")
        let mode: SwiftUI.Text.TruncationMode =
          lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
        let least = adjustsFontSizeToFitWidth ? Swift.max(minimumScaleFactor, 0.01) : 1
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return SwiftUI.AnyView(
          shown.font(SwiftUI.Font(font ?? UIFont.systemFont(ofSize: 17))).foregroundStyle(SwiftUI.Color(uiColor: color ?? UIColor.label))
            .multilineTextAlignment(_UIText.alignment(textAlignment)).lineLimit(numberOfLines == 0 ? nil : numberOfLines)
            .truncationMode(mode).minimumScaleFactor(least))
      }
      public func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        let size = _measured(_text(_attributed), bounds.width, nil)
        return CGRect(x: bounds.origin.x, y: bounds.origin.y, width: size.width, height: size.height)
      }
      public func drawText(in rect: CGRect) { _textFrame = rect }
      var _textFrame: CGRect?
      var _isEmpty: Bool { (text ?? "").isEmpty }
      override public func sizeThatFits(_ size: CGSize) -> CGSize {
        if _isEmpty { return .zero }
        return _measured(_text(_attributed), size.width > 0 ? size.width : nil, nil)
      }
      override public var intrinsicContentSize: CGSize {
        if _isEmpty { return .zero }
        let limit: CGFloat? = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
        return _measured(_text(_attributed), limit, nil)
      }
      override var _wraps: Bool { numberOfLines != 1 }
      override var _baselines: [CGFloat]? {
        let font: UIFont = font ?? UIFont.systemFont(ofSize: 17)
        return [font.ascender, -font.descender]
      }
      override func _content() -> SwiftUI.AnyView? {
        if _isEmpty { return nil }
        _textFrame = nil
        drawText(in: bounds)
        guard let frame = _textFrame else { return nil }
        return SwiftUI.AnyView(
          _layers(
            "text", frame.size, [CGRect(x: 0, y: 0, width: frame.width, height: frame.height)],
            [
              SwiftUI.AnyView(
                _text(_attributed).frame(
                  width: frame.width, height: frame.height,
                  alignment: SwiftUI.Alignment(horizontal: _UIText.horizontal(textAlignment), vertical: .center)))
            ]))
      }
      override var _contentFrame: CGRect {
        guard let frame = _textFrame else { return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height) }
        return frame
      }
    }
    """
}
