extension PackageStubs {
  /// Defaults: keys with their default values.
  static let defaults = """
    import SwiftUI
    public class Defaults {
      public protocol Serializable {}
      public class Keys {
        public init() {}
        public static func == (a: Keys, b: Keys) -> Bool { a === b }
      }
      public class Key<Value>: Keys {
        public let name: String
        public let defaultValue: Value
        var _value: Any?
        public init(_ name: String, default value: Value, suite: Any? = nil, iCloud: Bool = false) {
          self.name = name
          defaultValue = value
        }
        public init(_ name: String, suite: Any? = nil, iCloud: Bool = false, default value: () -> Value) {
          self.name = name
          defaultValue = value()
        }
        public init(_ name: String, suite: Any? = nil, iCloud: Bool = false) {
          self.name = name
          defaultValue = Defaults._nothing()
        }
        public func reset() { _value = nil }
        var _current: Value {
          get { _value ?? defaultValue }
          set { _value = newValue }
        }
      }
      static func _nothing() -> Any? { nil }
      public static subscript<Value>(_ key: Key<Value>) -> Value {
        get { key._current }
        set { key._current = newValue }
      }
      public static func reset(_ keys: Any...) {}
      public static func removeAll() {}
      public struct Toggle: View {
        let _label: AnyView
        let _key: Key<Bool>
        public init(_ title: String, key: Key<Bool>) {
          _label = AnyView(Text(title))
          _key = key
        }
        public init<Label: View>(key: Key<Bool>, @ViewBuilder label: () -> Label) {
          _label = AnyView(label())
          _key = key
        }
        public func onChange(_ action: Any) -> Toggle { self }
        public var body: some View {
          SwiftUI.Toggle(isOn: Binding(get: { _key._current }, set: { _key._current = $0 })) { _label }
        }
      }
    }
    @propertyWrapper public struct Default<Value>: DynamicProperty {
      let _key: Defaults.Key<Value>
      public init(_ key: Defaults.Key<Value>) { _key = key }
      public var wrappedValue: Value {
        get { _key._current }
        nonmutating set { _key._current = newValue }
      }
      public var projectedValue: Binding<Value> { Binding(get: { _key._current }, set: { _key._current = $0 }) }
      public func reset() { _key.reset() }
    }
    """

  /// KeychainAccess: a keychain that is empty at first.
  static let keychain = """
    public enum Accessibility {
      case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly, whenUnlockedThisDeviceOnly
      case afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
    }
    public class Keychain {
      var _items: [String: Any] = [:]
      public init() {}
      public init(service: String, accessGroup: String? = nil) {}
      public init(accessGroup: String) {}
      public init(server: Any, protocolType: Any? = nil) {}
      public subscript(key: String) -> String? {
        get { _items[key] as? String }
        set { _items[key] = newValue }
      }
      public subscript(string key: String) -> String? {
        get { _items[key] as? String }
        set { _items[key] = newValue }
      }
      public subscript(data key: String) -> Data? {
        get { _items[key] as? Data }
        set { _items[key] = newValue }
      }
      public func get(_ key: String) throws -> String? { _items[key] as? String }
      public func getString(_ key: String) throws -> String? { _items[key] as? String }
      public func getData(_ key: String) throws -> Data? { _items[key] as? Data }
      public func set(_ value: Any, key: String) throws { _items[key] = value }
      public func remove(_ key: String) throws { _items[key] = nil }
      public func removeAll() throws { _items = [:] }
      public func contains(_ key: String) throws -> Bool { _items[key] != nil }
      public func allKeys() -> [String] { Array(_items.keys) }
      public func accessibility(_ accessibility: Accessibility, authenticationPolicy: Any? = nil) -> Keychain { self }
      public func synchronizable(_ isOn: Bool) -> Keychain { self }
      public func label(_ label: String) -> Keychain { self }
      public func comment(_ comment: String) -> Keychain { self }
    }
    """

