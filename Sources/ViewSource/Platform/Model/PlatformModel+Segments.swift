extension PlatformModel {
  /// Segmented controls and steppers.
  static let segments = """
    public class UISegmentedControl: UIControl {
      public static let noSegment = -1
      var _items: [Any] = []
      public var selectedSegmentIndex = -1
      public var isMomentary = false
      public var apportionsSegmentWidthsByContent = false
      public var selectedSegmentTintColor: UIColor? {
        didSet { if selectedSegmentTintColor != nil { _undraw("'selectedSegmentTintColor' is not modelled") } }
      }
      public var numberOfSegments: Int { _items.count }
      public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        _items = items ?? []
      }
      override public init(frame: CGRect) {
        super.init(frame: frame)
        _huggings = [250, 750]
      }
      public required init?(coder: Any) { super.init(coder: coder) }
      public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        _items.insert(title ?? "", at: Swift.min(index, _items.count))
      }
      public func removeSegment(at index: Int, animated: Bool) { _items.remove(at: index) }
      public func removeAllSegments() { _items = [] }
      public func setTitle(_ title: String?, forSegmentAt index: Int) { _items[index] = title ?? "" }
      public func titleForSegment(at index: Int) -> String? { _items[index] as? String }
      public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if attributes != nil { _undraw("the text attributes of segments are not modelled") }
      }
      func _picker() -> SwiftUI.AnyView {
        let (items, selected) = (_items, selectedSegmentIndex)
        return SwiftUI.AnyView(
          SwiftUI.Picker("", selection: .constant(selected)) {
            SwiftUI.ForEach(0..<items.count, id: \\.self) { index in
              if let image = items[index] as? UIImage {
                SwiftUI.Image(uiImage: image).tag(index)
              } else {
                SwiftUI.Text(verbatim: "\\(items[index])").tag(index)
              }
            }
          }.pickerStyle(.segmented).labelsHidden())
      }
      override public var intrinsicContentSize: CGSize {
        let own = _measured(_picker().fixedSize(), nil, nil)
        return CGSize(width: own.width, height: own.height)
      }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      override func _content() -> SwiftUI.AnyView? { _items.isEmpty ? nil : _picker() }
    }
    public class UIStepper: UIControl {
      public var value = 0.0
      public var minimumValue = 0.0
      public var maximumValue = 100.0
      public var stepValue = 1.0
      public var wraps = false
      public var autorepeat = true
      public var isContinuous = true
      override public init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: 94, height: 32))
        _huggings = [750, 750]
      }
      public required init?(coder: Any) { super.init(coder: coder) }
      override public var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
      override public func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
      override func _content() -> SwiftUI.AnyView? {
        SwiftUI.AnyView(
          SwiftUI.Stepper("", value: .constant(value), in: minimumValue...Swift.max(maximumValue, minimumValue)).labelsHidden()
            .disabled(!isEnabled))
      }
    }
    """
}
