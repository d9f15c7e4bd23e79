extension PlatformModel {
  /// The configurations of buttons, whose looks are those of SwiftUI's button styles.
  ///
  /// Source: UIKit's documentation of `UIButton.Configuration`. Contents that change a button's metrics in ways that
  /// the documentation does not state are not drawn.
  static let buttonConfiguration = """
    extension UIButton {
      public struct Configuration {
        public enum CornerStyle: Int { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int { case medium, small, mini, large }
        public enum TitleAlignment: Int { case automatic, leading, center, trailing }
        public enum Indicator: Int { case automatic, none, popup }
        enum _Look { case plain, gray, tinted, filled }
        let _look: _Look
        var _insets: NSDirectionalEdgeInsets?
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var imagePadding = 0.0
        public var titlePadding = 1.0
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var showsActivityIndicator = false
        public var indicator = Indicator.automatic
        public var preferredSymbolConfigurationForImage: Any?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: Any?
        public var background = UIBackgroundConfiguration()
        public var contentInsets: NSDirectionalEdgeInsets {
          get { _insets ?? _usual }
          set { _insets = newValue }
        }
        var _usual: NSDirectionalEdgeInsets {
          switch buttonSize {
          case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
          case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
          default: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
          }
        }
        init(_ look: _Look) { _look = look }
        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        public mutating func setDefaultContentInsets() { _insets = nil }
        public func updated(for button: UIButton) -> Configuration { self }
        /// The reason for which the look is not drawn, or nil.
        var _obstacle: String? {
          if subtitle != nil || attributedSubtitle != nil { return "the subtitle of a button is not modelled" }
          if showsActivityIndicator { return "the activity indicator of a button is not modelled" }
          if indicator == .popup { return "the indicator of a button is not modelled" }
          if imageColorTransformer != nil { return "'imageColorTransformer' is not modelled" }
          if preferredSymbolConfigurationForImage != nil { return "'preferredSymbolConfigurationForImage' is not modelled" }
          if _look == .gray && baseBackgroundColor != nil { return "'baseBackgroundColor' of a gray button is not modelled" }
          switch cornerStyle {
          case .small, .medium, .large: return "'cornerStyle' is not modelled"
          default: break
          }
          return background._obstacle
        }
      }
      func _title(_ look: Configuration) -> AttributedString? {
        var text = look.attributedTitle
        if text == nil, let title = look.title ?? _titles[state.rawValue] ?? _titles[0] { text = AttributedString(title) }
        guard let text else { return nil }
        guard let transformer = look.titleTextAttributesTransformer else { return text }
        return text.mergingAttributes(transformer(AttributeContainer()))
      }
      func _label(_ look: Configuration) -> SwiftUI.AnyView {
        let title = _title(look)
        let image = look.image ?? _images[state.rawValue] ?? _images[0]
        let (usual, insets) = (look._usual, look.contentInsets)
        let extra = SwiftUI.EdgeInsets(
          top: insets.top - usual.top, leading: insets.leading - usual.leading, bottom: insets.bottom - usual.bottom,
          trailing: insets.trailing - usual.trailing)
        let isVertical = look.imagePlacement == .top || look.imagePlacement == .bottom
        let isLast = look.imagePlacement == .trailing || look.imagePlacement == .bottom
        let spacing = image == nil || title == nil ? 0 : look.imagePadding
        let layout = isVertical
          ? SwiftUI.AnyLayout(SwiftUI.VStackLayout(spacing: spacing)) : SwiftUI.AnyLayout(SwiftUI.HStackLayout(spacing: spacing))
        return SwiftUI.AnyView(
          layout {
            if let image, !isLast { SwiftUI.Image(uiImage: image) }
            if let title { SwiftUI.Text(title) }
            if let image, isLast { SwiftUI.Image(uiImage: image) }
          }.padding(extra))
      }
      func _button(fills: Bool) -> SwiftUI.AnyView {
        guard let look = configuration else { return SwiftUI.AnyView(SwiftUI.EmptyView()) }
        if let obstacle = look._obstacle { _undraw(obstacle) }
        let foreground: SwiftUI.Color? = look.baseForegroundColor.map { SwiftUI.Color(uiColor: $0) }
        let label = SwiftUI.AnyView(
          _label(look).frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil))
        let colored = foreground.map { SwiftUI.AnyView(label.foregroundStyle($0)) } ?? label
        let size: SwiftUI.ControlSize = look.buttonSize == .large ? .large : look.buttonSize == .small ? .small
          : look.buttonSize == .mini ? .mini : .regular
        let shape: SwiftUI.ButtonBorderShape = look.cornerStyle == .capsule ? .capsule : .automatic
        let tint = SwiftUI.Color(uiColor: look.baseBackgroundColor ?? tintColor ?? UIColor.tintColor)
        let button = SwiftUI.Button(action: {}) { colored }
        switch look._look {
        case .plain:
          let inset = look._usual
          let padded = SwiftUI.EdgeInsets(
            top: inset.top, leading: inset.leading, bottom: inset.bottom, trailing: inset.trailing)
          return SwiftUI.AnyView(
            colored.padding(padded).foregroundStyle(isEnabled ? tint : SwiftUI.Color(uiColor: .tertiaryLabel)))
        case .gray: return SwiftUI.AnyView(button.buttonStyle(.bordered).controlSize(size).buttonBorderShape(shape).disabled(!isEnabled))
        case .tinted:
          return SwiftUI.AnyView(
            button.buttonStyle(.bordered).tint(tint).controlSize(size).buttonBorderShape(shape).disabled(!isEnabled))
        case .filled:
          return SwiftUI.AnyView(
            button.buttonStyle(.borderedProminent).tint(tint).controlSize(size).buttonBorderShape(shape).disabled(!isEnabled))
        }
      }
    }
    public struct UIConfigurationTextAttributesTransformer {
      public let transform: (AttributeContainer) -> AttributeContainer
      public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
      public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
    }
    public struct UIBackgroundConfiguration {
      public var backgroundColor: UIColor?
      public var cornerRadius: CGFloat?
      public var strokeColor: UIColor?
      public var strokeWidth: CGFloat?
      public var customView: UIView?
      public var image: UIImage?
      public init() {}
      public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      var _obstacle: String? {
        let isPlain = backgroundColor == nil && cornerRadius == nil && strokeColor == nil && strokeWidth == nil
        return isPlain && customView == nil && image == nil ? nil : "the background of a button's configuration is not modelled"
      }
    }
    public struct NSDirectionalRectEdge: OptionSet {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let top = NSDirectionalRectEdge(rawValue: 1)
      public static let leading = NSDirectionalRectEdge(rawValue: 2)
      public static let bottom = NSDirectionalRectEdge(rawValue: 4)
      public static let trailing = NSDirectionalRectEdge(rawValue: 8)
      public static let all = NSDirectionalRectEdge(rawValue: 15)
    }
    public class UIAction {
      public struct Identifier { public init(_ name: String) {} }
      public var title: String
      public var image: UIImage?
      public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Any? = nil, discoverabilityTitle: String? = nil, attributes: Any? = nil, state: Any? = nil,
        handler: @escaping (UIAction) -> Void
      ) {
        self.title = title
        self.image = image
      }
    }
    """

  /// Date pickers and colour wells, which look like SwiftUI's.
  static let pickers = """
    public enum UIDatePickerStyle: Int { case automatic, wheels, compact, inline }
    public class UIDatePicker: UIControl {
      public enum Mode: Int { case time, date, dateAndTime, countDownTimer, yearAndMonth }
      public var datePickerMode = Mode.dateAndTime
      public var preferredDatePickerStyle = UIDatePickerStyle.automatic
      public var date = Date()
      public var minimumDate: Date?
      public var maximumDate: Date?
      public var minuteInterval = 1
      public var countDownDuration = 0.0
      public var roundsToMinuteInterval = true
      public var locale: Locale?
      public var calendar: Calendar!
      public var timeZone: TimeZone?
      public func setDate(_ date: Date, animated: Bool) { self.date = date }
      func _picker() -> SwiftUI.AnyView {
        if preferredDatePickerStyle == .wheels || datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth {
          _undraw("the wheels of a date picker are not modelled")
        }
        let parts: SwiftUI.DatePickerComponents = datePickerMode == .time ? .hourAndMinute
          : datePickerMode == .date ? .date : [.date, .hourAndMinute]
        let picker = SwiftUI.DatePicker("", selection: .constant(date), displayedComponents: parts).labelsHidden()
          .disabled(!isEnabled)
        if preferredDatePickerStyle == .inline { return SwiftUI.AnyView(picker.datePickerStyle(.graphical)) }
        return SwiftUI.AnyView(picker.datePickerStyle(.compact))
      }
      override public var intrinsicContentSize: CGSize {
        let own = _measured(_picker().fixedSize(), nil, nil)
        return CGSize(width: own.width, height: own.height)
      }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      override func _content() -> SwiftUI.AnyView? { _picker() }
    }
    public class UIColorWell: UIControl {
      public var selectedColor: UIColor?
      public var title: String?
      public var supportsAlpha = true
      func _well() -> SwiftUI.AnyView {
        let color = SwiftUI.Color(uiColor: selectedColor ?? UIColor.clear)
        return SwiftUI.AnyView(SwiftUI.ColorPicker("", selection: .constant(color)).labelsHidden())
      }
      override public var intrinsicContentSize: CGSize {
        let own = _measured(_well().fixedSize(), nil, nil)
        return CGSize(width: own.width, height: own.height)
      }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      override func _content() -> SwiftUI.AnyView? { _well() }
    }
    """
}
