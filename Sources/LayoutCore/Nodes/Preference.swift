/// A preference: a value that views pass to the views around them.
public struct PreferenceIdentity {
  /// The key that identifies the preference.
  public var key: TraitKey
  /// The value if no view sets any.
  public var defaultValue: Any
  /// Combines a value with that of the next sibling.
  public var reduce: (inout Any, () -> Any) -> Void

  /// Creates a preference.
  public init(key: TraitKey, defaultValue: Any, reduce: @escaping (inout Any, () -> Any) -> Void) {
    self.key = key
    self.defaultValue = defaultValue
    self.reduce = reduce
  }
}

/// A modifier's effect on a preference of its view.
public struct PreferenceChange {
  /// The preference.
  public var preference: PreferenceIdentity
  /// The effect on the value.
  var effect: Effect

  /// An effect on a preference's value on its way outward.
  enum Effect {
    /// Changes the value, given the frame of the view.
    case change((inout Any, ViewPlacement) -> Void)
    /// Reads the value after layout.
    case observe((Any) -> Void)
  }

  /// Creates a change of a preference.
  public init(_ preference: PreferenceIdentity, change: @escaping (inout Any, ViewPlacement) -> Void) {
    self.preference = preference
    effect = .change(change)
  }

  /// Creates an observation of a preference, which leaves the value unchanged.
  public init(_ preference: PreferenceIdentity, observe: @escaping (Any) -> Void) {
    self.preference = preference
    effect = .observe(observe)
  }
}

/// The frame of a placed view in the canvas, in points from the physical left and top.
public struct ViewPlacement: Hashable, Sendable {
  /// The view's frame.
  public var frame: Rect
  /// Whether the leading edge is on the right.
  public var isRightToLeft: Bool

  /// Creates the placement of a view.
  public init(frame: Rect, isRightToLeft: Bool = false) {
    self.frame = frame
    self.isRightToLeft = isRightToLeft
  }
}

/// A layer behind or in front of a view that is built from the value of a preference.
public struct PreferenceLayer {
  /// The preference.
  public var preference: PreferenceIdentity
  /// Whether the layer lies behind the view.
  public var isBehind: Bool
  /// The guides that align the layer with the view.
  public var alignment: Alignment
  /// Returns the layer for a value of the preference.
  public var content: (Any) -> LayoutNode

  /// Creates a layer that is built from the value of a preference.
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
