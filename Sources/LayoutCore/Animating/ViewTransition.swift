/// The effect with which a view is inserted and removed.
///
/// Rule: <doc:Animations#Transitions>.
///
/// Unchecked: the modifiers of a program stay on its thread.
public indirect enum ViewTransition: @unchecked Sendable {
  /// The view is there at once, and gone at once.
  case identity
  /// The view fades.
  case opacity
  /// The view grows from a scale, about an anchor.
  case scale(Double, UnitPoint)
  /// The view moves by its own size, from and to an edge.
  case move(Edge)
  /// The view moves by a distance in points.
  case offset(x: Double, y: Double)
  /// The view is blurred while it fades.
  case blurReplace(scale: Double)
  /// The view is inserted with one transition and removed with another.
  case asymmetric(insertion: ViewTransition, removal: ViewTransition)
  /// The view is inserted and removed with two transitions at once.
  case combined(ViewTransition, ViewTransition)
  /// The transition with an animation of its own.
  case animated(ViewTransition, Animation?)
  /// The transition of a screen that the system presents, with its animation.
  case presented(ViewTransition, Animation)
  /// Modifiers of the view: before it is inserted, while it is present, and after it is removed.
  case modified(Phases)

  /// The modifiers of a transition, each as a function of the view.
  public struct Phases {
    /// The view before it comes.
    public var before: (LayoutNode) -> LayoutNode
    /// The view while it is there.
    public var identity: (LayoutNode) -> LayoutNode
    /// The view after it has gone.
    public var after: (LayoutNode) -> LayoutNode

    /// Creates the modifiers of a transition.
    public init(
      before: @escaping (LayoutNode) -> LayoutNode, identity: @escaping (LayoutNode) -> LayoutNode,
      after: @escaping (LayoutNode) -> LayoutNode
    ) {
      self.before = before
      self.identity = identity
      self.after = after
    }
  }

  /// A movement from the leading edge, and on to the trailing one.
  public static var slide: ViewTransition { .asymmetric(insertion: .move(.leading), removal: .move(.trailing)) }

  /// Returns a movement from an edge, and on to the opposite one, with a change of opacity.
  public static func push(from edge: Edge) -> ViewTransition {
    .combined(.asymmetric(insertion: .move(edge), removal: .move(edge.opposite)), .opacity)
  }

  /// Returns the animation of the transition, or nil if it has none of its own.
  func animation(isInsertion: Bool) -> Animation?? {
    switch self {
    case .animated(_, let animation): .some(animation)
    case .presented(_, let animation): .some(animation)
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).animation(isInsertion: isInsertion)
    case .combined(let first, let second):
      first.animation(isInsertion: isInsertion) ?? second.animation(isInsertion: isInsertion)
    default: nil
    }
  }

  /// Whether a view that is removed with the transition fades in place.
  var fades: Bool {
    switch self {
    case .opacity: true
    case .asymmetric(_, let removal): removal.fades
    case .animated(let transition, _): transition.fades
    default: false
    }
  }

  /// Whether the transition is that of a screen that the system presents.
  var isOfScreen: Bool {
    switch self {
    case .presented: true
    case .asymmetric(let insertion, let removal): insertion.isOfScreen || removal.isOfScreen
    default: false
    }
  }

  /// Returns a view that is present to a fraction, from 0 to 1.
  func applied(to view: LayoutNode, presence: Double, isInsertion: Bool) -> LayoutNode {
    let absence = 1 - presence
    switch self {
    case .identity: return presence <= 0 ? view.hidden() : view
    case .opacity: return view.opacity(presence)
    case .scale(let scale, let anchor): return view.scaleEffect(scale + (1 - scale) * presence, anchor: anchor)
    case .move(let edge):
      return view.modified("transition", by: MoveLayout(toward: edge, by: absence))
    case .offset(let x, let y):
      return view.modified("transition", by: OffsetLayout(x: x * absence, y: y * absence))
    case .blurReplace(let scale):
      return view.scaleEffect(scale + (1 - scale) * presence).blur(radius: 10 * max(absence, 0)).opacity(presence)
    case .asymmetric(let insertion, let removal):
      return (isInsertion ? insertion : removal).applied(to: view, presence: presence, isInsertion: isInsertion)
    case .combined(let first, let second):
      return second.applied(
        to: first.applied(to: view, presence: presence, isInsertion: isInsertion), presence: presence,
        isInsertion: isInsertion)
    case .animated(let transition, _), .presented(let transition, _):
      return transition.applied(to: view, presence: presence, isInsertion: isInsertion)
    case .modified(let phases):
      let away = isInsertion ? phases.before(view) : phases.after(view)
      return phases.identity(view).mixed(with: away, share: absence)
    }
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }
}

extension LayoutNode {
  /// The transition that the view or a modifier of it sets; a fade if none does.
  var ownTransition: ViewTransition {
    var node = self
    for _ in 0..<200 {
      if case .interaction(.motion(.transition(let transition))) = node.content { return transition }
      guard let next = node.children.first, node.wrapsFirstChild else { break }
      node = next
    }
    return .opacity
  }

  /// Whether the node modifies its first child.
  private var wrapsFirstChild: Bool {
    switch content {
    case .container(let box):
      if case .container = box.properties.role { return false }
      return true
    case .leaf, .gridRow, .deferred, .reader: return false
    default: return true
    }
  }

  /// Returns the view with its animated values interpolated towards those of another view of the same structure.
  func mixed(with other: LayoutNode, share: Double) -> LayoutNode {
    guard view == other.view else { return share > 0.5 ? other : self }
    var result = self
    if let own = content.animatableValues, let its = other.content.animatableValues, own.count == its.count, own != its
    {
      result.content = content.at(zip(own, its).map { $0 + ($1 - $0) * share })
    }
    guard children.count == other.children.count else { return result }
    result.children = zip(children, other.children).map { $0.mixed(with: $1, share: share) }
    return result
  }
}

extension ViewTransition {
  /// Returns whether the view is gone at once.
  func isAbsent(isInsertion: Bool) -> Bool {
    switch self {
    case .identity: true
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).isAbsent(isInsertion: isInsertion)
    case .animated(let inner, _): inner.isAbsent(isInsertion: isInsertion)
    default: false
    }
  }
}
