extension PackageStubs {
  /// SwiftUI-Introspect: views keep their look.
  static let introspect = """
    import SwiftUI
    public struct _IntrospectedType {}
    extension View {
      public func introspect(
        _ type: Any? = nil, on platforms: Any..., scope: Any? = nil, customize: Any? = nil
      ) -> some View { self }
      public func introspect(selector: Any? = nil, customize: Any? = nil) -> some View { self }
      public func introspectScrollView(customize: Any?) -> some View { self }
      public func introspectTableView(customize: Any?) -> some View { self }
      public func introspectTextField(customize: Any?) -> some View { self }
      public func introspectTextView(customize: Any?) -> some View { self }
      public func introspectNavigationController(customize: Any?) -> some View { self }
      public func introspectViewController(customize: Any?) -> some View { self }
      public func introspectTabBarController(customize: Any?) -> some View { self }
      public func introspectSplitViewController(customize: Any?) -> some View { self }
    }
    """

  /// Inject: views that are injected are themselves.
  static let inject = """
    import SwiftUI
    @propertyWrapper public struct ObserveInjection: DynamicProperty {
      public init() {}
      public var wrappedValue: Int { 0 }
    }
    extension View {
      public func enableInjection() -> some View { self }
      public func onInjection(callback: Any?) -> some View { self }
    }
    """

  /// PreviewSnapshots: each configuration of a list of previews.
  static let previewSnapshots = """
    import SwiftUI
    public struct PreviewSnapshots<State> {
      public struct Configuration {
        public let name: String
        public let state: Any
        public init(name: String, state: Any) {
          self.name = name
          self.state = state
        }
      }
      public let configurations: [Configuration]
      public let configure: (Any) -> AnyView
      public init<V: View>(configurations: [Configuration], @ViewBuilder configure: @escaping (State) -> V) {
        self.configurations = configurations
        self.configure = { AnyView(configure($0)) }
      }
      public init<V: View>(
        states: [Any], name: KeyPath<Any, String>, @ViewBuilder configure: @escaping (State) -> V
      ) {
        configurations = states.map { Configuration(name: $0[keyPath: name], state: $0) }
        self.configure = { AnyView(configure($0)) }
      }
      public var previews: some View {
        ForEach(Array(configurations.enumerated()), id: \\.offset) { entry in
          configure(entry.element.state).previewDisplayName(entry.element.name)
        }
      }
    }
    """

  /// SnapshotPreferences: preferences of a snapshot service, without effect on views.
  static let snapshotPreferences = """
    import SwiftUI
    extension View {
      public func snapshotAccessibility(_ isOn: Bool?) -> some View { self }
      public func emergeAccessibility(_ isOn: Bool?) -> some View { self }
      public func emergeSnapshotPrecision(_ precision: Float?) -> some View { self }
      public func emergeExpansion(_ isOn: Bool?) -> some View { self }
      public func emergeRenderingMode(_ mode: Any?) -> some View { self }
      public func emergeSnapshotDelay(_ delay: Double) -> some View { self }
    }
    """

