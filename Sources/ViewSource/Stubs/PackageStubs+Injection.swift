extension PackageStubs {
  /// Factory: registrations of factories, made when they are first used.
  static let factory = """
    import SwiftUI
    public class _FactoryState {
      var make: Any?
      var kept: Any?
      var isKept = false
    }
    public class SharedContainer {
      var _states: [String: _FactoryState] = [:]
      public init() {}
      public var manager: SharedContainer { self }
      public func reset() { _states = [:] }
      public func push() {}
      public func pop() {}
      func _state(_ key: String) -> _FactoryState {
        if let state = _states[key] { return state }
        let state = _FactoryState()
        _states[key] = state
        return state
      }
      public func callAsFunction<T>(key: String = #function, _ make: @escaping () -> T) -> Factory<T> {
        Factory(self, key: key, make)
      }
      public func callAsFunction<P, T>(key: String = #function, _ make: @escaping (P) -> T) -> ParameterFactory<P, T> {
        ParameterFactory(self, key: key, make)
      }
      @discardableResult public func preview(_ change: (Container) -> Void) -> EmptyView {
        change(self)
        return EmptyView()
      }
    }
    public class Container: SharedContainer {
      nonisolated(unsafe) public static var shared = Container()
      public func promised<T>(key: String = #function) -> Factory<T?> { Factory(self, key: key) { nil } }
    }
    public class Factory<T> {
      let _make: () -> T
      let _state: _FactoryState
      public init(_ container: Any, key: String = #function, _ make: @escaping () -> T) {
        _make = make
        _state = container._state(key)
      }
      public init(scope: Any? = nil, factory make: @escaping () -> T) {
        _make = make
        _state = _FactoryState()
        _state.isKept = scope != nil
      }
      public func callAsFunction() -> T { resolve() }
      public func resolve() -> T {
        if _state.isKept, let kept = _state.kept { return kept }
        let made = _made()
        if _state.isKept { _state.kept = made }
        return made
      }
      func _made() -> T {
        if let make = _state.make { return make() }
        return _make()
      }
      public var singleton: Factory<T> { _keep() }
      public var shared: Factory<T> { _keep() }
      public var cached: Factory<T> { _keep() }
      public var graph: Factory<T> { self }
      public var unique: Factory<T> { self }
      public func scope(_ scope: Any) -> Factory<T> { _keep() }
      func _keep() -> Factory<T> {
        _state.isKept = true
        return self
      }
      @discardableResult public func register(factory make: @escaping () -> T) -> Factory<T> {
        _state.make = make
        _state.kept = nil
        return self
      }
      @discardableResult public func preview(factory make: @escaping () -> T) -> EmptyView {
        register(factory: make)
        return EmptyView()
      }
      public func onPreview(_ make: @escaping () -> T) -> Factory<T> {
        if _state.make == nil { _state.make = make }
        return self
      }
      public func onDebug(_ make: @escaping () -> T) -> Factory<T> { self }
      public func onTest(_ make: @escaping () -> T) -> Factory<T> { self }
      public func onArg(_ argument: String, factory make: @escaping () -> T) -> Factory<T> { self }
      public func once() -> Factory<T> { self }
      public func reset() {
        _state.make = nil
        _state.kept = nil
      }
    }
    public class ParameterFactory<P, T> {
      let _make: (P) -> T
      let _state: _FactoryState
      public init(_ container: Any, key: String = #function, _ make: @escaping (P) -> T) {
        _make = make
        _state = container._state(key)
      }
      public func callAsFunction(_ parameter: P) -> T { resolve(parameter) }
      public func resolve(_ parameter: P) -> T {
        if let make = _state.make { return make(parameter) }
        return _make(parameter)
      }
      public var singleton: ParameterFactory<P, T> { self }
      public var shared: ParameterFactory<P, T> { self }
      public var cached: ParameterFactory<P, T> { self }
      @discardableResult public func register(factory make: @escaping (P) -> T) -> ParameterFactory<P, T> {
        _state.make = make
        return self
      }
    }
    @propertyWrapper public struct Injected<T> {
      var _value: T
      public init(_ path: KeyPath<Container, Factory<T>>) { _value = Container.shared[keyPath: path].resolve() }
      public init(_ factory: Factory<T>) { _value = factory.resolve() }
      public var wrappedValue: T {
        get { _value }
        set { _value = newValue }
      }
    }
    @propertyWrapper public struct LazyInjected<T> {
      var _value: T
      public init(_ path: KeyPath<Container, Factory<T>>) { _value = Container.shared[keyPath: path].resolve() }
      public init(_ factory: Factory<T>) { _value = factory.resolve() }
      public var wrappedValue: T {
        get { _value }
        set { _value = newValue }
      }
    }
    @propertyWrapper public struct WeakLazyInjected<T> {
      var _value: T?
      public init(_ path: KeyPath<Container, Factory<T>>) { _value = Container.shared[keyPath: path].resolve() }
      public var wrappedValue: T? {
        get { _value }
        set { _value = newValue }
      }
    }
    @propertyWrapper public struct InjectedObject<T>: DynamicProperty {
      @StateObject var _value: T
      public init(_ path: KeyPath<Container, Factory<T>>) {
        __value = StateObject(wrappedValue: Container.shared[keyPath: path].resolve())
      }
      public var wrappedValue: T { _value }
      public var projectedValue: ObservedObject<T>.Wrapper { $_value }
    }
    @propertyWrapper public struct InjectedObservable<T>: DynamicProperty {
      @State var _value: T
      public init(_ path: KeyPath<Container, Factory<T>>) {
        __value = State(wrappedValue: Container.shared[keyPath: path].resolve())
      }
      public var wrappedValue: T { _value }
    }
    """

  /// Swinject: a container of factories by type and name.
  static let swinject = """
    public protocol Resolver {}
    public class ObjectScope {
      public init() {}
      public static let transient = ObjectScope()
      public static let graph = ObjectScope()
      public static let container = ObjectScope()
      public static let weak = ObjectScope()
    }
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
      public func inObjectScope(_ scope: ObjectScope) -> Container { self }
      public func initCompleted(_ action: Any) -> Container { self }
      func _maker(_ type: Any, _ name: String?) -> Any? {
        _makers["\\(type) \\(name ?? "")"] ?? _parent?._maker(type, name)
      }
      public func resolve(_ type: Any, name: String? = nil, argument: Any) -> Any? {
        _maker(type, name).map { $0(self, argument) }
      }
      public func resolve(_ type: Any, name: String? = nil, arguments first: Any, _ second: Any) -> Any? {
        _maker(type, name).map { $0(self, first, second) }
      }
      public func resolve(_ type: Any, name: String? = nil, arguments first: Any, _ second: Any, _ third: Any) -> Any? {
        _maker(type, name).map { $0(self, first, second, third) }
      }
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
}
