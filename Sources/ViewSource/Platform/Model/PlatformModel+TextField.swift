extension PlatformModel {
  /// The properties of `UITextInputTraits`, which fields and views of text have alike; only secure entry shows.
  static let textInputTraits = """
    public var keyboardType = UIKeyboardType.default
    public var keyboardAppearance: Any?
    public var returnKeyType = UIReturnKeyType.default
    public var autocapitalizationType = UITextAutocapitalizationType.sentences
    public var autocorrectionType = UITextAutocorrectionType.default
    public var spellCheckingType = UITextSpellCheckingType.default
    public var smartQuotesType = UITextSmartQuotesType.default
    public var smartDashesType = UITextSmartDashesType.default
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    public var inlinePredictionType: Any?
    public var textContentType: Any?
    public var enablesReturnKeyAutomatically = false
    public var isSecureTextEntry = false
    """

  /// Text fields.
  static let textField = """
    public enum UIReturnKeyType {
      case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
    }
    public enum UITextAutocorrectionType { case `default`, no, yes }
    public enum UITextSpellCheckingType { case `default`, no, yes }
    public enum UITextSmartQuotesType { case `default`, no, yes }
    public enum UITextSmartDashesType { case `default`, no, yes }
    public enum UITextSmartInsertDeleteType { case `default`, no, yes }

    public class UITextField: UIControl {
      public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
      public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
      public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
      public enum BorderStyle { case none, line, bezel, roundedRect }
      public enum ViewMode { case never, whileEditing, unlessEditing, always }
      public var text: String? = "" { didSet { _attributed = nil } }
      public var attributedText: NSAttributedString? {
        get { _attributed ?? NSAttributedString(string: text ?? "") }
        set {
          text = newValue?.string
          _attributed = newValue
        }
      }
      var _attributed: NSAttributedString?
      public var placeholder: String?
      public var attributedPlaceholder: NSAttributedString?
      public var font: UIFont? = UIFont.systemFont(ofSize: 17)
      public var textColor: UIColor? = UIColor.label
      public var textAlignment = NSTextAlignment.natural
      public var borderStyle = BorderStyle.none
      public var background: UIImage?
      public var clearButtonMode = ViewMode.never
      public var clearsOnBeginEditing = false
      public var clearsOnInsertion = false
      public var leftView: UIView?
      public var leftViewMode = ViewMode.never
      public var rightView: UIView?
      public var rightViewMode = ViewMode.never
      public var adjustsFontSizeToFitWidth = false
      public var minimumFontSize: CGFloat = 0
      public var adjustsFontForContentSizeCategory = false
      public var isEditing: Bool { false }
      public var delegate: Any?
      \(textInputTraits)
      public var passwordRules: Any?
      public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
      public var typingAttributes: [NSAttributedString.Key: Any]?
      public var allowsEditingTextAttributes = false
      public var inputAssistantItem: Any?
      public var selectedTextRange: Any?
      public var beginningOfDocument: Any { 0 }
      public var endOfDocument: Any { 0 }
      public func caretRect(for position: Any) -> CGRect { .zero }
      public func selectionRects(for range: Any) -> [Any] { [] }
      public func position(from position: Any, offset: Int) -> Any? { nil }
      public func textRange(from: Any, to: Any) -> Any? { nil }
      public func deleteBackward() {}
      public func insertText(_ text: String) { self.text = (self.text ?? "") + text }
      public var hasText: Bool { !(text ?? "").isEmpty }
      var _padding: CGFloat { borderStyle == .roundedRect ? 7 : borderStyle == .bezel ? 7 : borderStyle == .line ? 2 : 0 }
      public func textRect(forBounds bounds: CGRect) -> CGRect { _inner(bounds) }
      public func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      public func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      public func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let leftView, leftViewMode != .never, leftViewMode != .whileEditing else { return .zero }
        let size = _size(of: leftView)
        return CGRect(x: _padding, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      }
      public func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let rightView, rightViewMode != .never, rightViewMode != .whileEditing else { return .zero }
        let size = _size(of: rightView)
        return CGRect(
          x: bounds.width - size.width - _padding, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height)
      }
      public func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
      func _size(of view: UIView) -> CGSize {
        if view.bounds.width > 0 { return view.bounds.size }
        let own = view.intrinsicContentSize
        return CGSize(width: Swift.max(own.width, 0), height: Swift.max(own.height, 0))
      }
      func _inner(_ bounds: CGRect) -> CGRect {
        let (left, right) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
        let start = Swift.max(left.maxX, _padding)
        let end = right.width > 0 ? right.minX : bounds.width - _padding
        return CGRect(x: start, y: 0, width: Swift.max(end - start, 0), height: bounds.height)
      }
      func _shownText() -> SwiftUI.AnyView {
        let font = SwiftUI.Font(font ?? UIFont.systemFont(ofSize: 17))
        let color: UIColor = textColor ?? UIColor.label
        if hasText {
          if clearButtonMode == .always || clearButtonMode == .unlessEditing { _undraw("the clear button is not modelled") }
          let plain = text ?? ""
          let shown =
            isSecureTextEntry ? SwiftUI.Text(verbatim: String(repeating: "•", count: plain.count))
            : _attributed.map { SwiftUI.Text($0._text) } ?? SwiftUI.Text(verbatim: plain)
          return SwiftUI.AnyView(shown.font(font).foregroundStyle(SwiftUI.Color(uiColor: color)).lineLimit(1))
        }
        if let attributedPlaceholder {
          return SwiftUI.AnyView(
            SwiftUI.Text(attributedPlaceholder._text).font(font).foregroundStyle(SwiftUI.Color(uiColor: UIColor.placeholderText)).lineLimit(1))
        }
        return SwiftUI.AnyView(
          SwiftUI.Text(verbatim: placeholder ?? "").font(font).foregroundStyle(SwiftUI.Color(uiColor: UIColor.placeholderText)).lineLimit(1))
      }
      override public var intrinsicContentSize: CGSize {
        let line = _measured(SwiftUI.Text(verbatim: " ").font(SwiftUI.Font(font ?? UIFont.systemFont(ofSize: 17))), nil, nil).height
        let text: CGFloat = hasText || placeholder != nil || attributedPlaceholder != nil ? _measured(_shownText(), nil, nil).width : 0
        let (left, right) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
        let extra: CGFloat = borderStyle == .roundedRect ? 34 : borderStyle == .bezel ? 30 : borderStyle == .line ? 24 : 0
        return CGSize(
          width: text + left.width + right.width + 2 * _padding, height: extra > 0 ? Swift.max(extra, line + 2 * 6.5) : line + 1.5)
      }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      override var _baselines: [CGFloat]? {
        let font: UIFont = font ?? UIFont.systemFont(ofSize: 17)
        let rest = (bounds.height - font.lineHeight) / 2
        return [rest + font.ascender, rest - font.descender]
      }
      override public func layoutSubviews() {
        let bounds = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
        if let leftView, leftViewMode == .always || leftViewMode == .unlessEditing {
          if leftView.superview !== self { addSubview(leftView) }
          leftView.frame = leftViewRect(forBounds: bounds)
        }
        if let rightView, rightViewMode == .always || rightViewMode == .unlessEditing {
          if rightView.superview !== self { addSubview(rightView) }
          rightView.frame = rightViewRect(forBounds: bounds)
        }
      }
      override func _content() -> SwiftUI.AnyView? {
        if background != nil { _undraw("the background image of a text field is not modelled") }
        let whole = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
        let area = hasText ? textRect(forBounds: whole) : placeholderRect(forBounds: whole)
        var frames = [area]
        var views = [
          SwiftUI.AnyView(
            _shownText().frame(
              width: area.width, height: area.height,
              alignment: SwiftUI.Alignment(horizontal: _UIText.horizontal(textAlignment), vertical: .center)))
        ]
        if borderStyle == .roundedRect {
          frames.insert(whole, at: 0)
          views.insert(
            SwiftUI.AnyView(
              SwiftUI.RoundedRectangle(cornerRadius: 5, style: .continuous).fill(SwiftUI.Color(uiColor: UIColor.systemBackground))
                .overlay {
                  SwiftUI.RoundedRectangle(cornerRadius: 5, style: .continuous).strokeBorder(
                    SwiftUI.Color(uiColor: UIColor.separator), lineWidth: 0.5)
                }), at: 0)
        } else if borderStyle != .none {
          _undraw("the border style of a text field is not modelled")
        }
        return SwiftUI.AnyView(_layers("text", whole.size, frames, views))
      }
    }
    """
}
