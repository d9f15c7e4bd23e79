/// Property observers: `willSet` and `didSet`.
extension Evaluator {
  /// Returns whether setting the property runs its observers: neither within an observer of the same property, nor in
  /// an initializer of the type that declares the stored property itself, or from which a subclass overrides it.
  ///
  /// The observers of an override run again for a change that they make themselves.
  func isObserved(
    _ property: PropertyDeclaration, of instance: Instance, isOverride: Bool = false
  ) -> Bool {
    guard property.observers != nil, property.wrapper == nil, isOverride || !property.isObserving(instance) else {
      return false
    }
    guard let running = initializing?.origin else { return true }
    var current: TypeDeclaration? = instance.type.origin
    while let type = current, type !== running { current = program.superclass(of: type)?.origin }
    return current == nil || running === property.owner?.origin && isOverride
      || !running.fields.contains { $0 === property || isOverride && $0.name == property.name }
  }

  /// Runs `willSet`, during which the property has its old value again, and `didSet`.
  func observe(
    _ property: PropertyDeclaration, _ index: Int, _ old: Value, _ value: inout Value, at location: SourceLocation
  ) throws(Fault) {
    if property.observers?.before != nil {
      guard let new = exchange(index, of: value, for: old) else { return }
      try observe(property, .willSet, new, on: &value, at: location)
      _ = exchange(index, of: value, for: new)
    }
    try observe(property, .didSet, old, on: &value, at: location)
  }

  /// Returns whether setting a property with a wrapper runs its observers: whenever it has a value, in an initializer
  /// and in its own observers as well.
  func observesWrapper(_ property: PropertyDeclaration, _ index: Int, of instance: Instance) -> Bool {
    guard property.wrapper != nil, property.observers != nil else { return false }
    if case .void = instance.fields[index] { return false }
    return true
  }

  /// Changes a property with a wrapper and observers: `willSet` runs before the wrapper is set, `didSet` after it.
  func mutateObserved(
    _ property: PropertyDeclaration, of value: inout Value, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void, set: (inout Value, Value) throws(Fault) -> Void
  ) throws(Fault) {
    let old = try member(property.name, of: value, hint: .any, at: location)
    var new = old
    try change(&new)
    try observe(property, .willSet, new, on: &value, at: location)
    try set(&value, new)
    try observe(property, .didSet, old, on: &value, at: location)
  }

  /// The time at which a property observer runs.
  enum ObservedMoment {
    /// Before or after the property has its new value.
    case willSet, didSet
  }

  /// Runs a property's observer, if it has one, with the new or the old value.
  func observe(
    _ property: PropertyDeclaration, _ moment: ObservedMoment, _ argument: Value, on value: inout Value,
    at location: SourceLocation
  ) throws(Fault) {
    let isBefore = moment == .willSet
    guard let observer = isBefore ? property.observers?.before : property.observers?.after else { return }
    var codes = property.observerCodes ?? (nil, nil)
    let known = isBefore ? codes.before : codes.after
    let code = known ?? Compiler.code(of: property, observer.body, parameter: observer.parameter)
    if isBefore { codes.before = code } else { codes.after = code }
    property.observerCodes = codes
    try run(code, of: property, with: argument, on: &value, at: location)
  }

  /// Stores another value in a property and returns the previous one.
  func exchange(_ index: Int, of value: Value, for other: Value) -> Value? {
    switch value {
    case .instance(let instance), .object(let instance):
      let known = instance.fields[index]
      instance.fields[index] = other
      return known
    default: return nil
    }
  }

  private func run(
    _ code: FunctionCode, of property: PropertyDeclaration, with argument: Value, on value: inout Value,
    at location: SourceLocation
  ) throws(Fault) {
    let (wasComputing, outer) = (property.isComputing, property.observedObjects)
    property.isComputing = true
    if case .object(let object) = value { property.observedObjects.append(ObjectIdentifier(object)) }
    defer { (property.isComputing, property.observedObjects) = (wasComputing, outer) }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[0] = value
    value = .void
    frame.slots[1] = argument
    defer { value = frame.slots[0] }
    _ = try nested(at: location) { () throws(Fault) in try self.run(code, frame, isViewBuilder: false, at: location) }
  }

  /// Returns the observers that subclasses add to a computed property, those of the superclass first.
  func observers(of name: String, in value: Value) -> [PropertyDeclaration] {
    guard case .object(let object) = value else { return [] }
    return program.layout(of: object.type).observers[name] ?? []
  }
}
