/// The changes of properties that no view observes.
///
/// As in SwiftUI, views show them when they are evaluated for another reason. Until then, bodies read the values from
/// before, and actions the present ones.
struct UnseenChanges {
  private struct Change {
    let object: Instance
    let index: Int
    /// The value that is not installed: the present value while bodies run, the displayed value while actions run.
    var other: Value
  }

  private var changes: [Change] = []
  private var depth = 0
  private var firstCount = 0
  /// The number of changes at the last change of each observable object.
  var moments = ObjectTable<Instance, Int>()
  /// The number of changes at the last change of any observable object.
  var lastMoment = 0
  /// The objects that were changed while views were evaluated, after their initializers.
  var changedByBodies = ObjectTable<Instance, Bool>()
  /// Whether an observable object is created by a view's body.
  var isCreating = false
  /// The number of setters of bindings that run, whose changes controls show themselves.
  var setterCount = 0
  /// The observable objects that views have held in `@StateObject`, `@ObservedObject` or their environment.
  var heldObjects = ObjectTable<Instance, Bool>()

  /// Whether actions run, and no bodies of views.
  var isRunningActions: Bool { depth > 0 }

  /// Whether actions run whose changes views show only if they observe them.
  var areActionsRunning: Bool { depth > 0 && setterCount == 0 }

  /// Records that a property, which has an index, has another value.
  mutating func note(_ object: Instance, _ index: Int, from old: Value) {
    if changes.contains(where: { $0.object === object && $0.index == index }) { return }
    changes.append(Change(object: object, index: index, other: old))
  }

  /// Forgets a change, since the property is set while views are evaluated.
  mutating func forget(_ object: Instance, _ index: Int) {
    if depth == 0, !changes.isEmpty { changes.removeAll { $0.object === object && $0.index == index } }
  }

  /// Begins to run actions; `count` is the number of changes that views observe.
  mutating func begin(_ count: Int) {
    if depth == 0 {
      firstCount = count
      exchange()
    }
    depth += 1
  }

  /// Ends the actions; if views observe a change, they show the others too.
  mutating func end(_ count: Int) {
    depth -= 1
    guard depth == 0 else { return }
    if count != firstCount { changes = [] }
    exchange()
  }

  /// Forgets all changes, whose present values are shown.
  mutating func removeAll() {
    if depth == 0 { exchange() }
    changes = []
  }

  private mutating func exchange() {
    for index in changes.indices {
      let change = changes[index]
      changes[index].other = change.object.fields[change.index]
      change.object.fields[change.index] = change.other
    }
  }
}

extension Evaluator {
  /// Begins to run actions of views, which read and change the present values.
  package func beginActions() { unseenChanges.begin(stateChangeCount) }

  /// Ends actions of views.
  package func endActions() { unseenChanges.end(stateChangeCount) }

  /// Forgets which changes views do not show yet.
  package func forgetUnseenChanges() { unseenChanges.removeAll() }

  /// Records that a view observes the published properties of an object.
  package func noteObserver(of value: Value) {
    if program.isActing, case .object(let object) = value { unseenChanges.heldObjects[object] = true }
  }

  /// Runs the setter of a binding, whose changes count as observed: a control shows the value that the user has set.
  package func setting(_ body: () throws(Fault) -> Void) throws(Fault) {
    unseenChanges.setterCount += 1
    defer { unseenChanges.setterCount -= 1 }
    try body()
  }

  /// Records that a property of an instance has changed.
  func noteStateChange(of property: PropertyDeclaration, _ index: Int, of instance: Instance, from old: Value) {
    if unseenChanges.areActionsRunning, instance.type.kind == .object, !isObserved(property, of: instance), old.isData {
      unseenChanges.note(instance, index, from: old)
    } else {
      unseenChanges.forget(instance, index)
      stateChangeCount += 1
      if instance.type.kind == .object { noteObjectChange(of: instance) }
    }
  }

  /// Records that an object has changed as a whole.
  package func noteObjectChange(of object: Instance) {
    unseenChanges.moments[object] = stateChangeCount
    unseenChanges.lastMoment = stateChangeCount
    if !unseenChanges.isRunningActions { unseenChanges.changedByBodies[object] = true }
  }

  /// Returns whether an object has changed after a number of changes; other values are not considered.
  package func isChanged(_ value: Value, since count: Int) -> Bool {
    guard case .object(let object) = value else { return false }
    return unseenChanges.moments[object] ?? 0 > count
  }

