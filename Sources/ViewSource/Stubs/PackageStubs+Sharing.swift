extension PackageStubs {
  /// Sharing: values under a key are shared by all that name the key, and stay in memory, as in a preview.
  static let sharing = """
    import SwiftUI
    import IdentifiedCollections
    public protocol SharedReaderKey {}
    public protocol SharedKey: SharedReaderKey {}
    public class _SharedBox {
      var stored: Any
      init(_ value: Any) { stored = value }
      var value: Any {
        get { stored }
        set { stored = newValue }
      }
    }
    class _SharedMember: _SharedBox {
      let read: () -> Any
      let write: (Any) -> Void
      init(_ read: @escaping () -> Any, _ write: @escaping (Any) -> Void) {
        self.read = read
        self.write = write
        super.init(0)
      }
      override var value: Any {
        get { read() }
        set { write(newValue) }
      }
    }
    public struct _SharedKey: SharedKey {
      public typealias Default = _SharedKey
      nonisolated(unsafe) static var _boxes: [String: _SharedBox] = [:]
      let _name: String
      let _initial: (() -> Any)?
      public static func inMemory(_ name: String) -> _SharedKey { _SharedKey(_name: "memory " + name, _initial: nil) }
      public static func appStorage(_ name: String, store: Any? = nil) -> _SharedKey {
        _SharedKey(_name: "settings " + name, _initial: nil)
      }
      public static func fileStorage(_ url: URL, decoder: Any? = nil, encoder: Any? = nil) -> _SharedKey {
        _SharedKey(_name: "file \\(url)", _initial: nil)
      }
      public static subscript(_ key: _SharedKey, default value: @autoclosure @escaping () -> Any) -> _SharedKey {
        _SharedKey(_name: key._name, _initial: value)
      }
      func _box(_ given: (() -> Any)?) -> _SharedBox {
        if let known = Self._boxes[_name] { return known }
        let value: Any = if let given { given() } else if let _initial { _initial() } else { Optional<Any>.none as Any }
        let box = _SharedBox(_identified(value))
        Self._boxes[_name] = box
        return box
      }
      func _identified(_ value: Any) -> Any {
        guard let list = value as? [Any], let first = list.first, first is any Identifiable else { return value }
        return IdentifiedArray(uniqueElements: list)
      }
    }
    public typealias FileStorageKey<Value> = _SharedKey
    public typealias AppStorageKey<Value> = _SharedKey
    public typealias InMemoryKey<Value> = _SharedKey
    @dynamicMemberLookup @propertyWrapper public struct Shared<Value> {
      let _box: _SharedBox
      init(_shared box: _SharedBox) { _box = box }
      public init(value: Value) { _box = _SharedBox(value) }
      public init(wrappedValue: Value) { _box = _SharedBox(wrappedValue) }
      public init(wrappedValue: @autoclosure @escaping () -> Value, _ key: _SharedKey) { _box = key._box(wrappedValue) }
      public init(_ key: _SharedKey) { _box = key._box(nil) }
      public init(projectedValue: Shared<Value>) { _box = projectedValue._box }
      public init(_ shared: Shared<Value>) { _box = shared._box }
      public init?(_ base: Shared<Value?>) {
        if base.wrappedValue == nil { return nil }
        _box = base._box
      }
      public var wrappedValue: Value {
        get { _box.value }
        nonmutating set { _box.value = newValue }
      }
      public var projectedValue: Shared<Value> { self }
      public func withLock<R>(_ change: (inout Value) throws -> R) rethrows -> R {
        var value = wrappedValue
        let result = try change(&value)
        _box.value = value
        return result
      }
      public var loadError: Error? { nil }
      public var saveError: Error? { nil }
      public var isLoading: Bool { false }
      public func load() async throws {}
      public func save() async throws {}
      public var binding: Binding<Value> {
        let box = _box
        return Binding(get: { box.value }, set: { box.value = $0 })
      }
      public subscript(id id: Any) -> Shared<Any?> {
        let box = _box
        return Shared<Any?>(_shared: _SharedMember({ box.value[id: id] }, { box.value[id: id] = $0 }))
      }
      public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Shared<Member> {
        let box = _box
        return Shared<Member>(
          _shared: _SharedMember({ box.value[keyPath: path] }, { box.value[keyPath: path] = $0 }))
      }
    }
    @dynamicMemberLookup @propertyWrapper public struct SharedReader<Value> {
      let _box: _SharedBox
      init(_shared box: _SharedBox) { _box = box }
      public init(value: Value) { _box = _SharedBox(value) }
      public init(wrappedValue: Value) { _box = _SharedBox(wrappedValue) }
      public init(wrappedValue: @autoclosure @escaping () -> Value, _ key: _SharedKey) { _box = key._box(wrappedValue) }
      public init(_ key: _SharedKey) { _box = key._box(nil) }
      public init(_ shared: Shared<Value>) { _box = shared._box }
      public var wrappedValue: Value { _box.value }
      public var projectedValue: SharedReader<Value> { self }
      public var loadError: Error? { nil }
      public var isLoading: Bool { false }
      public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> SharedReader<Member> {
        let box = _box
        return SharedReader<Member>(_shared: _SharedMember({ box.value[keyPath: path] }, { _ in }))
      }
    }
    extension Binding {
      public init(_ shared: Shared<Value>) {
        let box = shared._box
        self.init(get: { box.value }, set: { box.value = $0 })
      }
    }
    """

  /// Swift Navigation: values of a model and of a focus follow each other, which a first frame does not show.
  static let navigation = """
    import SwiftUI
    extension View {
      public func bind(_ first: Any, to second: Any) -> some View { self }
      public func synchronize(_ first: Any, _ second: Any) -> some View { self }
    }
    public struct IfLet<Value, Content: View, Other: View>: View {
      let value: Binding<Value?>
      let content: (Binding<Value>) -> Content
      let other: Other
      public init(
        _ value: Binding<Value?>, @ViewBuilder then content: @escaping (Binding<Value>) -> Content,
        @ViewBuilder else other: () -> Other
      ) {
        self.value = value
        self.content = content
        self.other = other()
      }
      public var body: some View {
        if let current = value.wrappedValue {
          content(Binding(get: { value.wrappedValue ?? current }, set: { value.wrappedValue = $0 }))
        } else {
          other
        }
      }
    }
    public struct WithState<Value, Content: View>: View {
      @State private var value: Value
      let content: (Binding<Value>) -> Content
      public init(initialValue: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(wrappedValue: initialValue)
        self.content = content
      }
      public var body: some View { content($value) }
    }
    """

  /// Overture: functions that change copies of values.
  static let overture = """
    public func update<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
      var copy = value
      change(&copy)
      return copy
    }
    public func update<Value>(_ value: Value, _ changes: ((inout Value) -> Void)...) -> Value {
      var copy = value
      for change in changes { change(&copy) }
      return copy
    }
    public func with<A, B>(_ value: A, _ function: (A) throws -> B) rethrows -> B { try function(value) }
    public func pipe<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
      { second(first($0)) }
    }
    public func concat<A>(_ changes: ((A) -> A)...) -> (A) -> A {
      { value in changes.reduce(value) { $1($0) } }
    }
    """

  /// App Intents: the names that intents, entities and their cases show.
  static let appIntents = """
    import SwiftUI
    public struct DisplayRepresentation: ExpressibleByStringLiteral {
      public struct Image {
        public init(named name: String, isTemplate: Bool? = nil) {}
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(data: Data, isTemplate: Bool? = nil) {}
        public init(url: URL, isTemplate: Bool? = nil) {}
      }
      public var title: LocalizedStringResource
      public var subtitle: LocalizedStringResource?
      public var image: DisplayRepresentation.Image?
      public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = []
      ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
      }
      public init(stringLiteral text: String) { title = LocalizedStringResource(stringLiteral: text) }
    }
    public struct TypeDisplayRepresentation: ExpressibleByStringLiteral {
      public var name: LocalizedStringResource
      public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
      public init(stringLiteral text: String) { name = LocalizedStringResource(stringLiteral: text) }
    }
    public protocol AppEnum: CaseIterable, RawRepresentable {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
    }
    extension AppEnum {
      public var localizedStringResource: LocalizedStringResource { Self.caseDisplayRepresentations[self]!.title }
    }
    """
}
