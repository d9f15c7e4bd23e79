/// A value that identifies a view among the choices of a control.
///
/// Every row of a `ForEach` has a tag and few tags are ever compared, so a subclass may create its value on demand.
open class ViewTag {
  /// Creates a tag that is equal to no other.
  public init() {}

  /// The value by which the tag is compared.
  open var value: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// The identity of the element that the view was created for; nil for a tag that was set on the view alone.
  open var identity: AnyHashable? { value }
}

/// A tag with a given value.
final class ValueTag: ViewTag {
  private let stored: AnyHashable

  init(_ value: AnyHashable) { stored = value }

  override var value: AnyHashable { stored }
  override var identity: AnyHashable? { nil }
}

/// The identity of the `ForEach` element that a view was created for.
public final class ElementIdentity: ViewTag {
  private let stored: AnyHashable

  /// Creates the identity of an element.
  public init(_ identity: AnyHashable) { stored = identity }

  /// The identity of the element.
  public override var value: AnyHashable { stored }
}
