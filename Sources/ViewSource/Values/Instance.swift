/// The stored properties of an instance of a structure or class.
final class Instance {
  /// The declared type.
  let type: TypeDeclaration
  /// The values of the stored properties, in the order of declaration, inherited ones first.
  var fields: [Value]

  /// Creates an instance from the values of its properties.
  init(type: TypeDeclaration, fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  /// Returns a new instance with the same property values.
  func copy() -> Instance { Instance(type: type, fields: fields) }
}

/// A value of a declared enumeration: a case with its associated values.
final class EnumValue {
  /// The enumeration.
  let type: TypeDeclaration
  /// The case.
  let enumCase: EnumCaseDeclaration
  /// The associated values.
  let payload: [Value]

  /// Creates an enumeration value.
  init(type: TypeDeclaration, enumCase: EnumCaseDeclaration, payload: [Value] = []) {
    self.type = type
    self.enumCase = enumCase
    self.payload = payload
  }
}
