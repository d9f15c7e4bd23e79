/// The stored properties of an instance of a structure or class.
package final class Instance {
  /// The declared type.
  package let type: TypeDeclaration
  /// The values of the stored properties, in the order of declaration, inherited ones first.
  package var fields: [Value]

  /// Creates an instance from the values of its properties.
  package init(type: TypeDeclaration, fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  deinit {
    type.lifetimes?.end(self)
  }

  /// Returns a new instance with the same property values.
  package func copy() -> Instance { Instance(type: type, fields: fields) }
}

/// A value of a declared enumeration: a case with its associated values.
package final class EnumValue {
  /// The enumeration.
  package let type: TypeDeclaration
  /// The case.
  package let enumCase: EnumCaseDeclaration
  /// The associated values.
  package let payload: [Value]

  /// Creates an enumeration value.
  package init(type: TypeDeclaration, enumCase: EnumCaseDeclaration, payload: [Value] = []) {
    self.type = type
    self.enumCase = enumCase
    self.payload = payload
  }
}
