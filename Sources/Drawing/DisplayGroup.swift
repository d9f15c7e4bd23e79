/// Things drawn together: moved, clipped, faded and filtered as one.
///
/// The order is fixed: the items are drawn, filtered by the effects in turn, clipped, masked, transformed, faded by the
/// opacity and blended with what lies below.
public struct DisplayGroup: Hashable, Sendable {
  /// What the group is, for readers of the drawing: a view's name, or an annotation's.
  public var name: String?
  /// The items, in the order of drawing.
  public var items: [DisplayItem]
  /// A sentence for readers that speak the drawing.
  public var title: String? {
    get { box?.effect.title }
    set { change { $0.title = newValue } }
  }
  /// Where the items' coordinates go.
  public var transform: Transform {
    get { box?.effect.transform ?? .identity }
    set { change { $0.transform = newValue } }
  }
  /// The area outside of which nothing is drawn.
  public var clip: Path? {
    get { box?.effect.clip }
    set { change { $0.clip = newValue } }
  }
  /// How the clip decides what lies inside.
  public var clipRule: Path.FillRule {
    get { box?.effect.clipRule ?? .nonZero }
    set { change { $0.clipRule = newValue } }
  }
  /// Items whose opacity multiplies the group's.
  public var mask: [DisplayItem]? {
    get { box?.effect.mask }
    set { change { $0.mask = newValue } }
  }
  /// 0 is transparent, 1 opaque.
  public var opacity: Double {
    get { box?.effect.opacity ?? 1 }
    set { change { $0.opacity = newValue } }
  }
  /// How the group mixes with what lies below.
  public var blendMode: BlendMode {
    get { box?.effect.blendMode ?? .normal }
    set { change { $0.blendMode = newValue } }
  }
  /// Filters of the whole group, the first one first.
  public var effects: [DisplayEffect] {
    get { box?.effect.effects ?? [] }
    set { change { $0.effects = newValue } }
  }
  /// How the group moves in a reader that plays; others show the first state.
  public var animation: DisplayAnimation? {
    get { box?.effect.animation }
    set { change { $0.animation = newValue } }
  }

  /// A group of items.
  public init(
    name: String? = nil, items: [DisplayItem] = [], transform: Transform = .identity, clip: Path? = nil,
    clipRule: Path.FillRule = .nonZero, mask: [DisplayItem]? = nil, opacity: Double = 1,
    blendMode: BlendMode = .normal, effects: [DisplayEffect] = [], animation: DisplayAnimation? = nil
  ) {
    self.name = name
    self.items = items
    let effect = Effect(
      transform: transform, clip: clip, clipRule: clipRule, mask: mask, opacity: opacity, blendMode: blendMode,
      effects: effects, animation: animation)
    box = effect.isPlain && clipRule == .nonZero ? nil : Box(effect)
  }

  /// Whether drawing the items alone would give the same picture.
  public var isPlain: Bool { box?.effect.isPlain ?? true }

  /// What is done to the items.
  private struct Effect: Hashable, Sendable {
    var title: String?
    var transform = Transform.identity
    var clip: Path?
    var clipRule = Path.FillRule.nonZero
    var mask: [DisplayItem]?
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var effects: [DisplayEffect] = []
    var animation: DisplayAnimation?

    var isPlain: Bool {
      transform.isIdentity && clip == nil && mask == nil && opacity == 1 && blendMode == .normal && effects.isEmpty
        && animation == nil
    }
  }

  /// What is done to the items apart from the group: most groups are a name alone, and are copied often.
  private final class Box: Sendable {
    let effect: Effect

    init(_ effect: Effect) { self.effect = effect }
  }

  private var box: Box?

  private mutating func change(_ change: (inout Effect) -> Void) {
    var effect = box?.effect ?? Effect()
    change(&effect)
    box = Box(effect)
  }

  /// Whether two groups draw the same under the same names.
  public static func == (a: DisplayGroup, b: DisplayGroup) -> Bool {
    a.name == b.name && a.items == b.items
      && (a.box === b.box || (a.box?.effect ?? Effect()) == (b.box?.effect ?? Effect()))
  }

  /// Hashes what makes groups equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(items)
    hasher.combine(box?.effect ?? Effect())
  }
}