  /// Factory: registrations of factories, made when they are first used.
  static let factory = """
    import SwiftUI
    public class SharedContainer {
      public init() {}
    }
    public class Container: SharedContainer {
      nonisolated(unsafe) public static var shared = Container()
      public var manager: Container { self }
      public func reset() {}
      public func push() {}
      public func pop() {}
      public func promised<T>() -> Factory<T?> { Factory(self) { nil } }
    }
    public class Factory<T> {
      var _make: () -> T
      var _kept: T?
      var _isKept = false
      public init(_ container: Any, key: Any? = nil, _ make: @escaping () -> T) { _make = make }
      public init(scope: Any? = nil, factory make: @escaping () -> T) { _make = make }
      public func callAsFunction() -> T { resolve() }
      public func resolve() -> T {
        if _isKept, let _kept { return _kept }
        let made = _make()
        _kept = made
        return made
      }
      public var singleton: Factory<T> { keep() }
      public var shared: Factory<T> { keep() }
      public var cached: Factory<T> { keep() }
      public var graph: Factory<T> { self }
      public var unique: Factory<T> { self }
      public func scope(_ scope: Any) -> Factory<T> { keep() }
      func keep() -> Factory<T> {
        _isKept = true
        return self
      }
      @discardableResult public func register(factory make: @escaping () -> T) -> Factory<T> {
        _make = make
        _kept = nil
        return self
      }
      public func onPreview(_ make: @escaping () -> T) -> Factory<T> {
        _make = make
        return self
      }
      public func onDebug(_ make: @escaping () -> T) -> Factory<T> { self }
      public func onTest(_ make: @escaping () -> T) -> Factory<T> { self }
      public func onArg(_ argument: String, factory make: @escaping () -> T) -> Factory<T> { self }
      public func reset() { _kept = nil }
    }
    @propertyWrapper public struct Injected<T> {
      var _value: Any
      public init(_ path: KeyPath<Container, Factory<T>>) { _value = Container.shared[keyPath: path].resolve() }
      public init(_ factory: Factory<T>) { _value = factory.resolve() }
      public var wrappedValue: T {
        get { _value }
        set { _value = newValue }
      }
    }
    @propertyWrapper public struct LazyInjected<T> {
      var _value: Any
      public init(_ path: KeyPath<Container, Factory<T>>) { _value = Container.shared[keyPath: path].resolve() }
      public var wrappedValue: T {
        get { _value }
        set { _value = newValue }
      }
    }
    @propertyWrapper public struct InjectedObject<T>: DynamicProperty {
      @StateObject var _value: Any
      public init(_ path: KeyPath<Container, Factory<T>>) {
        __value = StateObject(wrappedValue: Container.shared[keyPath: path].resolve())
      }
      public var wrappedValue: T { _value }
    }
    """

  /// Swinject: a container of factories by type and name.
  static let swinject = """
    public protocol Resolver {}
    public class Container: Resolver {
      var _makers: [String: (Any) -> Any] = [:]
      var _parent: Container?
      public init() {}
      public init(parent: Container? = nil, defaultObjectScope: Any? = nil, registeringClosure: (Container) -> Void = { _ in }) {
        _parent = parent
        registeringClosure(self)
      }
      @discardableResult public func register(
        _ type: Any, name: String? = nil, factory: @escaping (Any) -> Any
      ) -> Container {
        _makers["\\(type) \\(name ?? "")"] = factory
        return self
      }
      public func inObjectScope(_ scope: Any) -> Container { self }
      public func initCompleted(_ action: Any) -> Container { self }
      public func resolve(_ type: Any, name: String? = nil) -> Any? {
        if let make = _makers["\\(type) \\(name ?? "")"] { return make(self) }
        return _parent?.resolve(type, name: name)
      }
      public func synchronize() -> Container { self }
    }
    public protocol Assembly {}
    public class Assembler {
      public let resolver = Container()
      public init(_ assemblies: [Any] = [], container: Container? = nil) {
        for assembly in assemblies { assembly.assemble(container: resolver) }
      }
      public func apply(assemblies: [Any]) { for assembly in assemblies { assembly.assemble(container: resolver) } }
    }
    """

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

  /// Numerics: the functions of real numbers.
  static let numerics = """
    extension Double {
      public static func sqrt(_ x: Double) -> Double { x.squareRoot() }
      public static func exp(_ x: Double) -> Double { Foundation.exp(x) }
      public static func log(_ x: Double) -> Double { Foundation.log(x) }
      public static func sin(_ x: Double) -> Double { Foundation.sin(x) }
      public static func cos(_ x: Double) -> Double { Foundation.cos(x) }
      public static func tan(_ x: Double) -> Double { Foundation.tan(x) }
      public static func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
    }
    """
}
