/// A part of a view's description that concerns animations.
public enum Motion {
  /// Sets the animation of changes within.
  case scope(AnimationScope)
  /// A view that is created again for each intermediate value.
  case animatable(AnimatableContent)
  /// The transition with which the view is inserted and removed.
  case transition(ViewTransition)
  /// The way in which changed content within the view replaces the old.
  case contentTransition(ContentChange)
  /// A name that the view shares with the views that replace it.
  case matched(AnyHashable)
}

/// The way in which a view's changed content replaces the old.
public enum ContentChange: Hashable, Sendable {
  /// The old content fades out while the new fades in.
  case fade
  /// The new content is there at once.
  case identity
}

/// A modifier that sets the animation of changes in the views within.
public struct AnimationScope {
  /// The value whose change the modifier animates, or nil if it applies to each change.
  public var value: AnyHashable?
  /// The function that changes the transaction.
  public var change: (inout Transaction) -> Void

  /// Creates a modifier that changes transactions, if `value` is given only those in which it changes.
  public init(value: AnyHashable? = nil, change: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.change = change
  }
}

/// A view whose content follows animated values.
public struct AnimatableContent {
  /// The values, by component.
  public var values: [Double]
  /// Returns the view for values on the way.
  public var make: ([Double]) -> LayoutNode

  /// Creates content from its values.
  public init(values: [Double], make: @escaping ([Double]) -> LayoutNode) {
    self.values = values
    self.make = make
  }
}

/// A layout that is computed again for each intermediate value.
public protocol AnimatableLayout {
  /// The animated values, by component; empty if there are none.
  var animatableValues: [Double] { get }
  /// Returns the layout with other values, as a node's content.
  func content(at values: [Double]) -> LayoutNode.Content
}

/// The position of a view in the structure that creates it, if the view may be inserted and removed: a branch of a
/// condition or an element of a collection.
public final class StructuralKey: Hashable {
  private let owner: AnyObject
  private let index: Int

  /// Creates a key from the object that represents the branch or the element, and the index of the view within.
  public init(_ owner: AnyObject, _ index: Int) {
    self.owner = owner
    self.index = index
  }

  /// Returns whether two keys name the same position.
  public static func == (a: StructuralKey, b: StructuralKey) -> Bool { a.owner === b.owner && a.index == b.index }

  /// Hashes the position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(index)
  }
}

extension LayoutNode {
  /// Returns the view with a description of its animations.
  public func moving(_ motion: Motion, named view: String) -> LayoutNode {
    LayoutNode(view: view, .interaction(.motion(motion)), children: [self])
  }

  /// Returns the view with an animation of the changes within, in updates in which a value changes.
  public func animation(_ animation: Animation?, value: AnyHashable) -> LayoutNode {
    moving(
      .scope(AnimationScope(value: value) { if !$0.disablesAnimations { $0.animation = animation } }),
      named: "animation")
  }

  /// Returns the view with an animation of all changes within.
  public func animation(_ animation: Animation?) -> LayoutNode {
    moving(
      .scope(AnimationScope { if !$0.disablesAnimations { $0.animation = animation } }), named: "animation")
  }

  /// Returns the view with modifiers; only changes of the modifiers are animated.
  public func animation<Failure: Error>(
    _ animation: Animation?, body: (LayoutNode) throws(Failure) -> LayoutNode
  ) throws(Failure) -> LayoutNode {
    let outer = OuterTransaction()
    let inner = moving(.scope(AnimationScope { $0 = outer.transaction }), named: "animation")
    return try body(inner).moving(
      .scope(
        AnimationScope {
          outer.transaction = $0
          $0.animation = animation
          $0.isOfModifiers = true
        }), named: "animation")
  }

  /// Returns the view with the transition with which it is inserted and removed.
  public func transition(_ transition: ViewTransition) -> LayoutNode {
    moving(.transition(transition), named: "transition")
  }
}

/// The transaction outside of modifiers that are animated on their own.
private final class OuterTransaction {
  var transaction = Transaction()
}

extension Interaction {
  /// Whether the interaction describes how the view is animated.
  var isMotion: Bool { if case .motion = self { true } else { false } }
}
