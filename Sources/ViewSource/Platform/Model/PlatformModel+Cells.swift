extension PlatformModel {
  /// Cells of tables and collections.
  static let cells = """
    public class UITableViewCell: UIView {
      public enum CellStyle { case `default`, value1, value2, subtitle }
      public enum SelectionStyle { case none, blue, gray, `default` }
      public enum AccessoryType { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
      public init(style: CellStyle, reuseIdentifier: String?) {
        _style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        _prepare()
      }
      public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
      public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
      }
      public required init?(coder: Any) {
        _style = .default
        super.init(coder: coder)
        _prepare()
      }
      let _style: CellStyle
      public var reuseIdentifier: String?
      public let contentView = UIView()
      public var selectionStyle = SelectionStyle.default
      public var accessoryType = AccessoryType.none {
        didSet { if accessoryType != .none { _undraw("the accessory of a cell is not modelled") } }
      }
      public var accessoryView: UIView? { didSet { if accessoryView != nil { _undraw("the accessory of a cell is not modelled") } } }
      public var selectedBackgroundView: Any?
      public var backgroundView: UIView? { didSet { if backgroundView != nil { _undraw("'backgroundView' is not modelled") } } }
      public var separatorInset = UIEdgeInsets.zero
      public var isSelected = false
      public var isHighlighted = false
      public var isEditing = false
      public var shouldIndentWhileEditing = true
      public var indentationLevel = 0
      public var indentationWidth: CGFloat = 10
      public var focusStyle: Any?
      public var backgroundConfiguration: Any?
      public var configurationUpdateHandler: Any?
      public func prepareForReuse() {}
      public func setSelected(_ selected: Bool, animated: Bool) {}
      public func setHighlighted(_ highlighted: Bool, animated: Bool) {}
      public func setEditing(_ editing: Bool, animated: Bool) {}
      public func setNeedsUpdateConfiguration() {}
      func _prepare() {
        backgroundColor = UIColor.systemBackground
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        contentView.frame = bounds
        addSubview(contentView)
      }
    }
    public class UICollectionReusableView: UIView {
      public var reuseIdentifier: String?
      public func prepareForReuse() {}
      public func apply(_ attributes: Any) {}
      public func preferredLayoutAttributesFitting(_ attributes: Any) -> Any { attributes }
    }
    public class UICollectionViewCell: UICollectionReusableView {
      override public init(frame: CGRect) {
        super.init(frame: frame)
        _prepare()
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        _prepare()
      }
      public let contentView = UIView()
      public var isSelected = false
      public var isHighlighted = false
      public var backgroundView: UIView? { didSet { if backgroundView != nil { _undraw("'backgroundView' is not modelled") } } }
      public var selectedBackgroundView: Any?
      public var backgroundConfiguration: Any?
      public var configurationUpdateHandler: Any?
      public func setNeedsUpdateConfiguration() {}
      func _prepare() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
      }
    }
    """
}
