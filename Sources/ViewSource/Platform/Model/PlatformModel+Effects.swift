extension PlatformModel {
  /// Visual effects and activity indicators.
  static let effects = """
    public class UIVisualEffect {
      public init() {}
    }
    public class UIBlurEffect: UIVisualEffect {
      public enum Style {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
        case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
      }
      let _style: Style
      public init(style: Style) { _style = style }
      func _material() -> SwiftUI.AnyView {
        switch _style {
        case .systemUltraThinMaterial: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.ultraThinMaterial))
        case .systemThinMaterial: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.thinMaterial))
        case .systemMaterial, .regular: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.regularMaterial))
        case .systemThickMaterial, .prominent: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.thickMaterial))
        case .systemChromeMaterial: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.bar))
        case .extraLight, .systemThickMaterialLight: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.thickMaterial).colorScheme(.light))
        case .light, .systemMaterialLight: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.regularMaterial).colorScheme(.light))
        case .systemUltraThinMaterialLight: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.ultraThinMaterial).colorScheme(.light))
        case .systemThinMaterialLight: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.thinMaterial).colorScheme(.light))
        case .systemChromeMaterialLight: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.bar).colorScheme(.light))
        case .dark, .systemMaterialDark: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.regularMaterial).colorScheme(.dark))
        case .systemUltraThinMaterialDark: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.ultraThinMaterial).colorScheme(.dark))
        case .systemThinMaterialDark: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.thinMaterial).colorScheme(.dark))
        case .systemThickMaterialDark: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.thickMaterial).colorScheme(.dark))
        case .systemChromeMaterialDark: return SwiftUI.AnyView(SwiftUI.Rectangle().fill(.bar).colorScheme(.dark))
        }
      }
    }
    public class UIVibrancyEffect: UIVisualEffect {
      public init(blurEffect: UIBlurEffect) {}
      public init(blurEffect: UIBlurEffect, style: Any) {}
    }
    public class UIVisualEffectView: UIView {
      public var effect: UIVisualEffect?
      public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        _prepare()
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        _prepare()
      }
      public convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
      }
      func _prepare() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
      }
      public let contentView = UIView()
      override func _content() -> SwiftUI.AnyView? { (effect as? UIBlurEffect)?._material() }
    }
    public class UIActivityIndicatorView: UIView {
      public enum Style { case medium, large, gray, white, whiteLarge }
      public var style = Style.medium
      public var color: UIColor!
      public var hidesWhenStopped = true { didSet { _update() } }
      public private(set) var isAnimating = false
      public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        _prepare()
      }
      override public init(frame: CGRect) {
        super.init(frame: frame)
        _prepare()
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        _prepare()
      }
      func _prepare() {
        _huggings = [750, 750]
        let size = intrinsicContentSize
        frame = CGRect(x: frame.origin.x, y: frame.origin.y, width: size.width, height: size.height)
        _update()
      }
      func _update() { isHidden = hidesWhenStopped && !isAnimating }
      public func startAnimating() {
        isAnimating = true
        _update()
      }
      public func stopAnimating() {
        isAnimating = false
        _update()
      }
      override public var intrinsicContentSize: CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
      }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      override func _content() -> SwiftUI.AnyView? {
        let size: ControlSize = style == .large || style == .whiteLarge ? .large : .regular
        let spinner = SwiftUI.ProgressView().progressViewStyle(.circular).controlSize(size)
        if let color { return SwiftUI.AnyView(spinner.tint(SwiftUI.Color(uiColor: color))) }
        if style == .white || style == .whiteLarge { return SwiftUI.AnyView(spinner.tint(SwiftUI.Color.white)) }
        return SwiftUI.AnyView(spinner)
      }
    }
    """
}
