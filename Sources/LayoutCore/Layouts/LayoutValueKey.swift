/// A value that a view tells the layout of its container.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells nothing.
  static var defaultValue: Value { get }
}
