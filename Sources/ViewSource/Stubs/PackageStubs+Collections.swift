extension PackageStubs {
  /// Algorithms: functions of sequences, which return arrays.
  static let algorithms = """
    extension Sequence {
      public func uniqued() -> [Element] { uniqued(on: { $0 }) }
      public func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
        var seen: Set<AnyHashable> = []
        return filter { seen.insert(key($0)).inserted }
      }
      public func chunks(ofCount count: Int) -> [[Element]] {
        var result: [[Element]] = []
        for element in self {
          if result.isEmpty || result[result.count - 1].count == count { result.append([]) }
          result[result.count - 1].append(element)
        }
        return result
      }
      public func chunked(by belongs: (Element, Element) -> Bool) -> [[Element]] {
        var result: [[Element]] = []
        for element in self {
          if let last = result.last?.last, belongs(last, element) {
            result[result.count - 1].append(element)
          } else {
            result.append([element])
          }
        }
        return result
      }
      public func chunked<Key: Equatable>(on key: (Element) -> Key) -> [(Key, [Element])] {
        chunked(by: { key($0) == key($1) }).map { (key($0[0]), $0) }
      }
      public func adjacentPairs() -> [(Element, Element)] {
        let all = Array(self)
        return all.isEmpty ? [] : Array(zip(all, all.dropFirst()))
      }
      public func windows(ofCount count: Int) -> [[Element]] {
        let all = Array(self)
        guard count > 0, all.count >= count else { return [] }
        return (0...(all.count - count)).map { Array(all[$0..<($0 + count)]) }
      }
      public func indexed() -> [(index: Int, element: Element)] { enumerated().map { (index: $0.offset, element: $0.element) } }
      public func compacted() -> [Any] { compactMap { $0 } }
      public func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
        var result: [AnyHashable: Element] = [:]
        for element in self { result[key(element)] = element }
        return result
      }
      public func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] {
        Dictionary(grouping: self, by: key)
      }
      public func interspersed(with separator: Element) -> [Element] {
        var result: [Element] = []
        for element in self {
          if !result.isEmpty { result.append(separator) }
          result.append(element)
        }
        return result
      }
      public func combinations(ofCount count: Int) -> [[Element]] {
        if count == 0 { return [[]] }
        let all = Array(self)
        guard count > 0, all.count >= count else { return [] }
        var result: [[Element]] = []
        for (index, first) in all.enumerated() {
          for rest in Array(all[(index + 1)...]).combinations(ofCount: count - 1) { result.append([first] + rest) }
        }
        return result
      }
      public func permutations(ofCount count: Int? = nil) -> [[Element]] {
        let all = Array(self)
        let count = count ?? all.count
        if count == 0 { return [[]] }
        guard count > 0, all.count >= count else { return [] }
        var result: [[Element]] = []
        for (index, first) in all.enumerated() {
          var others = all
          others.remove(at: index)
          for rest in others.permutations(ofCount: count - 1) { result.append([first] + rest) }
        }
        return result
      }
      public func min(count: Int) -> [Element] { Array(sorted().prefix(count)) }
      public func max(count: Int) -> [Element] { Array(sorted().suffix(count)) }
      public func randomSample(count: Int) -> [Element] { Array(shuffled().prefix(count)) }
      public func cycled(times: Int) -> [Element] { Array(repeating: Array(self), count: times).flatMap { $0 } }
    }
    public func chain<T>(_ a: [T], _ b: [T]) -> [T] { Array(a) + Array(b) }
    public func product<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] { a.flatMap { x in b.map { y in (x, y) } } }
    """

  /// Collections: ordered sets and dictionaries, and deques.
  static let orderedCollections = """
    public struct OrderedSet<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
      public var elements: [Element] = []
      public init() {}
      public init(_ elements: [Element]) { for element in elements { append(element) } }
      public init(arrayLiteral elements: Element...) { for element in elements { append(element) } }
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public var count: Int { elements.count }
      public var isEmpty: Bool { elements.isEmpty }
      public var first: Element? { elements.first }
      public var last: Element? { elements.last }
      public subscript(position: Int) -> Element { elements[position] }
      public func contains(_ element: Element) -> Bool { elements.contains(element) }
      public func firstIndex(of element: Element) -> Int? { elements.firstIndex(of: element) }
      @discardableResult public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
        if let index = elements.firstIndex(of: element) { return (false, index) }
        elements.append(element)
        return (true, elements.count - 1)
      }
      public mutating func append(contentsOf others: [Element]) { for element in others { append(element) } }
      public mutating func insert(_ element: Element, at index: Int) {
        if !elements.contains(element) { elements.insert(element, at: index) }
      }
      @discardableResult public mutating func remove(_ element: Element) -> Element? {
        guard let index = elements.firstIndex(of: element) else { return nil }
        return elements.remove(at: index)
      }
      @discardableResult public mutating func remove(at index: Int) -> Element { elements.remove(at: index) }
      public mutating func removeAll() { elements = [] }
    }
    public struct OrderedDictionary<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {
      var _values: [Key: Value] = [:]
      public var keys: [Key] = []
      public init() {}
      public init(uniqueKeysWithValues pairs: [(Key, Value)]) { for (key, value) in pairs { self[key] = value } }
      public init(grouping values: [Value], by key: (Value) -> Key) {
        for value in values {
          let name = key(value)
          if self[name] == nil { self[name] = [] }
          self[name]!.append(value)
        }
      }
      public init(dictionaryLiteral pairs: (Key, Value)...) { for (key, value) in pairs { self[key] = value } }
      public var values: [Value] { keys.map { _values[$0]! } }
      public var elements: [(key: Key, value: Value)] { keys.map { (key: $0, value: _values[$0]!) } }
      public var count: Int { keys.count }
      public var isEmpty: Bool { keys.isEmpty }
      public var startIndex: Int { 0 }
      public var endIndex: Int { keys.count }
      public subscript(key: Key) -> Value? {
        get { _values[key] }
        set {
          if _values[key] == nil, newValue != nil { keys.append(key) }
          if newValue == nil { keys.removeAll { $0 == key } }
          _values[key] = newValue
        }
      }
      public subscript(key: Key, default value: Value) -> Value {
        get { _values[key] ?? value }
        set {
          if _values[key] == nil { keys.append(key) }
          _values[key] = newValue
        }
      }
      @discardableResult public mutating func removeValue(forKey key: Key) -> Value? {
        let old = _values[key]
        self[key] = nil
        return old
      }
      public mutating func removeAll() {
        keys = []
        _values = [:]
      }
    }
    public struct Deque<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
      var _elements: [Element] = []
      public init() {}
      public init(_ elements: [Element]) { _elements = Array(elements) }
      public init(arrayLiteral elements: Element...) { _elements = elements }
      public var startIndex: Int { 0 }
      public var endIndex: Int { _elements.count }
      public var count: Int { _elements.count }
      public var isEmpty: Bool { _elements.isEmpty }
      public subscript(position: Int) -> Element {
        get { _elements[position] }
        set { _elements[position] = newValue }
      }
      public mutating func append(_ element: Element) { _elements.append(element) }
      public mutating func prepend(_ element: Element) { _elements.insert(element, at: 0) }
      public mutating func popFirst() -> Element? { _elements.isEmpty ? nil : _elements.removeFirst() }
      public mutating func popLast() -> Element? { _elements.popLast() }
      public mutating func removeAll() { _elements = [] }
    }
    """

  /// IdentifiedCollections: arrays of elements with identifiers.
  static let identifiedCollections = """
    public struct IdentifiedArray<ID, Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
      public var elements: [Element] = []
      var _id: Any?
      public init() {}
      public init(uniqueElements elements: [Element]) { self.elements = Array(elements) }
      public init(_ elements: [Element]) { self.elements = Array(elements) }
      public init(uniqueElements elements: [Element], id: KeyPath<Element, ID>) {
        self.elements = Array(elements)
        _id = id
      }
      public init(id: KeyPath<Element, ID>) { _id = id }
      public init(arrayLiteral elements: Element...) { self.elements = elements }
      func identifier(_ element: Element) -> Any { if let _id { element[keyPath: _id] } else { element.id } }
      public var ids: [ID] { elements.map { identifier($0) } }
      public var count: Int { elements.count }
      public var isEmpty: Bool { elements.isEmpty }
      public var first: Element? { elements.first }
      public var last: Element? { elements.last }
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(position: Int) -> Element {
        get { elements[position] }
        set { elements[position] = newValue }
      }
      public subscript(id id: ID) -> Element? {
        get { elements.first { identifier($0) == id } }
        set {
          if let index = elements.firstIndex(where: { identifier($0) == id }) {
            if let newValue { elements[index] = newValue } else { elements.remove(at: index) }
          } else if let newValue {
            elements.append(newValue)
          }
        }
      }
      public func index(id: ID) -> Int? { elements.firstIndex { identifier($0) == id } }
      @discardableResult public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
        if let index = index(id: identifier(element)) { return (false, index) }
        elements.append(element)
        return (true, elements.count - 1)
      }
      public mutating func append(contentsOf others: [Element]) { for element in others { append(element) } }
      @discardableResult public mutating func updateOrAppend(_ element: Element) -> Element? {
        let old = self[id: identifier(element)]
        self[id: identifier(element)] = element
        return old
      }
      @discardableResult public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
        elements.insert(element, at: index)
        return (true, index)
      }
      @discardableResult public mutating func remove(id: ID) -> Element? {
        let old = self[id: id]
        elements.removeAll { identifier($0) == id }
        return old
      }
      @discardableResult public mutating func remove(_ element: Element) -> Element? { remove(id: identifier(element)) }
      @discardableResult public mutating func remove(at index: Int) -> Element { elements.remove(at: index) }
      public mutating func removeAll() { elements = [] }
      public mutating func removeAll(where holds: (Element) -> Bool) { elements.removeAll(where: holds) }
    }
    public typealias IdentifiedArrayOf<Element> = IdentifiedArray<Any, Element>
    """
}
