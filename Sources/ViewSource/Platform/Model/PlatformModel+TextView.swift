extension PlatformModel {
  /// Text views.
  static let textView = """
    public struct UIDataDetectorTypes: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
      public static let link = UIDataDetectorTypes(rawValue: 2)
      public static let address = UIDataDetectorTypes(rawValue: 4)
      public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
      public static let all = UIDataDetectorTypes(rawValue: 255)
    }
    public class NSTextContainer {
      public var lineFragmentPadding: CGFloat = 5
      public var maximumNumberOfLines = 0
      public var lineBreakMode = NSLineBreakMode.byWordWrapping
      public var widthTracksTextView = true
      public var heightTracksTextView = false
      public var size = CGSize.zero
      public var exclusionPaths: [Any] = [] {
        didSet { if !exclusionPaths.isEmpty { _undraw("'exclusionPaths' is not modelled") } }
      }
    }
    public class UITextView: UIScrollView {
      public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
      public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
      public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
      public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        backgroundColor = UIColor.systemBackground
        if let textContainer { self.textContainer = textContainer }
      }
      public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
      public required init?(coder: Any) { super.init(coder: coder) }
      public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
      public var text: String! {
        get { _attributed?.string ?? _plain }
        set {
          _plain = newValue ?? ""
          _attributed = nil
        }
      }
      public var attributedText: NSAttributedString! {
        get { _attributed ?? NSAttributedString(string: _plain) }
        set {
          _attributed = newValue
          _plain = newValue?.string ?? ""
        }
      }
      public var textStorage: NSAttributedString { attributedText }
      public var layoutManager: Any?
      public var textLayoutManager: Any?
      var _plain = ""
      var _attributed: NSAttributedString?
      public var font: UIFont? = UIFont.systemFont(ofSize: 12)
      public var textColor: UIColor? = UIColor.label
      public var textAlignment = NSTextAlignment.natural
      public var isEditable = true
      public var isSelectable = true
      public var isFindInteractionEnabled = false
      public var allowsEditingTextAttributes = false
      public var clearsOnInsertion = false
      public var usesStandardTextScaling = false
      public var adjustsFontForContentSizeCategory = false
      public var dataDetectorTypes: UIDataDetectorTypes = []
      public var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
      public var typingAttributes: [NSAttributedString.Key: Any] = [:]
      public var selectedRange = NSRange(location: 0, length: 0)
      public var selectedTextRange: Any?
      public var markedTextRange: Any? { nil }
      public var textContainer = NSTextContainer()
      public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      \(textInputTraits)
      public var borderStyle: Any?
      public var writingToolsBehavior: Any?
      public var textDragInteraction: Any?
      public var textDragDelegate: Any?
      public var inputDelegate: Any?
      public func caretRect(for position: Any) -> CGRect { .zero }
      public func selectionRects(for range: Any) -> [Any] { [] }
      public func firstRect(for range: Any) -> CGRect { .zero }
      public func closestPosition(to point: CGPoint) -> Any? { nil }
      public func position(from position: Any, offset: Int) -> Any? { nil }
      public func offset(from: Any, to: Any) -> Int { 0 }
      public func textRange(from: Any, to: Any) -> Any? { nil }
      public func characterRange(at point: CGPoint) -> Any? { nil }
      public func replace(_ range: Any, withText text: String) {}
      public var beginningOfDocument: Any { 0 }
      public var endOfDocument: Any { 0 }
      public func scrollRangeToVisible(_ range: NSRange) {}
      public func insertText(_ text: String) { self.text = (self.text ?? "") + text }
      public func deleteBackward() {}
      public var hasText: Bool { !(text ?? "").isEmpty }

      func _text() -> SwiftUI.AnyView {
        if !dataDetectorTypes.isEmpty, hasText { _undraw("'dataDetectorTypes' is not modelled") }
        let shown = _attributed.map { SwiftUI.Text($0._text) } ?? SwiftUI.Text(verbatim: _plain.isEmpty ? " " : _plain)
        let lines = textContainer.maximumNumberOfLines
        let color: UIColor = textColor ?? UIColor.label
        let link = (linkTextAttributes ?? [:])[NSAttributedString.Key.foregroundColor] as? UIColor
        return SwiftUI.AnyView(
          shown.font(SwiftUI.Font(font ?? UIFont.systemFont(ofSize: 12))).foregroundStyle(SwiftUI.Color(uiColor: color))
            .tint(SwiftUI.Color(uiColor: link ?? tintColor ?? UIColor.link))
            .multilineTextAlignment(_UIText.alignment(textAlignment)).lineLimit(lines == 0 ? nil : lines))
      }
      var _insets: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return UIEdgeInsets(
          top: textContainerInset.top, left: textContainerInset.left + padding, bottom: textContainerInset.bottom,
          right: textContainerInset.right + padding)
      }
      override public func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = _insets
        let width: CGFloat? = size.width > 0 && size.width < 100000 ? Swift.max(size.width - insets.left - insets.right, 0) : nil
        let text = _measured(_text(), width, nil)
        return CGSize(
          width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
      }
      override public var intrinsicContentSize: CGSize {
        if isScrollEnabled { return CGSize(width: -1, height: -1) }
        let natural = sizeThatFits(.zero)
        if bounds.width > 0, bounds.width < natural.width {
          return CGSize(width: natural.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
        }
        return natural
      }
      override public var contentSize: CGSize {
        get { sizeThatFits(CGSize(width: bounds.width, height: 0)) }
        set {}
      }
      override var _wraps: Bool { !isScrollEnabled }
      override var _baselines: [CGFloat]? {
        let font: UIFont = font ?? UIFont.systemFont(ofSize: 12)
        return [textContainerInset.top + font.ascender, textContainerInset.bottom - font.descender]
      }
      override func _content() -> SwiftUI.AnyView? {
        if !hasText { return nil }
        let insets = _insets
        let width = Swift.max(bounds.width - insets.left - insets.right, 0)
        return SwiftUI.AnyView(
          _text().fixedSize(horizontal: false, vertical: true)
            .frame(width: width, alignment: SwiftUI.Alignment(horizontal: _UIText.horizontal(textAlignment), vertical: .top))
            .padding(.init(top: insets.top, leading: insets.left, bottom: 0, trailing: insets.right))
            .frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
      }
    }
    """
}
