/// The observable objects that the body of a view has created.
///
/// SwiftUI does not evaluate a body whose dependencies have not changed, so that objects that it has created, as in
/// `ContentView().environmentObject(Model())`, persist. Plumbline evaluates each body after each change, and reuses the
/// previous objects unless one of the body's own states has changed, or an enclosing body has created new ones.
struct KeptObjects {
  /// Whether the body creates new objects the next time.
  var isOutdated = false
  /// The number of changes at the last evaluation of the body.
  private(set) var moment = 0
  private var known: [SourceLocation: [Value]] = [:]
  private var counts: [SourceLocation: Int] = [:]
  private var isInherited = true
  private var areKept = true

  /// Whether the body has created no objects.
  var isEmpty: Bool { known.isEmpty }

  /// Records that the enclosing body is evaluated.
  mutating func inherit(from outer: KeptObjects) {
    isInherited = outer.areKept
    areKept = outer.areKept
  }

  /// Begins another evaluation of the body.
  mutating func begin() {
    counts = [:]
    areKept = isInherited && !isOutdated
    isOutdated = false
  }

  /// Returns the next object that an expression creates, or the previous one; `count` is the number of changes so far.
  mutating func next(
    at location: SourceLocation, _ count: Int, isValid: (Value) -> Bool
  ) -> Value? {
    moment = count
    let index = counts[location, default: 0]
    counts[location] = index + 1
    guard areKept, let objects = known[location], index < objects.count, isValid(objects[index]) else { return nil }
    return objects[index]
  }

  /// Keeps the object that an expression has created last.
  mutating func keep(_ object: Value, at location: SourceLocation) {
    let index = counts[location, default: 1] - 1
    var objects = known[location] ?? []
    if index < objects.count { objects[index] = object } else { objects.append(object) }
    known[location] = objects
  }
}

extension SwiftUIHost {
  /// Returns the observable object that an expression of a body creates, or the one that it has created before.
  func keeping(
    at location: SourceLocation, in evaluator: Evaluator, _ create: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let view = identity
    let known = view.objects.next(at: location, evaluator.stateChangeCount) { !evaluator.isChangedByBody($0) }
    if let known { return known }
    let object = try create()
    view.objects.keep(object, at: location)
    return object
  }
}

extension Evaluator {
  /// Returns whether SwiftUI would evaluate a view because a property's value has changed after a number of changes.
  func dependsOnChange(_ property: PropertyDeclaration, _ value: Value, since count: Int) -> Bool {
    switch property.wrapper?.role {
    case .state, .stateObject, .condition, .transientState, .identifier: false
    case .environmentObject, .environmentValue: hasChangedObjects(since: count)
    case nil where property.wrapper == nil: isChanged(value, since: count)
    case .observed: isChanged(value, since: count)
    default: stateChangeCount > count
    }
  }
}
