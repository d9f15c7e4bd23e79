@_spi(Reflection) import Swift

/// Returns a view or a modifier after the `update()` of its dynamic properties, those within a property first.
///
/// SwiftUI calls `update()` before each evaluation of a body. A body cannot change its view, so that a copy is updated.
func updatingProperties<Value>(of value: Value) -> Value {
  var value = value
  withUnsafeMutablePointer(to: &value) { updateProperties(at: UnsafeMutableRawPointer($0), of: Value.self) }
  return value
}

private func updateProperties(at start: UnsafeMutableRawPointer, of type: Any.Type) {
  _ = _forEachField(of: type, options: []) { _, offset, type, _ in
    if let type = type as? any DynamicProperty.Type { update(type, at: start + offset) }
    return true
  }
}

private func update<Property: DynamicProperty>(_ type: Property.Type, at pointer: UnsafeMutableRawPointer) {
  updateProperties(at: pointer, of: type)
  pointer.assumingMemoryBound(to: type).pointee.update()
}
