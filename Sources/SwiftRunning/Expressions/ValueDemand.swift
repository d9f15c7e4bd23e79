/// A requirement of a type on values beyond their representation, where several types have the same representation.
enum ValueDemand {
  /// The value is a string of its own.
  case string
  /// The value is a part of a string.
  case substring
  /// The value is a measurement with a unit of the dimension with this base unit.
  case measurement(String)

  /// Creates the requirement of a type annotation, or returns nil for a type that has none.
  init?(of syntax: TypeSyntax) {
    guard let type = syntax.unwrapped.as(IdentifierTypeSyntax.self) else { return nil }
    switch type.name.identifierText {
    case "String": self = .string
    case "Substring": self = .substring
    case "Measurement":
      guard let argument = type.genericArgumentClause?.arguments.first?.trimmedDescription else { return nil }
      self = .measurement(argument)
    default: return nil
    }
  }

  /// The type's name.
  var name: String {
    switch self {
    case .string: "String"
    case .substring: "Substring"
    case .measurement(let dimension): "Measurement<\(dimension)>"
    }
  }

  /// Returns whether a value, which may be a wrapped optional, meets the requirement.
  func isMet(by value: Value) -> Bool {
    let value = value.boxedOptional?.value ?? value
    switch self {
    case .string: return value.substring == nil
    case .substring: return value.substring != nil
    case .measurement(let dimension):
      guard case .native(let native) = value, let measurement = native.payload as? MeasurementValue else { return true }
      return measurement.unit.dimension.map { $0 == dimension } ?? true
    }
  }
}
