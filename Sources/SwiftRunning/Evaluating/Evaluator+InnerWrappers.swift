/// Properties with several wrappers of the program, as `@A @B var`: the value of each wrapper is the next wrapper.
extension Evaluator {
  /// Returns the type of the wrapper that a property's first wrapper holds, with the property as it holds it, or nil.
  func innerWrapper(of property: PropertyDeclaration) -> (type: TypeDeclaration, property: PropertyDeclaration)? {
    guard let inner = property.inner else { return nil }
    if let wrapper = customWrapper(inner) { return (wrapper, inner) }
    return innerWrapper(of: inner)
  }

  /// Returns a property's value from its first wrapper.
  func content(
    ofWrapper wrapper: Value, of property: PropertyDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    let value = try member("wrappedValue", of: wrapper, hint: .any, at: location)
    return property.inner == nil ? value : try content(of: value, within: property, at: location)
  }

  /// Returns a property's value from the value of its first wrapper.
  func content(
    of value: Value, within property: PropertyDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    guard let inner = innerWrapper(of: property), value.declaredInstance?.type.origin === inner.type else {
      return value
    }
    let content = try member("wrappedValue", of: value, hint: .any, at: location)
    return try self.content(of: content, within: inner.property, at: location)
  }

  /// Changes a property's value within its first wrapper.
  ///
  /// A wrapper that is an object is changed itself, so that the wrapper around it does not change.
  func mutateContent(
    ofWrapper wrapper: inout Value, within property: PropertyDeclaration, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard let inner = innerWrapper(of: property) else {
      return try mutateMember("wrappedValue", of: &wrapper, at: location, change)
    }
    if inner.type.kind == .object {
      var content = try member("wrappedValue", of: wrapper, hint: .any, at: location)
      return try mutateContent(ofWrapper: &content, within: inner.property, at: location, change)
    }
    try mutateMember("wrappedValue", of: &wrapper, at: location) { (content: inout Value) throws(Fault) in
      try self.mutateContent(ofWrapper: &content, within: inner.property, at: location, change)
    }
  }
}
