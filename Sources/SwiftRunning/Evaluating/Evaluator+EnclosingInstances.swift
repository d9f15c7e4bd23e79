/// Property wrappers that read and write their value through the object that holds them.
extension Evaluator {
  /// Returns the static subscript by which a property's wrapper gives access to its value in an object, or nil.
  func enclosingAccess(of property: PropertyDeclaration) -> FunctionDeclaration? {
    guard property.wrapper?.role == nil, let wrapper = customWrapper(property) else { return nil }
    return wrapper.subscripts.first { $0.isStatic && $0.labels == ["_enclosingInstance", "wrapped", "storage"] }
  }

  /// Returns the arguments of that subscript: the object, and the key paths of the property and of its storage.
  func enclosingArguments(_ object: Value, _ property: PropertyDeclaration) -> [Value] {
    [
      object, .keyPath(KeyPathValue(steps: [.property(property.name)])),
      .keyPath(KeyPathValue(steps: [.property("_" + property.name)])),
    ]
  }

  /// Changes a property through its wrapper's subscript.
  func mutateEnclosed(
    _ property: PropertyDeclaration, of object: Value, by access: FunctionDeclaration, isAssignment: Bool,
    at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var receiver = access.owner.map { Value.type(.declared($0)) } ?? .void
    try mutateSubscript(
      access, access.setter?.parameter ?? "newValue", of: &receiver, enclosingArguments(object, property),
      isAssignment: isAssignment, at: location, change)
  }
}
