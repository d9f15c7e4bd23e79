extension PackageStubs {
  /// Core Data, with objects that stay in memory.
  static let coreData = managedObjects + "\n" + fetchedResults

  /// The objects, their contexts and containers, and requests.
  private static let managedObjects = """
    import SwiftUI

    public class NSManagedObjectID: Hashable {
      let _text = UUID().uuidString
      public var isTemporaryID: Bool { false }
      public func uriRepresentation() -> URL { URL(string: "x-coredata:///\\(_text)")! }
      public static func == (a: NSManagedObjectID, b: NSManagedObjectID) -> Bool { a === b }
      public func hash(into hasher: inout Hasher) { hasher.combine(_text) }
    }

    public class NSEntityDescription {
      public var name: String?
      var _type: Any?
      public init() {}
      init(_ name: String, _ type: Any?) {
        self.name = name
        _type = type
      }
      public static func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        NSEntityDescription(name, nil)
      }
    }

    public class NSManagedObject: ObservableObject, Identifiable, Hashable {
      public var managedObjectContext: NSManagedObjectContext?
      public let objectID = NSManagedObjectID()
      public var isDeleted = false
      public var isInserted: Bool { managedObjectContext != nil }
      public var isFault: Bool { false }
      public var hasChanges: Bool { false }
      public init() {}
      public init(context: NSManagedObjectContext) {
        managedObjectContext = context
        context.insert(self)
        awakeFromInsert()
      }
      public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        managedObjectContext = context
        context?.insert(self)
        awakeFromInsert()
      }
      public func awakeFromInsert() {}
      public func awakeFromFetch() {}
      public func willSave() {}
      public func didSave() {}
      public func prepareForDeletion() {}
      public func willAccessValue(forKey key: String?) {}
      public func didAccessValue(forKey key: String?) {}
      public func willChangeValue(forKey key: String) {}
      public func didChangeValue(forKey key: String) {}
      public static func entity() -> NSEntityDescription { NSEntityDescription("\\(Self.self)", Self.self) }
      public static func fetchRequest() -> NSFetchRequest { NSFetchRequest(_type: Self.self) }
      public static func == (a: NSManagedObject, b: NSManagedObject) -> Bool { a === b }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    public enum NSFetchRequestResultType { case managedObjectResultType, countResultType, dictionaryResultType }
    public protocol NSFetchRequestResult {}

    public class NSFetchRequest<T> {
      public var entityName: String?
      public var entity: NSEntityDescription?
      public var predicate: NSPredicate?
      public var sortDescriptors: [NSSortDescriptor]?
      public var fetchLimit = 0
      public var fetchOffset = 0
      public var fetchBatchSize = 0
      public var resultType = NSFetchRequestResultType.managedObjectResultType
      public var includesSubentities = true
      public var includesPendingChanges = true
      public var returnsObjectsAsFaults = true
      public var relationshipKeyPathsForPrefetching: [String]?
      public var propertiesToFetch: [Any]?
      var _type: Any?
      public init() { _type = T.self }
      public init(entityName: String) {
        self.entityName = entityName
        _type = T.self
      }
      init(_type: Any?) { self._type = _type }
    }

    public class NSSortDescriptor {
      public let key: String?
      public let ascending: Bool
      let _path: Any?
      public init(key: String?, ascending: Bool, selector: Any? = nil) {
        self.key = key
        self.ascending = ascending
        _path = nil
      }
      public init(keyPath: Any, ascending: Bool) {
        key = nil
        self.ascending = ascending
        _path = keyPath
      }
      func _value(of object: Any) -> Any? {
        if let _path { return object[keyPath: _path] }
        return Mirror(reflecting: object).children.first { $0.label == key }?.value
      }
      func _precedes(_ a: Any, _ b: Any) -> Bool? {
        let (x, y) = (_value(of: a), _value(of: b))
        if x == nil { return y == nil ? nil : ascending }
        if y == nil { return !ascending }
        if x == y { return nil }
        return (x < y) == ascending
      }
    }

    public class NSManagedObjectContext {
      static var _shared = NSManagedObjectContext()
      public enum ConcurrencyType { case mainQueueConcurrencyType, privateQueueConcurrencyType }
      var _objects: [NSManagedObject] = []
      public var automaticallyMergesChangesFromParent = false
      public var mergePolicy: Any?
      public var undoManager: Any?
      public var name: String?
      public var transactionAuthor: String?
      public var parent: NSManagedObjectContext?
      public var persistentStoreCoordinator: Any?
      public var hasChanges: Bool { false }
      public var registeredObjects: Set<NSManagedObject> { Set(_objects) }
      public var insertedObjects: Set<NSManagedObject> { [] }
      public init() {}
      public init(concurrencyType: ConcurrencyType) {}
      public init(_ type: ConcurrencyType) {}
      public func insert(_ object: NSManagedObject) { if !_objects.contains { $0 === object } { _objects.append(object) } }
      public func delete(_ object: NSManagedObject) {
        object.isDeleted = true
        _objects.removeAll { $0 === object }
      }
      public func save() throws {}
      public func rollback() {}
      public func reset() {}
      public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
      public func refreshAllObjects() {}
      public func processPendingChanges() {}
      public func perform(_ block: () -> Void) { block() }
      public func performAndWait(_ block: () -> Void) { block() }
      public func object(with id: NSManagedObjectID) -> NSManagedObject { _objects.first { $0.objectID === id }! }
      public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject { object(with: id) }
      public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { _found(request) }
      public func count<T>(for request: NSFetchRequest<T>) throws -> Int { _found(request).count }
      func _found(_ request: Any) -> [Any] {
        var found: [Any] = _objects.filter { object in
          if let type = request._type { return _isInstance(object, type) }
          let name = request.entityName ?? request.entity?.name
          return "\\(type(of: object))" == name
        }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        let sorting = request.sortDescriptors ?? []
        if !sorting.isEmpty {
          found = found.sorted { a, b in
            for descriptor in sorting { if let precedes = descriptor._precedes(a, b) { return precedes } }
            return false
          }
        }
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found
      }
    }

    public class NSPersistentStoreDescription {
      public var url: URL?
      public var type = ""
      public var configuration: String?
      public var shouldAddStoreAsynchronously = false
      public var shouldMigrateStoreAutomatically = true
      public var shouldInferMappingModelAutomatically = true
      public var cloudKitContainerOptions: Any?
      public init() {}
      public init(url: URL) { self.url = url }
      public func setOption(_ option: Any?, forKey key: String) {}
    }
    public class NSManagedObjectModel {
      public init() {}
      public init?(contentsOf url: URL) {}
      public static func mergedModel(from bundles: [Any]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
    }
    public class NSPersistentStoreCoordinator {
      public init() {}
      public init(managedObjectModel: NSManagedObjectModel) {}
      public func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [String: Any]? = nil
      ) throws {}
    }
    public class NSPersistentContainer {
      public let name: String
      public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
      public let viewContext = NSManagedObjectContext()
      public let managedObjectModel = NSManagedObjectModel()
      public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
      public init(name: String) { self.name = name }
      public init(name: String, managedObjectModel: NSManagedObjectModel) { self.name = name }
      public func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, Error?) -> Void) {
        for description in persistentStoreDescriptions { completionHandler(description, nil) }
      }
      public func newBackgroundContext() -> NSManagedObjectContext { viewContext }
      public func performBackgroundTask(_ block: (NSManagedObjectContext) -> Void) { block(viewContext) }
    }
    public class NSPersistentCloudKitContainer: NSPersistentContainer {}
    public let NSInMemoryStoreType = "InMemory"
    public let NSSQLiteStoreType = "SQLite"
    public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
    public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
    public enum NSMergePolicy { case error, mergeByPropertyStoreTrump, mergeByPropertyObjectTrump, overwrite, rollback }
    public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump



    @propertyWrapper public struct FetchRequest: DynamicProperty {
      @Environment(\\.managedObjectContext) private var _context
      var _element: Any?
      var _request: NSFetchRequest<Any>
      public init(
        entity: NSEntityDescription? = nil, sortDescriptors: [Any], predicate: NSPredicate? = nil, animation: Animation? = nil
      ) {
        _request = NSFetchRequest(_type: entity?._type)
        _request.predicate = predicate
        _sorting = sortDescriptors
      }
      public init(fetchRequest: Any, animation: Animation? = nil, transaction: Any? = nil) { _request = fetchRequest }
      var _sorting: [Any] = []
      public var wrappedValue: [Any] {
        if _request._type == nil { _request._type = _element }
        let found = _context._found(_request)
        if _sorting.isEmpty { return found }
        if _sorting[0] is NSSortDescriptor {
          _request.sortDescriptors = _sorting
          return _context._found(_request)
        }
        return found.sorted(using: _sorting)
      }
    }

    extension EnvironmentValues {
      @Entry public var managedObjectContext: NSManagedObjectContext = NSManagedObjectContext._shared
    }
    """
}
