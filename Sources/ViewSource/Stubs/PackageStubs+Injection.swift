extension PackageStubs {
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
}
