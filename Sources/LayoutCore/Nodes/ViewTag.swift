/// What tells a view from others among choices.
///
/// Every row of a `ForEach` has one and few are ever compared, so what it is compared by may be made when it is asked for.
open class ViewTag {
  /// A tag that equals no other.
  public init() {}

  /// What the tag is compared by.
  open var value: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// The identity of the element that the view was made for; nil where the tag was given to the view alone.
  open var identity: AnyHashable? { value }
}

/// A tag that was given as a value.
final class KnownTag: ViewTag {
  private let known: AnyHashable

  init(_ value: AnyHashable) { known = value }

  override var value: AnyHashable { known }
  override var identity: AnyHashable? { nil }
}

/// The element of a `ForEach` that a view was made for.
public final class ElementIdentity: ViewTag {
  private let known: AnyHashable

  /// An element by what tells it from the others.
  public init(_ identity: AnyHashable) { known = identity }

  /// What tells the element from the others.
  public override var value: AnyHashable { known }
}
