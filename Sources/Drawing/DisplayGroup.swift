/// Things drawn together: moved, clipped, faded and filtered as one.
///
/// The order is fixed: the items are drawn, filtered by the effects in turn, clipped, masked, transformed, faded by the
/// opacity and blended with what lies below.
public struct DisplayGroup: Hashable, Sendable {
  /// What the group is, for readers of the drawing: a view's name, or an annotation's.
  public var name: String?
  /// A sentence for readers that speak the drawing.
  public var title: String?
  /// The items, in the order of drawing.
  public var items: [DisplayItem]
  /// Where the items' coordinates go.
  public var transform: Transform
  /// The area outside of which nothing is drawn.
  public var clip: Path?
  /// How the clip decides what lies inside.
  public var clipRule: Path.FillRule
  /// Items whose opacity multiplies the group's.
  public var mask: [DisplayItem]?
  /// 0 is transparent, 1 opaque.
  public var opacity: Double
  /// How the group mixes with what lies below.
  public var blendMode: BlendMode
  /// Filters of the whole group, the first one first.
  public var effects: [DisplayEffect]
  /// How the group moves in a reader that plays; others show the first state.
  public var animation: DisplayAnimation?

  /// A group of items.
  public init(
    name: String? = nil, items: [DisplayItem] = [], transform: Transform = .identity, clip: Path? = nil,
    clipRule: Path.FillRule = .nonZero, mask: [DisplayItem]? = nil, opacity: Double = 1,
    blendMode: BlendMode = .normal, effects: [DisplayEffect] = [], animation: DisplayAnimation? = nil
  ) {
    self.name = name
    self.items = items
    self.transform = transform
    self.clip = clip
    self.clipRule = clipRule
    self.mask = mask
    self.opacity = opacity
    self.blendMode = blendMode
    self.effects = effects
    self.animation = animation
  }

  /// Whether drawing the items alone would give the same picture.
  public var isPlain: Bool {
    transform.isIdentity && clip == nil && mask == nil && opacity == 1 && blendMode == .normal && effects.isEmpty
      && animation == nil
  }
}
