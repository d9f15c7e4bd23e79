extension PlatformModel {
  /// Buttons.
  static let button = """
    public class UIButton: UIControl {
      public enum ButtonType { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close, plain }
      public enum Role { case normal, primary, cancel, destructive }
      public private(set) var buttonType = ButtonType.custom
      public var role = Role.normal
      public var titleLabel: UILabel? { _label }
      public var imageView: UIImageView? { _image }
      let _label = UILabel()
      let _image = UIImageView()
      public var contentEdgeInsets = UIEdgeInsets.zero
      public var titleEdgeInsets = UIEdgeInsets.zero
      public var imageEdgeInsets = UIEdgeInsets.zero
      public var adjustsImageWhenHighlighted = true
      public var adjustsImageWhenDisabled = true
      public var showsTouchWhenHighlighted = false
      public var menu: Any?
      public var isPointerInteractionEnabled = false
      public var configurationUpdateHandler: Any?
      public var automaticallyUpdatesConfiguration = true
      public var configuration: Configuration?
      var _titles: [Int: String] = [:]
      var _attributedTitles: [Int: NSAttributedString] = [:]
      var _images: [Int: UIImage] = [:]
      var _backgrounds: [Int: UIImage] = [:]
      var _colors: [Int: UIColor] = [:]
      public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        _adapt()
      }
      public convenience init(type: ButtonType, primaryAction: Any?) { self.init(type: type) }
      public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        if let primaryAction {
          if !primaryAction.title.isEmpty { _titles[0] = primaryAction.title }
          if let image = primaryAction.image { _images[0] = image }
        }
      }
      override func _content() -> SwiftUI.AnyView? { configuration == nil ? nil : _button(fills: true) }
      override public init(frame: CGRect) {
        super.init(frame: frame)
        _prepare()
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        _prepare()
      }
      func _adapt() {
        switch buttonType {
        case .custom, .system, .plain: break
        default: _undraw("the type of a button is not modelled")
        }
        if buttonType == .system { _label.font = UIFont.systemFont(ofSize: 15) }
        _update()
      }
      func _prepare() {
        _label.font = UIFont.systemFont(ofSize: 18)
        _label.lineBreakMode = .byTruncatingMiddle
        _image.contentMode = .scaleToFill
        addSubview(_image)
        addSubview(_label)
        _update()
      }
      public func setTitle(_ title: String?, for state: UIControl.State) {
        _titles[state.rawValue] = title
        _update()
      }
      public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        _attributedTitles[state.rawValue] = title
        _update()
      }
      public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        _colors[state.rawValue] = color
        _update()
      }
      public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
      public func setImage(_ image: UIImage?, for state: UIControl.State) {
        _images[state.rawValue] = image
        _update()
      }
      public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        if image != nil { _undraw("the background image of a button is not modelled") }
      }
      public func setPreferredSymbolConfiguration(_ configuration: Any?, forImageIn state: UIControl.State) {
        if configuration != nil { _undraw("'setPreferredSymbolConfiguration' is not modelled") }
      }
      public func title(for state: UIControl.State) -> String? { _titles[state.rawValue] ?? _titles[0] }
      public func image(for state: UIControl.State) -> UIImage? { _images[state.rawValue] ?? _images[0] }
      public func titleColor(for state: UIControl.State) -> UIColor? { _colors[state.rawValue] ?? _colors[0] }
      public var currentTitle: String? { title(for: state) }
      public var currentImage: UIImage? { image(for: state) }
      public var currentTitleColor: UIColor { _label.textColor }
      override public var isEnabled: Bool { didSet { _update() } }
      override public var isSelected: Bool { didSet { _update() } }
      func _update() {
        let own = state.rawValue
        if let title = _attributedTitles[own] ?? _attributedTitles[0] {
          _label.attributedText = title
        } else {
          _label.text = _titles[own] ?? _titles[0]
        }
        let fallback: UIColor = buttonType == .system ? tintColor ?? UIColor.tintColor : UIColor.white
        let dimmed: UIColor = buttonType == .system && !isEnabled ? UIColor.tertiaryLabel : fallback
        _label.textColor = _colors[own] ?? _colors[0] ?? dimmed
        _image.image = _images[own] ?? _images[0]
        _image.isHidden = _image.image == nil
        _label.isHidden = configuration != nil || (_label.text ?? "").isEmpty
        if configuration != nil { _image.isHidden = true }
      }
      override public var intrinsicContentSize: CGSize {
        _update()
        if configuration != nil {
          let own = _measured(_button(fills: false).fixedSize(), nil, nil)
          return CGSize(width: own.width, height: own.height)
        }
        let image = _image.isHidden ? CGSize.zero : _image.intrinsicContentSize
        let title = _label.isHidden ? CGSize.zero : _label.intrinsicContentSize
        let insets = contentEdgeInsets
        let isPadded = insets.top == 0 && insets.bottom == 0 && insets.left == 0 && insets.right == 0
        let extra: CGFloat = isPadded && image.height == 0 ? 12 : 0
        let width = Swift.max(image.width + title.width, title.height == 0 && image.height == 0 ? 30 : 0)
        return CGSize(
          width: width + insets.left + insets.right,
          height: Swift.max(image.height, title.height == 0 && image.height == 0 ? 22 : title.height) + insets.top + insets.bottom
            + extra)
      }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      override var _baselines: [CGFloat]? {
        let font: UIFont = _label.font
        let rest = (bounds.height - font.lineHeight) / 2
        return [rest + font.ascender, rest - font.descender]
      }
      override public func layoutSubviews() {
        _update()
        let insets = contentEdgeInsets
        let area = CGRect(
          x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
          height: bounds.height - insets.top - insets.bottom)
        let image = _image.isHidden ? CGSize.zero : _image.intrinsicContentSize
        let full = _label.isHidden ? CGSize.zero : _label.intrinsicContentSize
        let title = CGSize(width: Swift.min(full.width, Swift.max(area.width - image.width, 0)), height: Swift.min(full.height, area.height))
        let width = image.width + title.width
        var x = area.minX + (area.width - width) / 2
        if contentHorizontalAlignment == .left || contentHorizontalAlignment == .leading { x = area.minX }
        if contentHorizontalAlignment == .right || contentHorizontalAlignment == .trailing { x = area.maxX - width }
        func top(_ height: CGFloat) -> CGFloat {
          if contentVerticalAlignment == .top { return area.minY }
          if contentVerticalAlignment == .bottom { return area.maxY - height }
          return area.minY + (area.height - height) / 2
        }
        let size = CGSize(width: Swift.min(image.width, area.width), height: Swift.min(image.height, area.height))
        if contentHorizontalAlignment == .fill || contentVerticalAlignment == .fill {
          _undraw("a button's content that fills it is not modelled")
        }
        _image.frame = CGRect(
          x: x + (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
          y: top(size.height) + (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2, width: size.width, height: size.height)
        _label.frame = CGRect(
          x: x + size.width + (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
          y: top(title.height) + (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2, width: title.width, height: title.height)
      }
    }
    """
}
