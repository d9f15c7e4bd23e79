extension PackageStubs {
  /// Defaults: keys with their default values.
  static let defaults = """
    import SwiftUI
    public class Defaults {
      public protocol Serializable {}
      public class Keys {
        public init() {}
      }
      public class Key<Value>: Keys {
        public let name: String
        public let defaultValue: Any
        var _value: Any?
        public init(_ name: String, default value: Value, suite: Any? = nil, iCloud: Bool = false) {
          self.name = name
          defaultValue = value
        }
        public init(_ name: String, suite: Any? = nil) {
          self.name = name
          defaultValue = _nothing()
        }
        func _nothing() -> Any? { nil }
        public func reset() { _value = nil }
      }
      public static subscript(_ key: Any) -> Any {
        get { key._value ?? key.defaultValue }
        set { key._value = newValue }
      }
      public static func reset(_ keys: Any...) {}
      public static func removeAll() {}
    }
    @propertyWrapper public struct Default: DynamicProperty {
      let _key: Any
      public init(_ key: Any) { _key = key }
      public var wrappedValue: Any {
        get { _key._value ?? _key.defaultValue }
        nonmutating set { _key._value = newValue }
      }
      public var projectedValue: Binding<Any> {
        Binding(get: { _key._value ?? _key.defaultValue }, set: { _key._value = $0 })
      }
    }
    """

  /// KeychainAccess: a keychain that is empty at first.
  static let keychain = """
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
      public func get(_ key: String) throws -> String? { _items[key] as? String }
      public func getString(_ key: String) throws -> String? { _items[key] as? String }
      public func getData(_ key: String) throws -> Data? { nil }
      public func set(_ value: Any, key: String) throws { _items[key] = value }
      public func remove(_ key: String) throws { _items[key] = nil }
      public func removeAll() throws { _items = [:] }
      public func contains(_ key: String) throws -> Bool { _items[key] != nil }
      public func allKeys() -> [String] { Array(_items.keys) }
      public func accessibility(_ accessibility: Any, authenticationPolicy: Any? = nil) -> Keychain { self }
      public func synchronizable(_ isOn: Bool) -> Keychain { self }
      public func label(_ label: String) -> Keychain { self }
      public func comment(_ comment: String) -> Keychain { self }
    }
    """

  /// Realm: objects in memory.
  static let realm = """
    import SwiftUI
    public class Object {
      public init() {}
      public var realm: Realm? { nil }
      public var isInvalidated: Bool { false }
      public func freeze() -> Object { self }
      public func thaw() -> Object? { self }
    }
    public class EmbeddedObject {
      public init() {}
    }
    public protocol ObjectKeyIdentifiable {}
    public protocol PersistableEnum {}
    public struct ObjectId: Hashable {
      let _value = UUID()
      public static func generate() -> ObjectId { ObjectId() }
      public init() {}
      public var stringValue: String { _value.uuidString }
    }
    @propertyWrapper public struct Persisted {
      public var wrappedValue: Any?
      public init(wrappedValue: Any? = nil, primaryKey: Bool = false, indexed: Bool = false, originProperty: String? = nil) {
        self.wrappedValue = wrappedValue
      }
    }
    public class Realm {
      var _objects: [Any] = []
      nonisolated(unsafe) static var _shared = Realm()
      public struct Configuration {
        public init(
          inMemoryIdentifier: String? = nil, schemaVersion: Int = 0, deleteRealmIfMigrationNeeded: Bool = false,
          objectTypes: [Any]? = nil
        ) {}
        nonisolated(unsafe) public static var defaultConfiguration = Configuration()
      }
      public init() {}
      public init(configuration: Any) throws {}
      public func add(_ object: Any, update: Any? = nil) { _objects.append(object) }
      public func delete(_ object: Any) { _objects.removeAll { $0 === object } }
      public func deleteAll() { _objects = [] }
      public func write(_ change: () throws -> Void) throws { try change() }
      public func objects(_ type: Any) -> [Any] { _objects.filter { _isInstance($0, type) } }
      public func object(ofType type: Any, forPrimaryKey key: Any) -> Any? { nil }
    }
    """
}
