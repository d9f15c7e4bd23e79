extension PlatformModel {
  /// The base class of controls.
  static let controls = """
    public class UIControl: UIView {
      public struct State: OptionSet, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal = State(rawValue: 0)
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
      }
      public struct Event: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 4096)
        public static let menuActionTriggered = Event(rawValue: 16384)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingDidBegin = Event(rawValue: 65536)
        public static let editingChanged = Event(rawValue: 131072)
        public static let editingDidEnd = Event(rawValue: 262144)
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        public static let allTouchEvents = Event(rawValue: 4095)
        public static let allEditingEvents = Event(rawValue: 983040)
        public static let allEvents = Event(rawValue: 4294967295)
      }
      public enum ContentHorizontalAlignment { case center, left, right, fill, leading, trailing }
      public enum ContentVerticalAlignment { case center, top, bottom, fill }
      public var isEnabled = true
      public var isSelected = false
      public var isHighlighted = false
      public var isTracking: Bool { false }
      public var contentHorizontalAlignment = ContentHorizontalAlignment.center
      public var contentVerticalAlignment = ContentVerticalAlignment.center
      public var showsMenuAsPrimaryAction = false
      public var isContextMenuInteractionEnabled = false
      public var toolTip: String?
      public var state: State { !isEnabled ? .disabled : isSelected ? .selected : .normal }
      public convenience init(frame: CGRect, primaryAction: Any?) { self.init(frame: frame) }
      override public init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: Any) { super.init(coder: coder) }
      public func addTarget(_ target: Any?, action: Any, for events: Event) {}
      public func addAction(_ action: Any, for events: Event) {}
      public func removeTarget(_ target: Any?, action: Any?, for events: Event) {}
      public func sendActions(for events: Event) {}
      public func cancelTracking(with event: Any?) {}
      public func contextMenuInteraction(_ interaction: Any, configurationForMenuAtLocation location: CGPoint) -> Any? { nil }
      public func beginTracking(_ touch: Any, with event: Any?) -> Bool { true }
      public func continueTracking(_ touch: Any, with event: Any?) -> Bool { true }
      public func endTracking(_ touch: Any?, with event: Any?) {}
    }
    """
}
