/// What tells a view from others among choices.
///
/// Every row of a `ForEach` has one and few are ever compared, so what it is compared by may be made when it is asked for.
open class ViewTag {
  /// A tag that equals no other.
  public init() {}

  /// What the tag is compared by.
  open var value: AnyHashable { AnyHashable(ObjectIdentifier(self)) }
}

/// A tag that was given as a value.
final class KnownTag: ViewTag {
  private let known: AnyHashable

  init(_ value: AnyHashable) { known = value }

  override var value: AnyHashable { known }
}
