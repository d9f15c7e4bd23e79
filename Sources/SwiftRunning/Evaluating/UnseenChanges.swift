/// The changes of properties that no view observes.
///
/// As in SwiftUI, views show them when they are evaluated for another reason. Until then, bodies read the values from
/// before, and actions the present ones.
struct UnseenChanges {
  private struct Change {
    let object: Instance
    let index: Int
    /// The value that is not installed: the present one while bodies run, the shown one while actions run.
    var other: Value
  }

  private var changes: [Change] = []
  private var depth = 0
  private var firstCount = 0

  /// Whether actions run.
  var areActionsRunning: Bool { depth > 0 }

  /// Notes that a property, which has an index, got another value.
  mutating func note(_ object: Instance, _ index: Int, from old: Value) {
    if changes.contains(where: { $0.object === object && $0.index == index }) { return }
    changes.append(Change(object: object, index: index, other: old))
  }

  /// Begins to run actions; `count` is the number of changes that views observe.
  mutating func begin(_ count: Int) {
    if depth == 0 {
      firstCount = count
      exchange()
    }
    depth += 1
  }

  /// Ends to run actions; if views observe a change, they show the others too.
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

  /// Ends to run actions of views.
  package func endActions() { unseenChanges.end(stateChangeCount) }

  /// Forgets which changes views do not show yet.
  package func forgetUnseenChanges() { unseenChanges.removeAll() }

  /// Notes that a property of an instance has changed.
  func noteStateChange(of property: PropertyDeclaration, _ index: Int, of instance: Instance, from old: Value) {
    if unseenChanges.areActionsRunning, instance.type.kind == .object, !program.isObserved(property), old.isData {
      unseenChanges.note(instance, index, from: old)
    } else {
      stateChangeCount += 1
    }
  }
}

extension Program {
  /// Returns whether a change of a class's property may evaluate views anew: the property is published or tracked, or the
  /// class is not one of the program's own plain ones.
  func isObserved(_ property: PropertyDeclaration) -> Bool {
    if let known = property.isObserved { return known }
    let answer = findObservation(of: property)
    property.isObserved = answer
    return answer
  }

  private func findObservation(of property: PropertyDeclaration) -> Bool {
    guard let type = property.owner, property.wrapper == nil, !property.isPublished, !property.isManaged,
      !drawsMoments, outside.platformFile == nil, !lifetimes.areObserved, isPlain(type)
    else { return true }
    if conforms(type, to: "Observable") { return !property.isIgnoredByObservation }
    return !members(named: "objectWillChange", of: type).isEmpty
  }

  /// Returns whether a class and those that it inherits from are the program's own, without macros that may observe them.
  private func isPlain(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .object, !type.file.text.file.isIncluded, !outside.stubFiles.contains(type.file.index),
      type.attributes.isSubset(of: Self.plainAttributes)
    else { return false }
    // A type that is made observable by hand tracks what its author wrote.
    if conforms(type, to: "Observable"), !type.attributes.contains("Observable") { return false }
    return type.inheritedNames.allSatisfy { name in
      guard let parent = self.type(named: name, from: type) else { return Self.plainProtocols.contains(name) }
      return parent.kind == .interface ? !parent.file.text.file.isIncluded : isPlain(parent)
    }
  }

  private static let plainAttributes: Set = [
    "Observable", "MainActor", "available", "objcMembers", "dynamicMemberLookup",
  ]
  private static let plainProtocols: Set = [
    "Observable", "ObservableObject", "Identifiable", "Hashable", "Equatable", "Comparable", "Sendable", "Codable",
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
