/// A view's identity among the views of the surrounding body, which keeps its state between evaluations.
///
/// As in SwiftUI, a view is identified by its type and its position, not by its value: the statement of a view builder,
/// the branch of a condition, the element of a `ForEach`. The identity stays on the thread of its views.
final class ViewIdentity: @unchecked Sendable {
  /// The view whose body is being evaluated, or nil if no state is kept.
  @TaskLocal static var current: ViewIdentity?

  /// The position of a view within another.
  enum Key: Hashable {
    /// The next view of a type.
    case type(ObjectIdentifier)
    /// A statement of a view builder.
    case statement(line: Int, column: Int)
    /// The first or the second branch of a condition.
    case branch(Int)
    /// A view with an identity of its own.
    case identified
    /// An element of a collection.
    case element(AnyHashable)
  }

  /// The last value of an observer.
  var lastValue: Any?
  let memory = ViewMemory()
  private var states: [AnyObject] = []
  private var children: [Key: [ViewIdentity]] = [:]
  private var counts: [Key: Int] = [:]
  private var screens: [ViewIdentity] = []

  /// Returns the identity of the next view of a type.
  func next(_ type: Any.Type) -> ViewIdentity { next(.type(ObjectIdentifier(type))) }

  /// Returns the identity of the next view at a position.
  func next(_ key: Key) -> ViewIdentity {
    let index = counts[key, default: 0]
    counts[key] = index + 1
    if let known = children[key], index < known.count { return known[index] }
    let made = ViewIdentity()
    children[key, default: []].append(made)
    return made
  }

  /// The views that layout has created since the last evaluation, by the objects that represent them.
  private var laidOut: [ObjectIdentifier: (object: AnyObject, view: ViewIdentity)] = [:]

  /// Begins another evaluation of the views within, which layout creates later.
  func begin() {
    counts.removeAll(keepingCapacity: true)
    laidOut.removeAll(keepingCapacity: true)
  }

  /// Returns the identity of a view that layout creates: the next of its type when its object is first passed, and the
  /// same identity whenever the views are laid out again.
  func next(_ type: Any.Type, of object: AnyObject) -> ViewIdentity {
    if let known = laidOut[ObjectIdentifier(object)] { return known.view }
    let view = next(type)
    laidOut[ObjectIdentifier(object)] = (object, view)
    return view
  }

  /// Creates views with the view as their surroundings; removed views lose their states.
  func within<Result>(_ body: () -> Result) -> Result {
    counts.removeAll(keepingCapacity: true)
    defer { forgetUnvisited() }
    return Self.$current.withValue(self, operation: body)
  }

  private func forgetUnvisited() {
    for (key, known) in children where known.count > counts[key, default: 0] {
      let count = counts[key, default: 0]
      children[key] = count == 0 ? nil : Array(known.prefix(count))
    }
  }

  /// Connects the states of a view's value with the stored ones.
  func keepStates(of view: Any) {
    var found: [any StateKeeping] = []
    Self.collect(view, into: &found)
    for (index, state) in found.enumerated() {
      if index < states.count { state.take(states[index]) } else { states.append(state.kept) }
    }
  }

  private static func collect(_ value: Any, into found: inout [any StateKeeping]) {
    for child in Mirror(reflecting: value).children {
      if let state = child.value as? any StateKeeping {
        found.append(state)
      } else if child.value is any DynamicProperty {
        collect(child.value, into: &found)
      }
    }
  }
}

extension ViewIdentity: ViewPlace {
  /// The position of the control that is being created, or nil if no state is kept.
  static var place: (any ViewPlace)? { current?.next(ViewMemory.self) }

  func views(_ key: Int, _ make: () -> [LayoutNode]) -> [LayoutNode] {
    while screens.count <= key { screens.append(ViewIdentity()) }
    return screens[key].within(make)
  }

  func forget(from key: Int) { screens = Array(screens.prefix(key)) }

  /// Creates the view at a position within the view whose body is being evaluated, if states are kept.
  static func at<Result>(_ keys: Key..., create: () -> Result) -> Result {
    guard let current else { return create() }
    var identity = current
    for (index, key) in keys.enumerated() {
      if index > 0 { identity.counts.removeAll(keepingCapacity: true) }
      let next = identity.next(key)
      if index > 0 { identity.forgetUnvisited() }
      identity = next
    }
    return identity.within(create)
  }
}

/// A property whose value outlives the view's.
protocol StateKeeping {
  /// The storage of the value.
  var kept: AnyObject { get }
  /// Replaces the storage with that of an earlier view with the same identity.
  func take(_ kept: AnyObject)
}
