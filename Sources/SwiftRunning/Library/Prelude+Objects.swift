extension Prelude {
  /// Locks, which never wait because code runs on one thread, and objects of Foundation that hold values.
  static let objects: [String: String] = [
    "NSLock": lock("NSLock"), "NSRecursiveLock": lock("NSRecursiveLock"),
    "DispatchTimeoutResult": "enum DispatchTimeoutResult { case success, timedOut }",
    "DispatchSemaphore": """
    class DispatchSemaphore {
      private var _value: Int
      init(value: Int) { _value = value }
      @discardableResult func signal() -> Int {
        _value += 1
        return 0
      }
      func wait() {
        if _value <= 0 { _runScheduledWork() }
        if _value <= 0 { fatalError("the semaphore waits for a signal that does not come") }
        _value -= 1
      }
      @discardableResult func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        if _value <= 0 { _runScheduledWork() }
        if _value <= 0 { return .timedOut }
        _value -= 1
        return .success
      }
      @discardableResult func wait(wallTimeout: Any) -> DispatchTimeoutResult { wait(timeout: .now()) }
    }
    """,
    "IndexPath": """
    struct IndexPath: Hashable, Comparable, RandomAccessCollection, CustomStringConvertible {
      private var _indexes: [Int]
      init(arrayLiteral indexes: Int...) { _indexes = indexes }
      var startIndex: Int { 0 }
      var endIndex: Int { _indexes.count }
      var description: String { "\\(Array(_indexes))" }
      func appending(_ other: Int) -> IndexPath { IndexPath(indexes: _indexes + [other]) }
      func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: _indexes + other._indexes) }
      mutating func append(_ other: Int) { _indexes.append(other) }
      func dropLast() -> IndexPath { IndexPath(indexes: _indexes.dropLast()) }
      init(indexes: [Int] = []) { _indexes = indexes }
      init(index: Int) { _indexes = [index] }
      init(row: Int, section: Int) { _indexes = [section, row] }
      init(item: Int, section: Int) { _indexes = [section, item] }
      var section: Int {
        get { _indexes[0] }
        set { _indexes[0] = newValue }
      }
      var row: Int {
        get { _indexes[1] }
        set { _indexes[1] = newValue }
      }
      var item: Int {
        get { _indexes[1] }
        set { _indexes[1] = newValue }
      }
      var count: Int { _indexes.count }
      subscript(index: Int) -> Int { _indexes[index] }
      static func < (a: IndexPath, b: IndexPath) -> Bool { a._indexes.lexicographicallyPrecedes(b._indexes) }
    }
    """,
    "ProgressKind": """
    struct ProgressKind: Hashable, RawRepresentable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let file = ProgressKind(rawValue: "NSProgressKindFile")
    }
    """,
    "Progress": """
    class Progress {
      enum FileOperationKind: String { case downloading, decompressingAfterDownloading, receiving, copying, uploading, duplicating }
      var kind: ProgressKind?
      var fileOperationKind: FileOperationKind?
      var fileURL: URL?
      var estimatedTimeRemaining: Double?
      var throughput: Int?
      var fileTotalCount: Int?
      var fileCompletedCount: Int?
      var userInfo: [String: Any] = [:]
      var totalUnitCount: Int64
      var completedUnitCount: Int64 = 0
      var isCancellable = true
      var isPausable = false
      private(set) var isCancelled = false
      private(set) var isPaused = false
      private var _description: String?
      private var _additionalDescription: String?
      private var _children: [(progress: Progress, count: Int64)] = []
      init(totalUnitCount: Int64 = 0) { self.totalUnitCount = totalUnitCount }
      static func discreteProgress(totalUnitCount: Int64) -> Progress { Progress(totalUnitCount: totalUnitCount) }
      func addChild(_ child: Progress, withPendingUnitCount count: Int64) { _children.append((child, count)) }
      var isIndeterminate: Bool { totalUnitCount < 0 || completedUnitCount < 0 || totalUnitCount == 0 }
      var isFinished: Bool { !isIndeterminate && completedUnitCount >= totalUnitCount }
      var fractionCompleted: Double {
        if isIndeterminate { return 0 }
        var done = Double(completedUnitCount)
        for child in _children where !child.progress.isFinished {
          done += child.progress.fractionCompleted * Double(child.count)
        }
        for child in _children where child.progress.isFinished { done += Double(child.count) }
        return done / Double(totalUnitCount)
      }
      var localizedDescription: String! {
        get { _description ?? "\\(Int(fractionCompleted * 100))% completed" }
        set { _description = newValue }
      }
      var localizedAdditionalDescription: String! {
        get { _additionalDescription ?? "\\(completedUnitCount) of \\(totalUnitCount)" }
        set { _additionalDescription = newValue }
      }
      func cancel() { isCancelled = true }
      func pause() { isPaused = true }
      func resume() { isPaused = false }
    }
    """,
    "NSOrderedSet": """
    class NSOrderedSet {
      var array: [Any] = []
      init() {}
      init(array: [Any]) { for element in array { _add(element) } }
      init(object: Any) { array = [object] }
      var count: Int { array.count }
      var firstObject: Any? { array.first }
      var lastObject: Any? { array.last }
      func object(at index: Int) -> Any { array[index] }
      func index(of object: Any) -> Int { array.firstIndex { $0 == object } ?? Int.max }
      func contains(_ object: Any) -> Bool { array.contains { $0 == object } }
      func _add(_ object: Any) { if !contains(object) { array.append(object) } }
    }
    """,
    "NSMutableOrderedSet": """
    class NSMutableOrderedSet: NSOrderedSet {
      func add(_ object: Any) { _add(object) }
      func insert(_ object: Any, at index: Int) { if !contains(object) { array.insert(object, at: index) } }
      func remove(_ object: Any) { array.removeAll { $0 == object } }
      func removeObject(at index: Int) { array.remove(at: index) }
      func removeAllObjects() { array = [] }
    }
    """,
    "NSMutableSet": """
    class NSMutableSet {
      var allObjects: [Any] = []
      init() {}
      init(array: [Any]) { for element in array { add(element) } }
      var count: Int { allObjects.count }
      func anyObject() -> Any? { allObjects.first }
      func contains(_ object: Any) -> Bool { allObjects.contains { $0 == object } }
      func add(_ object: Any) { if !contains(object) { allObjects.append(object) } }
      func addObjects(from array: [Any]) { for element in array { add(element) } }
      func remove(_ object: Any) { allObjects.removeAll { $0 == object } }
      func removeAllObjects() { allObjects = [] }
    }
    """,
    "UndoManager": undoManager,
    "NSMutableArray": """
    class NSMutableArray: Sequence {
      var _objects: [Any] = []
      init() {}
      init(capacity: Int) {}
      init(array: [Any]) { _objects = array }
      init(object: Any) { _objects = [object] }
      var count: Int { _objects.count }
      var firstObject: Any? { _objects.first }
      var lastObject: Any? { _objects.last }
      subscript(index: Int) -> Any {
        get { _objects[index] }
        set { if index == _objects.count { _objects.append(newValue) } else { _objects[index] = newValue } }
      }
      func makeIterator() -> AnyIterator<Any> { AnyIterator(_objects.makeIterator()) }
      func object(at index: Int) -> Any { _objects[index] }
      func contains(_ object: Any) -> Bool { _objects.contains { $0 == object } }
      func index(of object: Any) -> Int { _objects.firstIndex { $0 == object } ?? Int.max }
      func componentsJoined(by separator: String) -> String {
        _objects.map { "\\($0)" }.joined(separator: separator)
      }
      func add(_ object: Any) { _objects.append(object) }
      func addObjects(from array: [Any]) { _objects += array }
      func insert(_ object: Any, at index: Int) { _objects.insert(object, at: index) }
      func remove(_ object: Any) { _objects.removeAll { $0 == object } }
      func removeObject(at index: Int) { _objects.remove(at: index) }
      func removeLastObject() { _objects.removeLast() }
      func removeAllObjects() { _objects = [] }
      func replaceObject(at index: Int, with object: Any) { _objects[index] = object }
      func exchangeObject(at first: Int, withObjectAt second: Int) { _objects.swapAt(first, second) }
      func setArray(_ array: [Any]) { _objects = array }
    }
    """,
    "NSMutableDictionary": """
    class NSMutableDictionary {
      var _values: [AnyHashable: Any] = [:]
      init() {}
      init(capacity: Int) {}
      init(dictionary: [AnyHashable: Any]) { _values = dictionary }
      var count: Int { _values.count }
      var allKeys: [Any] { Array(_values.keys) }
      var allValues: [Any] { Array(_values.values) }
      subscript(key: AnyHashable) -> Any? {
        get { _values[key] }
        set { _values[key] = newValue }
      }
      func object(forKey key: AnyHashable) -> Any? { _values[key] }
      func value(forKey key: String) -> Any? { _values[key] }
      func setObject(_ object: Any, forKey key: AnyHashable) { _values[key] = object }
      func setValue(_ value: Any?, forKey key: String) { _values[key] = value }
      func addEntries(from others: [AnyHashable: Any]) { for (key, value) in others { _values[key] = value } }
      func removeObject(forKey key: AnyHashable) { _values[key] = nil }
      func removeObjects(forKeys keys: [AnyHashable]) { for key in keys { _values[key] = nil } }
      func removeAllObjects() { _values = [:] }
    }
    """,
  ]

  /// The functions that name folders, users and moments; the files in the folders are those that the program wrote.
  static let folderFunctions: [String: String] = [
    "NSHomeDirectory": "private func NSHomeDirectory() -> String { URL.homeDirectory.path }",
    "CACurrentMediaTime": "private func CACurrentMediaTime() -> Double { 1_000 }",
    "mach_absolute_time": "private func mach_absolute_time() -> UInt64 { 1_000_000_000_000 }",
    "CFAbsoluteTimeGetCurrent":
      "private func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }",
    "NSUserName": "private func NSUserName() -> String { \"mobile\" }",
    "NSFullUserName": "private func NSFullUserName() -> String { \"Mobile User\" }",
    "NSTemporaryDirectory": "private func NSTemporaryDirectory() -> String { URL.temporaryDirectory.path + \"/\" }",
  ]

  /// Returns the source of a lock.
  private static func lock(_ name: String) -> String {
    """
    class \(name) {
      var name: String?
      init() {}
      func lock() {}
      func unlock() {}
      func `try`() -> Bool { true }
      func lock(before limit: Date) -> Bool { true }
      func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
    }
    """
  }
}
