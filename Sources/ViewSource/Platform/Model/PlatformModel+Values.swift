extension PlatformModel {
  /// Controls that show a value: switches, sliders, progress and pages.
  static let values = """
    public class UISwitch: UIControl {
      public enum Style { case automatic, checkbox, sliding }
      public var isOn = false
      public var onTintColor: UIColor?
      public var thumbTintColor: UIColor?
      public var onImage: UIImage?
      public var offImage: UIImage?
      public var preferredStyle = Style.automatic
      public var title: String?
      override public init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: 51, height: 31))
        _huggings = [750, 750]
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        _huggings = [750, 750]
        frame = CGRect(x: 0, y: 0, width: 51, height: 31)
      }
      public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
      override public var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
      override func _content() -> SwiftUI.AnyView? {
        if thumbTintColor != nil { _undraw("'thumbTintColor' is not modelled") }
        let toggle = SwiftUI.Toggle("", isOn: .constant(isOn)).labelsHidden().disabled(!isEnabled)
        if let onTintColor { return SwiftUI.AnyView(toggle.tint(SwiftUI.Color(uiColor: onTintColor))) }
        return SwiftUI.AnyView(toggle)
      }
    }
    public class UISlider: UIControl {
      public var value: Float = 0
      public var minimumValue: Float = 0
      public var maximumValue: Float = 1
      public var minimumTrackTintColor: UIColor?
      public var maximumTrackTintColor: UIColor?
      public var thumbTintColor: UIColor?
      public var isContinuous = true
      public var preferredBehavioralStyle: Any?
      public func setValue(_ value: Float, animated: Bool) { self.value = value }
      override public init(frame: CGRect) {
        super.init(frame: frame)
        _huggings = [250, 750]
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        _huggings = [250, 750]
      }
      override public var intrinsicContentSize: CGSize { CGSize(width: -1, height: 31) }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
      override func _content() -> SwiftUI.AnyView? {
        if maximumTrackTintColor != nil || thumbTintColor != nil {
          _undraw("the colours of a slider's track and thumb are not modelled")
        }
        let slider = SwiftUI.Slider(value: .constant(Double(value)), in: Double(minimumValue)...Double(Swift.max(maximumValue, minimumValue)))
          .disabled(!isEnabled)
        if let minimumTrackTintColor { return SwiftUI.AnyView(slider.tint(SwiftUI.Color(uiColor: minimumTrackTintColor))) }
        return SwiftUI.AnyView(slider)
      }
    }
    public class UIProgressView: UIView {
      public enum Style { case `default`, bar }
      public var progress: Float = 0
      public var progressTintColor: UIColor?
      public var trackTintColor: UIColor?
      public var progressViewStyle = Style.default
      public var progressImage: UIImage?
      public var trackImage: UIImage?
      public var observedProgress: Any?
      public convenience init(progressViewStyle: Style) {
        self.init(frame: .zero)
        self.progressViewStyle = progressViewStyle
      }
      override public init(frame: CGRect) {
        super.init(frame: frame)
        _huggings = [250, 750]
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        _huggings = [250, 750]
      }
      public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
      override public var intrinsicContentSize: CGSize { CGSize(width: -1, height: progressViewStyle == .bar ? 2.5 : 4) }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }
      override func _content() -> SwiftUI.AnyView? {
        if progressImage != nil || trackImage != nil { _undraw("the images of a progress view are not modelled") }
        let size = bounds.size
        let radius = progressViewStyle == .bar ? 0.0 : size.height / 2
        let share = CGFloat(Swift.min(Swift.max(progress, 0), 1))
        let track = trackTintColor.map { SwiftUI.Color(uiColor: $0) } ?? SwiftUI.Color(uiColor: UIColor.systemFill)
        let shade = SwiftUI.Color(uiColor: progressTintColor ?? tintColor ?? UIColor.tintColor)
        return SwiftUI.AnyView(
          SwiftUI.ZStack(alignment: .leading) {
            SwiftUI.RoundedRectangle(cornerRadius: radius, style: .circular).fill(track)
            SwiftUI.RoundedRectangle(cornerRadius: radius, style: .circular).fill(shade).frame(width: size.width * share)
          })
      }
    }
    public class UIPageControl: UIControl {
      public enum BackgroundStyle { case automatic, prominent, minimal }
      public enum InteractionState { case none, discrete, continuous }
      public var numberOfPages = 0
      public var currentPage = 0
      public var hidesForSinglePage = false
      public var pageIndicatorTintColor: UIColor?
      public var currentPageIndicatorTintColor: UIColor?
      public var backgroundStyle = BackgroundStyle.automatic
      public var allowsContinuousInteraction = true
      public var defersCurrentPageDisplay = false
      override public init(frame: CGRect) {
        super.init(frame: frame)
        _huggings = [250, 750]
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        _huggings = [250, 750]
      }
      public func size(forNumberOfPages count: Int) -> CGSize {
        count == 0 ? .zero : CGSize(width: CGFloat(count) * 17.3 + 40, height: 26)
      }
      override public var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      override func _content() -> SwiftUI.AnyView? {
        if numberOfPages == 0 || hidesForSinglePage && numberOfPages == 1 { return nil }
        let (count, current) = (numberOfPages, currentPage)
        let active = SwiftUI.Color(uiColor: currentPageIndicatorTintColor ?? UIColor.white)
        let other = SwiftUI.Color(uiColor: pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5))
        return SwiftUI.AnyView(
          SwiftUI.HStack(spacing: 9) {
            SwiftUI.ForEach(0..<count, id: \\.self) { index in
              SwiftUI.Circle().fill(index == current ? active : other).frame(width: 8, height: 8)
            }
          }.frame(width: bounds.width, height: bounds.height))
      }
    }
    """
}
