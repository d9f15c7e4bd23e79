/// A value that another view owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding from two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding from another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the value of an optional, or nil if it has none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding of an optional to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Returns a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Accesses a binding to a property of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }

  /// Returns a binding whose changes are animated in views that act.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  /// Returns a binding whose changes belong to a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { new in LayoutReports.changing(transaction) { wrappedValue = new } })
  }
}

extension Binding {
  /// The binding in the layout core.
  package var bound: BoundValue<Value> { BoundValue(value: wrappedValue) { wrappedValue = $0 } }
}

extension Binding {
  /// Creates the binding of a value of the layout core.
  init(_ bound: BoundValue<Value>) {
    self.init(get: { bound.value }, set: { bound.set?($0) })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A collection of bindings to the elements.
  var elements: [Binding<Value.Element>] { wrappedValue.indices.map { self[$0] } }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

/// A binding to a collection is a collection of bindings to the elements.
extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
  /// The positions of the elements.
  public typealias Indices = Value.Indices
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Returns the position after another one.
  public func index(after position: Value.Index) -> Value.Index { wrappedValue.index(after: position) }
  /// Accesses a binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before another one.
  public func index(before position: Value.Index) -> Value.Index { wrappedValue.index(before: position) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
