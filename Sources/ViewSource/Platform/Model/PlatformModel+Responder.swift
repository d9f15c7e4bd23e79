extension PlatformModel {
  /// Responders, windows and priorities.
  static let responder = """
    public class UIResponder {
      public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
      public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
      public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
      public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
      public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
      public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
      public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
      public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
      public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
      public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
      public init() {}
      public var inputView: Any?
      public var inputAccessoryView: Any?
      public var next: UIResponder? { nil }
      public var undoManager: Any? { nil }
      public var keyCommands: [Any]? { nil }
      public var canBecomeFirstResponder: Bool { false }
      public var canResignFirstResponder: Bool { true }
      public var isFirstResponder: Bool { false }
      public func becomeFirstResponder() -> Bool { false }
      public func resignFirstResponder() -> Bool { true }
      public func reloadInputViews() {}
      public func touchesBegan(_ touches: Any, with event: Any?) {}
      public func touchesMoved(_ touches: Any, with event: Any?) {}
      public func touchesEnded(_ touches: Any, with event: Any?) {}
      public func touchesCancelled(_ touches: Any, with event: Any?) {}
      public func pressesBegan(_ presses: Any, with event: Any?) {}
      public func pressesEnded(_ presses: Any, with event: Any?) {}
      public func pressesCancelled(_ presses: Any, with event: Any?) {}
      public func motionBegan(_ motion: Any, with event: Any?) {}
      public func motionEnded(_ motion: Any, with event: Any?) {}
      public func copy(_ sender: Any?) {}
      public func cut(_ sender: Any?) {}
      public func paste(_ sender: Any?) {}
      public func delete(_ sender: Any?) {}
      public func select(_ sender: Any?) {}
      public func selectAll(_ sender: Any?) {}
      public func buildMenu(with builder: Any) {}
      public func target(forAction action: Any, withSender sender: Any?) -> Any? { nil }
      public func observeValue(forKeyPath path: String?, of object: Any?, change: Any?, context: Any?) {}
      public func encode(with coder: Any) {}
      public func isEqual(_ object: Any?) -> Bool { false }
      public func didUpdateFocus(in context: Any, with coordinator: Any) {}
      public var canBecomeFocused: Bool { false }
      public var preferredFocusEnvironments: [Any] { [] }
      public var textInputMode: Any? { nil }
      public var textInputContextIdentifier: String? { nil }
      public var inputViewController: Any? { nil }
      public var inputAccessoryViewController: Any? { nil }
      public var editingInteractionConfiguration: Any? { nil }
      public var description: String { "" }
      public var debugDescription: String { "" }
      public func accessibilityActivate() -> Bool { false }
      public func accessibilityIncrement() {}
      public func accessibilityDecrement() {}
      public func accessibilityPerformEscape() -> Bool { false }
      public func accessibilityPerformMagicTap() -> Bool { false }
      public func accessibilityScroll(_ direction: Any) -> Bool { false }
      public func accessibilityElementDidBecomeFocused() {}
      public func accessibilityElementDidLoseFocus() {}
      public func accessibilityElementCount() -> Int { 0 }
      public var accessibilityFrame = CGRect.zero
      public var accessibilityPath: Any?
      public var accessibilityActivationPoint = CGPoint.zero
      public func canPerformAction(_ action: Any, withSender sender: Any?) -> Bool { false }
      public func observe(_ path: Any, options: Any = 0, changeHandler: Any) -> Any? { nil }
      public func addObserver(_ observer: Any, forKeyPath path: String, options: Any, context: Any?) {}
      public func isKind(of type: Any) -> Bool { false }
      public static func appearance() -> _UIAppearance { _UIAppearance() }
      public static func appearance(whenContainedInInstancesOf types: [Any]) -> _UIAppearance { _UIAppearance() }
    }
    @dynamicMemberLookup public class _UIAppearance {
      subscript(dynamicMember name: String) -> Any? {
        get { nil }
        set {}
      }
    }

    public struct UILayoutPriority: Hashable, RawRepresentable {
      public var rawValue: Float
      public init(_ rawValue: Float) { self.rawValue = rawValue }
      public init(rawValue: Float) { self.rawValue = rawValue }
      public static let required = UILayoutPriority(1000)
      public static let defaultHigh = UILayoutPriority(750)
      public static let dragThatCanResizeScene = UILayoutPriority(510)
      public static let sceneSizeStayPut = UILayoutPriority(500)
      public static let dragThatCannotResizeScene = UILayoutPriority(490)
      public static let defaultLow = UILayoutPriority(250)
      public static let fittingSizeLevel = UILayoutPriority(50)
      public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
      public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
    }
    public class UIWindow: UIView {
      static let _shared = UIWindow(frame: UIScreen.main.bounds)
      public var rootViewController: Any?
      public var windowScene: Any?
      public func makeKeyAndVisible() {}
    }
    public enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }
    extension CGRect {
      public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
          x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
          height: height - insets.top - insets.bottom)
      }
    }
    """
}