  /// Returns whether any object has changed after a number of changes.
  package func hasChangedObjects(since count: Int) -> Bool { unseenChanges.lastMoment > count }

  /// Returns whether an object was changed while views were evaluated, which evaluating them again would repeat.
  package func isChangedByBody(_ value: Value) -> Bool {
    guard case .object(let object) = value else { return true }
    return unseenChanges.changedByBodies[object] == true
  }

  /// Returns the object that an initializer creates, or the one that a body has created there before.
  func keepingObject(
    of type: TypeDeclaration, at location: SourceLocation, _ create: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    guard program.isActing, !unseenChanges.isRunningActions, !unseenChanges.isCreating,
      program.conforms(type, to: names.observed) || program.conforms(type, to: "Observable")
    else { return try create() }
    return try host.keeping(at: location, in: self) { () throws(Fault) in try creatingObject(create) }
  }

  /// Returns a new object, whose initializer's own changes are none.
  func creatingObject(_ create: () throws(Fault) -> Value) throws(Fault) -> Value {
    let wasCreating = unseenChanges.isCreating
    unseenChanges.isCreating = true
    defer { unseenChanges.isCreating = wasCreating }
    let value = try create()
    if case .object(let object) = value { unseenChanges.changedByBodies[object] = nil }
    return value
  }

  private func isObserved(_ property: PropertyDeclaration, of instance: Instance) -> Bool {
    program.isObserved(property)
      && (!property.isPublished || unseenChanges.heldObjects[instance] == true
        || !program.isObservedByHolders(instance.type))
  }
}

extension Program {
  /// Returns whether a change of a class's property may evaluate views again: the property is published or tracked, or
  /// the class is not one of the program's own plain ones.
  func isObserved(_ property: PropertyDeclaration) -> Bool {
    if let known = property.isObserved { return known }
    let answer = findObservation(of: property)
    property.isObserved = answer
    return answer
  }

  /// Returns whether views observe the published properties of a class only through the wrappers that hold its objects.
  func isObservedByHolders(_ type: TypeDeclaration) -> Bool {
    mayHideChanges && isPlain(type) && members(named: "objectWillChange", of: type).isEmpty
  }

  private var mayHideChanges: Bool { !drawsMoments && outside.platformFile == nil && !lifetimes.areObserved }

  private func findObservation(of property: PropertyDeclaration) -> Bool {
    guard let type = property.owner, property.wrapper == nil, !property.isPublished, !property.isManaged,
      mayHideChanges, isPlain(type)
    else { return true }
    if conforms(type, to: "Observable") { return !property.isIgnoredByObservation }
    return !members(named: "objectWillChange", of: type).isEmpty
  }

  /// Returns whether a class and those that it inherits from are the program's own, without macros that may observe
  /// them.
  private func isPlain(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .object, !type.file.text.file.isIncluded, !outside.stubFiles.contains(type.file.index),
      type.attributes.isSubset(of: Self.plainAttributes)
    else { return false }
    // A type that is made observable by hand tracks what its author wrote.
    if conforms(type, to: "Observable"), !type.attributes.contains("Observable") { return false }
    return type.inheritedNames.allSatisfy { name in
      guard let parent = self.type(named: name, from: type) else {
        return Self.plainProtocols.contains(name) || name == vocabulary.framework.names.observed
      }
      return parent.kind == .interface ? !parent.file.text.file.isIncluded : isPlain(parent)
    }
  }

  private static let plainAttributes: Set = [
    "Observable", "MainActor", "available", "objcMembers", "dynamicMemberLookup",
  ]
  private static let plainProtocols: Set = [
    "Observable", "Identifiable", "Hashable", "Equatable", "Comparable", "Sendable", "Codable",
    "Encodable", "Decodable", "CustomStringConvertible", "AnyObject", "NSObject",
  ]
}

extension Value {
  /// Whether the value is data, so that keeping it has no effect on the life of an object.
  fileprivate var isData: Bool {
    switch self {
    case .void, .none, .bool, .int, .literal, .double, .string, .character: true
    case .array(let elements): elements.allSatisfy(\.isData)
    case .tuple(let tuple): tuple.elements.allSatisfy(\.isData)
    case .instance(let instance): instance.fields.allSatisfy(\.isData)
    case .enumCase(let value): value.payload.allSatisfy(\.isData)
    default: false
    }
  }
}
