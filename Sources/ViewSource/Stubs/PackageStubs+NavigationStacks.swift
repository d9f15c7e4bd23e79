extension PackageStubs {
  /// The Composable Architecture's stacks of screens: the state of each, by its identifier.
  static let navigationStacks = """

    public struct StackElementID: Hashable { let _number: Int }
    public struct StackState<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
      var _elements: [Element] = []
      public var ids: [StackElementID] = []
      var _next = 0
      public init() {}
      public init(_ elements: [Element]) { append(contentsOf: elements) }
      public init(arrayLiteral elements: Element...) { append(contentsOf: elements) }
      public var count: Int { _elements.count }
      public var isEmpty: Bool { _elements.isEmpty }
      public var first: Element? { _elements.first }
      public var last: Element? { _elements.last }
      public var startIndex: Int { 0 }
      public var endIndex: Int { _elements.count }
      public subscript(position: Int) -> Element {
        get { _elements[position] }
        set { _elements[position] = newValue }
      }
      public subscript(id id: StackElementID) -> Element? {
        get {
          guard let index = ids.firstIndex(of: id) else { return nil }
          return _elements[index]
        }
        set {
          guard let index = ids.firstIndex(of: id) else { return }
          if let newValue {
            _elements[index] = newValue
          } else {
            _elements.removeSubrange(index...)
            ids.removeSubrange(index...)
          }
        }
      }
      public mutating func append(_ element: Element) {
        _elements.append(element)
        ids.append(StackElementID(_number: _next))
        _next += 1
      }
      public mutating func append(contentsOf elements: [Element]) { for element in elements { append(element) } }
      public mutating func removeAll() {
        _elements = []
        ids = []
      }
      public mutating func removeLast() {
        _elements.removeLast()
        ids.removeLast()
      }
      public mutating func popLast() -> Element? {
        guard let last = _elements.last else { return nil }
        removeLast()
        return last
      }
      public mutating func pop(from id: StackElementID) { self[id: id] = nil }
      public mutating func pop(to id: StackElementID) {
        guard let index = ids.firstIndex(of: id) else { return }
        _elements = Array(_elements.prefix(index + 1))
        ids = Array(ids.prefix(index + 1))
      }
    }
    extension StackState: Equatable {
      public static func == (a: StackState, b: StackState) -> Bool { a.ids == b.ids && a._elements == b._elements }
    }
    public enum StackAction<State, Action> {
      case element(id: StackElementID, action: Action)
      case popFrom(id: StackElementID)
      case push(id: StackElementID, state: State)
    }
    public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
    extension NavigationStack {
      public init<D: View>(path: Any, root: () -> Root, destination: @escaping (Any) -> D) {
        let stores = _stackStores(path)
        self.init(path: .constant(Array(stores.indices))) {
          root().navigationDestination(for: Int.self) { index in destination(stores[index]) }
        }
      }
    }
    func _stackStores(_ path: Any) -> [Any] {
      guard let path = path as? Binding<Any?>, let states = path.wrappedValue as? [Any] else { return [] }
      return states
    }
    """
}
