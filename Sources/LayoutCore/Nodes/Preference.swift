/// A preference: a value that views tell the views around them.
public struct PreferenceIdentity {
  /// What makes two preferences the same.
  public var key: TraitKey
  /// The value where no view tells any.
  public var defaultValue: Any
  /// Combines a value with that of the next sibling.
  public var reduce: (inout Any, () -> Any) -> Void

  /// A preference.
  public init(key: TraitKey, defaultValue: Any, reduce: @escaping (inout Any, () -> Any) -> Void) {
    self.key = key
    self.defaultValue = defaultValue
    self.reduce = reduce
  }
}

/// What a modifier does to a preference of its view.
public struct PreferenceChange {
  /// The preference.
  public var preference: PreferenceIdentity
  /// What happens to the value.
  var effect: Effect

  /// What happens to a preference's value on its way outward.
  enum Effect {
    /// The view tells another value, given its place.
    case change((inout Any, ViewPlace) -> Void)
    /// The value is read once the layout is done.
    case observe((Any) -> Void)
  }

  /// A change to a preference.
  public init(_ preference: PreferenceIdentity, change: @escaping (inout Any, ViewPlace) -> Void) {
    self.preference = preference
    effect = .change(change)
  }

  /// A look at a preference that leaves it as it is.
  public init(_ preference: PreferenceIdentity, observe: @escaping (Any) -> Void) {
    self.preference = preference
    effect = .observe(observe)
  }
}

/// Where a view came to stand, in the canvas, physical left to right.
public struct ViewPlace: Hashable, Sendable {
  /// The view's frame.
  public var frame: Rect
  /// Whether leading is right.
  public var isRightToLeft: Bool

  /// A view's place.
  public init(frame: Rect, isRightToLeft: Bool = false) {
    self.frame = frame
    self.isRightToLeft = isRightToLeft
  }
}

/// A layer made of a preference's value.
public struct PreferenceLayer {
  /// The preference.
  public var preference: PreferenceIdentity
  /// Whether the layer lies behind the view.
  public var isBehind: Bool
  /// The guides by which the layer stands on the view.
  public var alignment: Alignment
  /// Makes the layer of the value.
  public var content: (Any) -> LayoutNode

  /// A layer made of a preference's value.
  public init(
    _ preference: PreferenceIdentity, isBehind: Bool = false, alignment: Alignment = .center,
    content: @escaping (Any) -> LayoutNode
  ) {
    self.preference = preference
    self.isBehind = isBehind
    self.alignment = alignment
    self.content = content
  }
}
