extension Prelude {
  /// The sizes of types, and pointers to memory that the program allocates.
  static let memory: [String: String] = [
    "MemoryLayout": """
    enum MemoryLayout<T> {
      static var size: Int { _memoryLayout(T.self)[0] }
      static var stride: Int { _memoryLayout(T.self)[1] }
      static var alignment: Int { _memoryLayout(T.self)[2] }
      static func size(ofValue value: T) -> Int { _memoryLayout(Swift.type(of: value))[0] }
      static func stride(ofValue value: T) -> Int { _memoryLayout(Swift.type(of: value))[1] }
      static func alignment(ofValue value: T) -> Int { _memoryLayout(Swift.type(of: value))[2] }
    }
    """,
    "_Memory": """
    class _Memory<Pointee> {
      var values: [Pointee?]
      init(count: Int) { values = Array(repeating: nil, count: count) }
    }
    """,
    "UnsafeMutablePointer": """
    struct UnsafeMutablePointer<Pointee> {
      var _memory: _Memory<Pointee>
      var _offset: Int
      static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee> {
        UnsafeMutablePointer(_memory: _Memory(count: capacity), _offset: 0)
      }
      var pointee: Pointee {
        get { _memory.values[_offset]! }
        nonmutating set { _memory.values[_offset] = newValue }
      }
      subscript(index: Int) -> Pointee {
        get { _memory.values[_offset + index]! }
        nonmutating set { _memory.values[_offset + index] = newValue }
      }
      func initialize(to value: Pointee) { _memory.values[_offset] = value }
      func initialize(repeating value: Pointee, count: Int) {
        for index in 0..<count { _memory.values[_offset + index] = value }
      }
      func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
      func move() -> Pointee { pointee }
      func advanced(by count: Int) -> UnsafeMutablePointer<Pointee> {
        UnsafeMutablePointer(_memory: _memory, _offset: _offset + count)
      }
      func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
      func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }
      func deinitialize(count: Int) {}
      func deallocate() {}
      static func + (pointer: UnsafeMutablePointer<Pointee>, count: Int) -> UnsafeMutablePointer<Pointee> {
        pointer.advanced(by: count)
      }
      static func - (pointer: UnsafeMutablePointer<Pointee>, count: Int) -> UnsafeMutablePointer<Pointee> {
        pointer.advanced(by: -count)
      }
      static func == (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool {
        a._memory === b._memory && a._offset == b._offset
      }
    }
    """,
    "UnsafeMutableBufferPointer": """
    struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
      let baseAddress: UnsafeMutablePointer<Element>?
      let count: Int
      init(start: UnsafeMutablePointer<Element>?, count: Int) {
        baseAddress = start
        self.count = count
      }
      static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: UnsafeMutablePointer<Element>.allocate(capacity: capacity), count: capacity)
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(index: Int) -> Element {
        get { baseAddress![index] }
        nonmutating set { baseAddress![index] = newValue }
      }
      func initialize(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
      func deallocate() {}
    }
    """,
    "UnsafeBufferPointer": """
    struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      let baseAddress: UnsafeMutablePointer<Element>?
      let count: Int
      init(start: UnsafeMutablePointer<Element>?, count: Int) {
        baseAddress = start
        self.count = count
      }
      init(_ other: UnsafeMutableBufferPointer<Element>) {
        baseAddress = other.baseAddress
        count = other.count
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(index: Int) -> Element { baseAddress![index] }
    }
    """,
    "RangeSet": """
    struct RangeSet<Bound>: Equatable {
      private(set) var ranges: [Range<Bound>] = []
      init() {}
      init(_ range: Range<Bound>) { insert(contentsOf: range) }
      init(_ ranges: [Range<Bound>]) { for range in ranges { insert(contentsOf: range) } }
      var isEmpty: Bool { ranges.isEmpty }
      func contains(_ value: Bound) -> Bool { ranges.contains { $0.contains(value) } }
      mutating func insert(contentsOf range: Range<Bound>) {
        if range.lowerBound == range.upperBound { return }
        var lower = range.lowerBound, upper = range.upperBound
        var kept: [Range<Bound>] = []
        for other in ranges {
          if other.upperBound < lower || other.lowerBound > upper { kept.append(other) } else {
            lower = min(lower, other.lowerBound)
            upper = max(upper, other.upperBound)
          }
        }
        kept.append(lower..<upper)
        ranges = kept.sorted { $0.lowerBound < $1.lowerBound }
      }
      mutating func remove(contentsOf range: Range<Bound>) {
        var kept: [Range<Bound>] = []
        for other in ranges {
          if other.upperBound <= range.lowerBound || other.lowerBound >= range.upperBound { kept.append(other) } else {
            if other.lowerBound < range.lowerBound { kept.append(other.lowerBound..<range.lowerBound) }
            if range.upperBound < other.upperBound { kept.append(range.upperBound..<other.upperBound) }
          }
        }
        ranges = kept
      }
      func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        for range in other.ranges { result.insert(contentsOf: range) }
        return result
      }
      func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        for range in other.ranges { result.remove(contentsOf: range) }
        return result
      }
      func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> { subtracting(subtracting(other)) }
      func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        union(other).subtracting(intersection(other))
      }
      func isSuperset(of other: RangeSet<Bound>) -> Bool { other.subtracting(self).isEmpty }
      func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
      func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
      mutating func formUnion(_ other: RangeSet<Bound>) { self = union(other) }
      mutating func subtract(_ other: RangeSet<Bound>) { self = subtracting(other) }
      mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
    }
    """,
  ]
}
