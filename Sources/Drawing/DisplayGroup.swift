/// Items that are drawn, transformed, clipped, faded and filtered as one.
///
/// The order is fixed: what lies beneath the items is filtered, the items are drawn, filtered by the effects in turn,
/// clipped, masked, transformed, faded by the opacity and blended with the content below.
public struct DisplayGroup: Hashable, Sendable {
  /// The name of the view or annotation that the group draws; writers keep it in formats that have names.
  public var name: String?
  /// The items, in drawing order.
  public var items: [DisplayItem]
  /// A description of the group for assistive technologies.
  public var title: String? {
    get { box?.effect.title }
    set { change { $0.title = newValue } }
  }
  /// The transform from the items' coordinates to those around the group.
  public var transform: Transform {
    get { box?.effect.transform ?? .identity }
    set { change { $0.transform = newValue } }
  }
  /// The area that the items are clipped to; nil does not clip.
  public var clip: Path? {
    get { box?.effect.clip }
    set { change { $0.clip = newValue } }
  }
  /// The fill rule of the clip.
  public var clipRule: Path.FillRule {
    get { box?.effect.clipRule ?? .nonZero }
    set { change { $0.clipRule = newValue } }
  }
  /// Items whose opacity multiplies the group's; nil does not mask.
  public var mask: [DisplayItem]? {
    get { box?.effect.mask }
    set { change { $0.mask = newValue } }
  }
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Double {
    get { box?.effect.opacity ?? 1 }
    set { change { $0.opacity = newValue } }
  }
  /// The rule for blending the group with the content below it.
  public var blendMode: BlendMode {
    get { box?.effect.blendMode ?? .normal }
    set { change { $0.blendMode = newValue } }
  }
  /// The filters of the whole group, in the order of application.
  public var effects: [DisplayEffect] {
    get { box?.effect.effects ?? [] }
    set { change { $0.effects = newValue } }
  }
  /// The filter of what lies beneath the items, seen through them; nil leaves it as it is.
  public var backdrop: BackdropEffect? {
    get { box?.effect.backdrop }
    set { change { $0.backdrop = newValue } }
  }
  /// Whether the group is a compositing group: effects of the groups around it apply to it as a whole, and not to each of
  /// its items.
  ///
  /// Rule: <doc:Drawing#Effects-on-several-views>.
  public var isComposited: Bool {
    get { box?.effect.isComposited ?? false }
    set { if newValue != isComposited { change { $0.isComposited = newValue } } }
  }
  /// The group's animation.
  ///
  /// Formats without animations show its first state.
  public var animation: DisplayAnimation? {
    get { box?.effect.animation }
    set { change { $0.animation = newValue } }
  }

  /// Creates a group of items.
  public init(
    name: String? = nil, items: [DisplayItem] = [], transform: Transform = .identity, clip: Path? = nil,
    clipRule: Path.FillRule = .nonZero, mask: [DisplayItem]? = nil, opacity: Double = 1,
    blendMode: BlendMode = .normal, effects: [DisplayEffect] = [], backdrop: BackdropEffect? = nil,
    animation: DisplayAnimation? = nil
  ) {
    self.name = name
    self.items = items
    let effect = Effect(
      transform: transform, clip: clip, clipRule: clipRule, mask: mask, opacity: opacity, blendMode: blendMode,
      effects: effects, backdrop: backdrop, animation: animation)
    box = effect.isPlain && clipRule == .nonZero ? nil : Box(effect)
  }

  /// Whether drawing the items without the group gives the same image.
  public var isPlain: Bool { box?.effect.isPlain ?? true }

  /// The properties of a group beside its name and items.
  private struct Effect: Hashable, Sendable {
    var title: String?
    var transform = Transform.identity
    var clip: Path?
    var clipRule = Path.FillRule.nonZero
    var mask: [DisplayItem]?
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var effects: [DisplayEffect] = []
    var backdrop: BackdropEffect?
    var isComposited = false
    var animation: DisplayAnimation?

    var isPlain: Bool {
      transform.isIdentity && clip == nil && mask == nil && opacity == 1 && blendMode == .normal && effects.isEmpty
        && backdrop == nil && animation == nil
    }
  }

  /// A reference to the properties.
  ///
  /// Most groups have a name and items alone and are copied often, so that the properties are kept out of the struct.
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

  /// Returns whether two groups have the same names and draw the same.
  public static func == (a: DisplayGroup, b: DisplayGroup) -> Bool {
    a.name == b.name && a.items == b.items
      && (a.box === b.box || (a.box?.effect ?? Effect()) == (b.box?.effect ?? Effect()))
  }

  /// Hashes the properties that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(items)
    hasher.combine(box?.effect ?? Effect())
  }
}
