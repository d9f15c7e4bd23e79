extension PlatformModel {
  /// Image views.
  static let images = """
    public class UIImageView: UIView {
      public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        _fits = true
      }
      public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        self.highlightedImage = highlightedImage
        _fits = true
      }
      override public init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: Any) { super.init(coder: coder) }
      /// Whether the view has the size of its image until code gives it another one.
      var _fits = false
      override func _settle() {
        guard _fits, _size == .zero else { return }
        let size = intrinsicContentSize
        if size.width > 0 { _size = size }
      }
      public var image: UIImage?
      public var highlightedImage: UIImage?
      public var isHighlighted = false
      public var animationImages: [UIImage]?
      public var animationDuration = 0.0
      public var animationRepeatCount = 0
      public var isAnimating: Bool { false }
      public var preferredSymbolConfiguration: Any?
      public var adjustsImageSizeForAccessibilityContentSizeCategory = false
      public func startAnimating() { _undraw("images of an animation are not modelled") }
      public func stopAnimating() {}
      public func addSymbolEffect(_ effect: Any, options: Any = 0, animated: Bool = true) {}
      public func removeAllSymbolEffects() {}
      var _shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }
      override public var intrinsicContentSize: CGSize {
        guard let shown = _shown else { return CGSize(width: -1, height: -1) }
        return _measured(_configured(SwiftUI.Image(uiImage: shown)), nil, nil)
      }
      override public func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return own.width < 0 ? .zero : own
      }
      func _configured(_ image: SwiftUI.Image) -> SwiftUI.AnyView {
        if preferredSymbolConfiguration != nil { _undraw("'preferredSymbolConfiguration' is not modelled") }
        return SwiftUI.AnyView(image.foregroundStyle(SwiftUI.Color(uiColor: tintColor ?? UIColor.tintColor)))
      }
      override func _content() -> SwiftUI.AnyView? {
        guard let shown = _shown else { return nil }
        let size = bounds.size
        let tint = SwiftUI.Color(uiColor: tintColor ?? UIColor.tintColor)
        if preferredSymbolConfiguration != nil { _undraw("'preferredSymbolConfiguration' is not modelled") }
        switch contentMode {
        case .scaleToFill, .redraw:
          return SwiftUI.AnyView(SwiftUI.Image(uiImage: shown).resizable().foregroundStyle(tint).frame(width: size.width, height: size.height))
        case .scaleAspectFit:
          return SwiftUI.AnyView(
            SwiftUI.Image(uiImage: shown).resizable().scaledToFit().foregroundStyle(tint)
              .frame(width: size.width, height: size.height))
        case .scaleAspectFill:
          return SwiftUI.AnyView(
            SwiftUI.Image(uiImage: shown).resizable().scaledToFill().foregroundStyle(tint)
              .frame(width: size.width, height: size.height))
        default:
          return SwiftUI.AnyView(
            SwiftUI.Image(uiImage: shown).foregroundStyle(tint).frame(width: size.width, height: size.height, alignment: _place()))
        }
      }
      func _place() -> SwiftUI.Alignment {
        switch contentMode {
        case .top: return .top
        case .bottom: return .bottom
        case .left: return .leading
        case .right: return .trailing
        case .topLeft: return .topLeading
        case .topRight: return .topTrailing
        case .bottomLeft: return .bottomLeading
        case .bottomRight: return .bottomTrailing
        default: return .center
        }
      }
    }
    """
}
