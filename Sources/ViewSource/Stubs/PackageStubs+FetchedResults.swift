extension PackageStubs {
  /// Core Data's controllers of fetched results, which fetch from a context in memory.
  static let fetchedResults = """
    public protocol NSFetchedResultsSectionInfo {
      var name: String { get }
      var indexTitle: String? { get }
      var numberOfObjects: Int { get }
      var objects: [Any]? { get }
    }
    struct _FetchedSection: NSFetchedResultsSectionInfo {
      let name: String
      let objects: [Any]?
      var indexTitle: String? { name.first.map { String($0).uppercased() } }
      var numberOfObjects: Int { objects?.count ?? 0 }
    }
    public enum NSFetchedResultsChangeType: UInt { case insert = 1, delete, move, update }
    public protocol NSFetchedResultsControllerDelegate: AnyObject {}
    public class NSFetchedResultsController<ResultType>: NSObject {
      public let fetchRequest: NSFetchRequest<ResultType>
      public let managedObjectContext: NSManagedObjectContext
      public let sectionNameKeyPath: String?
      public let cacheName: String?
      public weak var delegate: Any?
      public private(set) var fetchedObjects: [ResultType]?
      public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
      ) {
        self.fetchRequest = fetchRequest
        self.managedObjectContext = managedObjectContext
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = cacheName
        super.init()
      }
      public func performFetch() throws { fetchedObjects = managedObjectContext._found(fetchRequest) }
      public var sections: [NSFetchedResultsSectionInfo]? {
        guard let objects = fetchedObjects else { return nil }
        guard let sectionNameKeyPath else { return [_FetchedSection(name: "", objects: objects)] }
        let key = NSSortDescriptor(key: sectionNameKeyPath, ascending: true)
        var names: [String] = []
        var members: [String: [Any]] = [:]
        for object in objects {
          let name = key._value(of: object).map { "\\($0)" } ?? ""
          if members[name] == nil { names.append(name) }
          members[name, default: []].append(object)
        }
        return names.map { _FetchedSection(name: $0, objects: members[$0]) }
      }
      public var sectionIndexTitles: [String] { (sections ?? []).compactMap { $0.indexTitle } }
      public func object(at indexPath: IndexPath) -> ResultType { sections![indexPath.section].objects![indexPath.row] }
      public func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, info) in (sections ?? []).enumerated() {
          if let row = (info.objects ?? []).firstIndex(where: { $0 === object }) { return IndexPath(row: row, section: section) }
        }
        return nil
      }
      public static func deleteCache(withName name: String?) {}
    }
    """
}
