/// A value of a type that is not part of the program, such as one that a missing package declares.
///
/// The value passes through storage, calls and conformances until code needs its contents.
package final class OutsideValue: NativeValue {
  /// A modifier that is applied once the value is drawn as a view.
  package typealias Modifier = (Value) throws(Fault) -> Value

  /// The name in the code: that of a type, or that of a member or function that nothing in the program declares.
  package let name: String
  /// The name of the value of which this one is a member or a result, or nil.
  package let origin: String?
  /// The place where the code names it.
  package let location: SourceLocation
  /// SwiftUI's modifiers that were called on the value, in order.
  package let modifiers: [Modifier]

  /// Whether a warning has been reported about the view that the value stands for.
  package let isReported: Bool

  /// Whether the code writes an implicit member, such as `.empty`, where no type is known.
  let isImplicit: Bool

  /// Creates a value from the name of its type and its own name.
  init(
    type: String, name: String, origin: String? = nil, location: SourceLocation, modifiers: [Modifier] = [],
    isReported: Bool = false, isImplicit: Bool = false
  ) {
    self.isImplicit = isImplicit
    self.name = name
    self.origin = origin
    self.location = location
    self.modifiers = modifiers
    self.isReported = isReported
    super.init(type, 0)
  }

  /// The type of values whose own type is not known.
  package static let unknownType = "a value from elsewhere"
}

extension Value {
  /// The value as one that is not part of the program, or nil.
  package var outside: OutsideValue? {
    if case .native(let native) = self { native as? OutsideValue } else { nil }
  }
}
