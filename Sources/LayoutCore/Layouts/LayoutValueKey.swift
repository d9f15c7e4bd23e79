/// A key for a value that a view passes to the layout of its container.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
