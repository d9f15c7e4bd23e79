/// The stored properties of a structure's value or of an object.
final class Instance {
  /// The declared type.
  let type: TypeDeclaration
  /// The stored properties, in the order of declaration, inherited ones first.
  var fields: [Value]

  /// An instance with its properties.
  init(type: TypeDeclaration, fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  /// An instance of its own with equal properties.
  func copy() -> Instance { Instance(type: type, fields: fields) }
}

/// A case of a declared enumeration with its associated values.
final class EnumValue {
  /// The enumeration.
  let type: TypeDeclaration
  /// The case.
  let enumCase: EnumCaseDeclaration
  /// The associated values.
  let payload: [Value]

  /// A case with its associated values.
  init(type: TypeDeclaration, enumCase: EnumCaseDeclaration, payload: [Value] = []) {
    self.type = type
    self.enumCase = enumCase
    self.payload = payload
  }
}
