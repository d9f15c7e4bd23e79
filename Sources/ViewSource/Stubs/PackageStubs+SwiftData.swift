extension PackageStubs {
  /// SwiftData, with models that stay in memory.
  static let swiftData = """
    import SwiftUI

    public struct PersistentIdentifier: Hashable {
      let object: ObjectIdentifier
    }

    public protocol PersistentModel: AnyObject {}
    extension PersistentModel {
      public var id: PersistentIdentifier { persistentModelID }
      public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
      public var modelContext: ModelContext? { ModelContext._current }
      public var hasChanges: Bool { false }
      public var isDeleted: Bool { false }
    }

    public class _ModelStore {
      var models: [Any] = []
      init() {}
      func contains(_ model: Any) -> Bool { models.contains { $0 === model } }
    }

    public struct Predicate<Input> {
      var _type: Any?
      let _holds: (Any) -> Bool
      public init(_type: Any? = nil, _ holds: @escaping (Any) -> Bool) {
        self._type = _type
        _holds = holds
      }
      public func evaluate(_ value: Any) throws -> Bool { _holds(value) }
    }

    public struct FetchDescriptor<T> {
      public var predicate: Predicate<T>?
      public var sortBy: [Any]
      public var fetchLimit: Int?
      public var fetchOffset: Int?
      public var includePendingChanges = true
      public var propertiesToFetch: [Any] = []
      public var relationshipKeyPathsForPrefetching: [Any] = []
      public init(predicate: Predicate<T>? = nil, sortBy: [Any] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
      }
      var _type: Any? { predicate?._type ?? T.self }
    }

    public class ModelContext {
      static var _current: ModelContext?
      static var _shared = ModelContext(ModelContainer())
      public let container: ModelContainer
      public var autosaveEnabled = true
      public var undoManager: Any?
      public var author: String?
      public var hasChanges: Bool { false }
      public init(_ container: ModelContainer) {
        self.container = container
        ModelContext._current = self
      }
      public func insert(_ model: Any) {
        if container._store.contains(model) { return }
        container._store.models.append(model)
        for child in Mirror(reflecting: model).children {
          if let models = child.value as? [PersistentModel] {
            for model in models { insert(model) }
          } else if let model = child.value as? PersistentModel {
            insert(model)
          }
        }
      }
      public func delete(_ model: Any) { container._store.models.removeAll { $0 === model } }
      public func delete(model: Any, where predicate: Predicate<Any>? = nil, includeSubclasses: Bool = true) throws {
        for found in _fetch(model, predicate, [], nil, nil) { delete(found) }
      }
      public func save() throws {}
      public func rollback() {}
      public func processPendingChanges() {}
      public func transaction(block: () throws -> Void) throws { try block() }
      public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        _fetch(
          descriptor._type, descriptor.predicate, descriptor.sortBy, descriptor.fetchOffset, descriptor.fetchLimit)
      }
      public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
      public func enumerate<T>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws {
        for found in try fetch(descriptor) { try block(found) }
      }
      public func model(for id: PersistentIdentifier) -> Any {
        container._store.models.first { $0.persistentModelID == id }!
      }
      func _fetch(_ type: Any?, _ predicate: Any?, _ sorting: [Any], _ offset: Int?, _ limit: Int?) -> [Any] {
        var found: [Any] = container._store.models.filter { _isInstance($0, type) }
        if let predicate { found = found.filter { predicate._holds($0) } }
        if !sorting.isEmpty { found = found.sorted(using: sorting) }
        if let offset { found = Array(found.dropFirst(offset)) }
        if let limit { found = Array(found.prefix(limit)) }
        return found
      }
    }

    public struct ModelConfiguration {
      public var isStoredInMemoryOnly = false
      public init() {}
      public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: Any? = nil, cloudKitDatabase: Any? = nil
      ) {}
      public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: Any? = nil
      ) {}
      public init(for types: Any..., isStoredInMemoryOnly: Bool = false) {}
      public enum CloudKitDatabase {
        case none, automatic
        static func `private`(_ name: String) -> Self { .automatic }
      }
      public enum GroupContainer {
        case none, automatic
        static func identifier(_ name: String) -> Self { .automatic }
      }
    }

    public class Schema {
      public init() {}
      public init(_ types: [Any], version: Any? = nil) {}
      public init(versionedSchema: Any) {}
      public struct Version { public init(_ major: Int, _ minor: Int, _ patch: Int) {} }
    }
    public protocol VersionedSchema {}
    public protocol SchemaMigrationPlan {}
    public enum MigrationStage {
      static func lightweight(fromVersion: Any, toVersion: Any) -> MigrationStage { .none }
      static func custom(fromVersion: Any, toVersion: Any, willMigrate: Any?, didMigrate: Any?) -> MigrationStage { .none }
      case none
    }

    public class ModelContainer {
      let _store = _ModelStore()
      public var configurations: [ModelConfiguration] = []
      public var schema = Schema()
      public lazy var mainContext: ModelContext = ModelContext(self)
      public init() {}
      public init(for types: Any..., migrationPlan: Any? = nil, configurations: Any...) throws {}
      public func deleteAllData() { _store.models = [] }
      public func erase() throws { _store.models = [] }
    }

    @propertyWrapper public struct Query: DynamicProperty {
      @Environment(\\.modelContext) private var _context
      var _element: Any?
      var _filter: Any?
      var _sorting: [Any] = []
      var _limit: Int?
      public init() {}
      public init(_ animation: Animation) {}
      public init(filter: Predicate<Any>? = nil, sort: [Any] = [], animation: Animation? = nil, transaction: Any? = nil) {
        _filter = filter
        _sorting = sort
      }
      public init(
        filter: Predicate<Any>? = nil, sort path: KeyPath<Any, Any>, order: SortOrder = .forward, animation: Animation? = nil,
        transaction: Any? = nil
      ) {
        _filter = filter
        _sorting = [SortDescriptor(path, order: order)]
      }
      public init(_ descriptor: FetchDescriptor<Any>, animation: Animation? = nil, transaction: Any? = nil) {
        _filter = descriptor.predicate
        _sorting = descriptor.sortBy
        _limit = descriptor.fetchLimit
      }
      public var modelContext: ModelContext { _context }
      public var fetchError: Error? { nil }
      public var wrappedValue: [Any] { _context._fetch(_element, _filter, _sorting, nil, _limit) }
    }

    extension EnvironmentValues {
      @Entry public var modelContext: ModelContext = ModelContext._shared
    }
    extension View {
      public func modelContext(_ context: ModelContext) -> some View { environment(\\.modelContext, context) }
      public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\\.modelContext, container.mainContext)
      }
      public func modelContainer(
        for types: Any, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: (Result<ModelContainer, Error>) -> Void = { _ in }
      ) -> some View { modifier(_ContainerProvider(holder: _ContainerHolder(types, onSetup))) }
    }
    class _ContainerHolder: ObservableObject {
      let container: ModelContainer
      init(_ types: Any, _ onSetup: (Result<ModelContainer, Error>) -> Void) {
        container = try! ModelContainer(for: types)
        onSetup(.success(container))
      }
    }
    struct _ContainerProvider: ViewModifier {
      @StateObject var holder: _ContainerHolder
      func body(content: Content) -> some View {
        content.environment(\\.modelContext, holder.container.mainContext)
      }
    }
    """
}