  /// Realm: objects in memory.
  static let realm = """
    import SwiftUI
    public class Object {
      required public init() {}
      public var realm: Realm? { nil }
      public var isInvalidated: Bool { false }
      public func freeze() -> Object { self }
      public func thaw() -> Object? { self }
    }
    public class EmbeddedObject {
      public init() {}
    }
    public protocol ObjectKeyIdentifiable {}
    public protocol PersistableEnum: CaseIterable {}
    public protocol RealmCollectionValue {}
    extension Object: RealmCollectionValue {}
    extension EmbeddedObject: RealmCollectionValue {}
    extension ObjectId: RealmCollectionValue {}
    extension String: RealmCollectionValue {}
    extension Int: RealmCollectionValue {}
    extension Double: RealmCollectionValue {}
    extension Bool: RealmCollectionValue {}
    extension Date: RealmCollectionValue {}
    extension Data: RealmCollectionValue {}
    extension UUID: RealmCollectionValue {}
    public class List<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
      var _elements: [Element] = []
      public init() {}
      public required init(arrayLiteral elements: Element...) { _elements = elements }
      public var startIndex: Int { 0 }
      public var endIndex: Int { _elements.count }
      public var count: Int { _elements.count }
      public var isInvalidated: Bool { false }
      public var realm: Realm? { nil }
      public subscript(index: Int) -> Element {
        get { _elements[index] }
        set { _elements[index] = newValue }
      }
      public func append(_ element: Element) { _elements.append(element) }
      public func append(objectsIn elements: Any) { for element in elements { _elements.append(element) } }
      public func insert(_ element: Element, at index: Int) { _elements.insert(element, at: index) }
      public func remove(at index: Int) { _elements.remove(at: index) }
      public func removeAll() { _elements = [] }
      public func removeLast() { _elements.removeLast() }
      public func move(from: Int, to: Int) { _elements.insert(_elements.remove(at: from), at: to) }
      public func index(of element: Element) -> Int? { _elements.firstIndex { $0 == element } }
      public func freeze() -> List<Element> { self }
      public func thaw() -> List<Element>? { self }
      public func toArray() -> [Element] { _elements }
    }
    public struct ObjectId: Hashable {
      let _value = UUID()
      public static func generate() -> ObjectId { ObjectId() }
      public init() {}
      public var stringValue: String { _value.uuidString }
    }
    @propertyWrapper public struct Persisted<Value> {
      public var wrappedValue: Value
      public init(primaryKey: Bool = false, indexed: Bool = false, originProperty: String? = nil) {
        wrappedValue = _persistedDefault(of: Value.self) as! Value
      }
      public init(wrappedValue: Value, primaryKey: Bool = false, indexed: Bool = false, originProperty: String? = nil) {
        self.wrappedValue = wrappedValue
      }
    }
    func _persistedDefault(of type: Any.Type) -> Any? {
      if type == Bool.self { return false }
      if type == String.self { return "" }
      if type == Int.self { return 0 }
      if type == Int8.self { return Int8(0) }
      if type == Int16.self { return Int16(0) }
      if type == Int32.self { return Int32(0) }
      if type == Int64.self { return Int64(0) }
      if type == Double.self { return 0.0 }
      if type == Float.self { return Float(0) }
      if type == Data.self { return Data() }
      if type == Date.self { return Date(timeIntervalSince1970: 0) }
      if type == UUID.self { return UUID() }
      if let type = type as? any _RealmDefault.Type { return type.init() }
      if let type = type as? any PersistableEnum.Type { return type.allCases.first }
      return nil
    }
    protocol _RealmDefault { init() }
    extension List: _RealmDefault {}
    extension ObjectId: _RealmDefault {}
    public class Realm {
      nonisolated(unsafe) static var _objects: [Any] = []
      nonisolated(unsafe) static var _shared = Realm()
      public enum UpdatePolicy { case error, modified, all }
      public struct Configuration {
        public var fileURL: URL?
        public var inMemoryIdentifier: String?
        public var schemaVersion: UInt64
        public var readOnly = false
        public var objectTypes: [Any]?
        public init(
          fileURL: URL? = nil, inMemoryIdentifier: String? = nil, syncConfiguration: Any? = nil,
          encryptionKey: Data? = nil, readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: Any? = nil,
          deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: Any? = nil, objectTypes: [Any]? = nil,
          seedFilePath: URL? = nil
        ) {
          self.fileURL = fileURL
          self.inMemoryIdentifier = inMemoryIdentifier
          self.schemaVersion = schemaVersion
          self.readOnly = readOnly
          self.objectTypes = objectTypes
        }
        nonisolated(unsafe) public static var defaultConfiguration = Configuration()
      }
      public init() {}
      public init(configuration: Any) throws {}
      public func add(_ object: Any, update: UpdatePolicy? = nil) { Realm._objects.append(object) }
      public func delete(_ object: Any) { Realm._objects.removeAll { $0 === object } }
      public func deleteAll() { Realm._objects = [] }
      public func write(_ change: () throws -> Void) throws { try change() }
      public func objects(_ type: Any) -> [Any] { Realm._objects.filter { _isInstance($0, type) } }
      public func object(ofType type: Any, forPrimaryKey key: Any) -> Any? { nil }
    }
    @propertyWrapper public struct ObservedResults: DynamicProperty {
      let _type: Any
      public init(
        _ type: Any, configuration: Any? = nil, filter: Any? = nil, where condition: Any? = nil, keyPaths: Any? = nil,
        sortDescriptor: Any? = nil
      ) { _type = type }
      public var wrappedValue: [Any] { Realm._shared.objects(_type) }
      public var projectedValue: ObservedResults { self }
      public func append(_ object: Any) { Realm._shared.add(object) }
      public func remove(_ object: Any) { Realm._shared.delete(object) }
      public func remove(atOffsets offsets: IndexSet) {}
    }
    @propertyWrapper public struct ObservedRealmObject<T>: DynamicProperty {
      public var wrappedValue: T
      public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    }
    @propertyWrapper public struct StateRealmObject<T>: DynamicProperty {
      public var wrappedValue: T
      public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    }
    """
}
