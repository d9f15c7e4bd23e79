extension PackageStubs {
  /// GRDB, with a database that is empty at first and keeps the records that the program inserts.
  ///
  /// A condition compares a column with the property of its name; the records that match any other condition are not
  /// known.
  static let grdb = """
    public struct Configuration {
      public var label: String?
      public var readonly = false
      public var foreignKeysEnabled = true
      public var maximumReaderCount = 5
      public var observesSuspensionNotifications = false
      public var busyMode: Database.BusyMode = .immediateError
      public init() {}
      public mutating func prepareDatabase(_ setup: (Database) throws -> Void) {}
    }

    public class Database {
      public enum BusyMode { case immediateError, timeout(TimeInterval), callback(Any) }
      public enum ColumnType { case text, integer, double, real, numeric, boolean, blob, date, datetime, any, jsonText, jsonb }
      public enum ConflictResolution { case rollback, abort, fail, ignore, replace }
      var _records: [Any] = []
      var _tables: Set<String> = []
      public var changesCount: Int { 0 }
      public var lastInsertedRowID: Int64 { Int64(_records.count) }
      public func tableExists(_ name: String) throws -> Bool { _tables.contains(name) }
      public func columns(in table: String) throws -> [ColumnInfo] { [] }
      public func create(table name: String, body: (TableDefinition) throws -> Void) throws {
        _tables.insert(name)
        try body(TableDefinition())
      }
      public func create(
        table name: String, ifNotExists: Bool = false, temporary: Bool = false, options: TableOptions = [],
        body: (TableDefinition) throws -> Void
      ) throws {
        _tables.insert(name)
        try body(TableDefinition())
      }
      public func alter(table name: String, body: (TableDefinition) throws -> Void) throws { try body(TableDefinition()) }
      public func drop(table name: String) throws { _tables.remove(name) }
      public func rename(table name: String, to new: String) throws {}
      public func create(index: String, on table: String, columns: [String], unique: Bool = false, ifNotExists: Bool = false) throws {}
      public func create(
        index: String, on table: String, columns: [String], options: IndexOptions, condition: Any? = nil
      ) throws {}
      public func create(indexOn table: String, columns: [String], options: IndexOptions = [], condition: Any? = nil) throws {}
      public func drop(index: String) throws {}
      public func drop(indexOn table: String, columns: [String]) throws {}
      public func execute(sql: String, arguments: Any? = nil) throws {}
    }
    public struct TableOptions: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let ifNotExists = TableOptions(rawValue: 1)
      public static let temporary = TableOptions(rawValue: 2)
      public static let withoutRowID = TableOptions(rawValue: 4)
      public static let strict = TableOptions(rawValue: 8)
    }
    public struct IndexOptions: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let ifNotExists = IndexOptions(rawValue: 1)
      public static let unique = IndexOptions(rawValue: 2)
    }
    public struct ColumnInfo { public let name: String }
    public class ColumnDefinition {
      @discardableResult public func notNull(onConflict: Any? = nil) -> ColumnDefinition { self }
      @discardableResult public func unique(onConflict: Any? = nil) -> ColumnDefinition { self }
      @discardableResult public func primaryKey(onConflict: Any? = nil, autoincrement: Bool = false) -> ColumnDefinition { self }
      @discardableResult public func defaults(to value: Any?) -> ColumnDefinition { self }
      @discardableResult public func defaults(sql: String) -> ColumnDefinition { self }
      @discardableResult public func indexed() -> ColumnDefinition { self }
      @discardableResult public func collate(_ collation: Any) -> ColumnDefinition { self }
      @discardableResult public func check(sql: String) -> ColumnDefinition { self }
      @discardableResult public func references(
        _ table: String, column: String? = nil, onDelete: Any? = nil, onUpdate: Any? = nil, deferred: Bool = false
      ) -> ColumnDefinition { self }
    }
    public class TableDefinition {
      @discardableResult public func column(_ name: String, _ type: Database.ColumnType? = nil) -> ColumnDefinition { ColumnDefinition() }
      @discardableResult public func primaryKey(_ name: String, _ type: Database.ColumnType) -> ColumnDefinition { ColumnDefinition() }
      @discardableResult public func autoIncrementedPrimaryKey(_ name: String) -> ColumnDefinition { ColumnDefinition() }
      @discardableResult public func add(column name: String, _ type: Database.ColumnType? = nil) -> ColumnDefinition { ColumnDefinition() }
      @discardableResult public func belongsTo(_ name: String, onDelete: Any? = nil) -> ColumnDefinition { ColumnDefinition() }
      public func primaryKey(_ columns: [String]) {}
      public func uniqueKey(_ columns: [String], onConflict: Any? = nil) {}
      public func drop(column name: String) {}
      public func rename(column name: String, to new: String) {}
    }

    public protocol DatabaseReader {}
    public protocol DatabaseWriter: DatabaseReader {}
    public class DatabaseQueue: DatabaseWriter {
      let _database = Database()
      public let path: String
      public init(path: String, configuration: Configuration = Configuration()) throws { self.path = path }
      public init(named name: String? = nil, configuration: Configuration = Configuration()) throws { path = ":memory:" }
      public func read<T>(_ value: (Database) throws -> T) throws -> T { try value(_database) }
      public func write<T>(_ updates: (Database) throws -> T) throws -> T { try updates(_database) }
      public func inDatabase<T>(_ block: (Database) throws -> T) throws -> T { try block(_database) }
      public func inTransaction(_ block: (Database) throws -> Any) throws { _ = try block(_database) }
      public func writeWithoutTransaction<T>(_ updates: (Database) throws -> T) throws -> T { try updates(_database) }
      public func close() throws {}
      public func erase() throws { _database._records = [] }
    }
    public class DatabasePool: DatabaseQueue {}
    public struct DatabaseMigrator {
      public var eraseDatabaseOnSchemaChange = false
      public init() {}
      public mutating func registerMigration(_ name: String, migrate: (Database) throws -> Void) {}
      public func migrate(_ writer: Any) throws {}
    }

    public struct Column {
      public let name: String
      public init(_ name: String) { self.name = name }
      public init(_ key: CodingKey) { name = key.stringValue }
      public var desc: Column { Column(_name: name, _isDescending: true) }
      public var asc: Column { self }
      var _isDescending = false
      init(_name: String, _isDescending: Bool) {
        name = _name
        self._isDescending = _isDescending
      }
      func _value(in record: Any) -> Any? { Mirror(reflecting: record).children.first { $0.label == name }?.value }
      public static func == (column: Column, value: Any?) -> SQLExpression {
        SQLExpression { record in column._value(in: record) == value }
      }
      public static func != (column: Column, value: Any?) -> SQLExpression {
        SQLExpression { record in column._value(in: record) != value }
      }
    }
    public struct SQLExpression {
      let _holds: (Any) -> Bool
      init(_ holds: (Any) -> Bool) { _holds = holds }
      public static func && (a: SQLExpression, b: SQLExpression) -> SQLExpression {
        SQLExpression { record in a._holds(record) && b._holds(record) }
      }
      public static func || (a: SQLExpression, b: SQLExpression) -> SQLExpression {
        SQLExpression { record in a._holds(record) || b._holds(record) }
      }
    }

    public class QueryInterfaceRequest<Record> {
      let _type: Any
      var _conditions: [Any] = []
      var _columns: [Any] = []
      var _limit: Int?
      init(_ type: Any) { _type = type }
      public func filter(_ condition: Any) -> QueryInterfaceRequest<Record> {
        _conditions.append(condition)
        return self
      }
      public func filter(key: Any?) -> QueryInterfaceRequest<Record> { filter(key as Any) }
      public func order(_ columns: Any...) -> QueryInterfaceRequest<Record> {
        _columns = columns
        return self
      }
      public func limit(_ limit: Int, offset: Int? = nil) -> QueryInterfaceRequest<Record> {
        _limit = limit
        return self
      }
      func _found(_ db: Database) -> [Any] {
        var found = db._records.filter { record in _isInstance(record, _type) }
        for condition in _conditions where !found.isEmpty {
          if let known = condition as? SQLExpression {
            found = found.filter { record in known._holds(record) }
          } else {
            found = recordsThatMatchTheCondition(found)
          }
        }
        for column in _columns.reversed() where found.count > 1 {
          guard let known = column as? Column else {
            found = recordsInTheOrderOfTheExpression(found)
            continue
          }
          found = found.sorted { a, b in
            known._isDescending ? known._value(in: b)! < known._value(in: a)! : known._value(in: a)! < known._value(in: b)!
          }
        }
        return _limit.map { limit in Array(found.prefix(limit)) } ?? found
      }
      public func fetchAll(_ db: Database) throws -> [Record] { _found(db) }
      public func fetchSet(_ db: Database) throws -> Set<Record> { Set(_found(db)) }
      public func fetchOne(_ db: Database) throws -> Record? { _found(db).first }
      public func fetchCount(_ db: Database) throws -> Int { _found(db).count }
      public func isEmpty(_ db: Database) throws -> Bool { _found(db).isEmpty }
      @discardableResult public func deleteAll(_ db: Database) throws -> Int {
        let found = _found(db)
        if !found.isEmpty { db._records = recordsWithout(found) }
        return found.count
      }
      @discardableResult public func updateAll(_ db: Database, _ assignments: Any...) throws -> Int {
        let found = _found(db)
        if !found.isEmpty { db._records = recordsAfterTheUpdate(found) }
        return found.count
      }
    }

    public protocol TableRecord {}
    extension TableRecord {
      public static var databaseTableName: String { "\\(Self.self)" }
      public static func all() -> QueryInterfaceRequest<Self> { QueryInterfaceRequest(Self.self) }
      public static func filter(_ condition: Any) -> QueryInterfaceRequest<Self> { all().filter(condition) }
      public static func order(_ columns: Any...) -> QueryInterfaceRequest<Self> {
        let request = all()
        request._columns = columns
        return request
      }
      public static func limit(_ limit: Int) -> QueryInterfaceRequest<Self> { all().limit(limit) }
      public static func fetchCount(_ db: Database) throws -> Int { all()._found(db).count }
      @discardableResult public static func deleteAll(_ db: Database) throws -> Int {
        let found = all()._found(db)
        db._records = db._records.filter { record in !_isInstance(record, Self.self) }
        return found.count
      }
    }
    public protocol FetchableRecord: TableRecord {}
    extension FetchableRecord {
      public static func fetchAll(_ db: Database) throws -> [Self] { all()._found(db) }
      public static func fetchOne(_ db: Database) throws -> Self? { all()._found(db).first }
      public static func fetchAll(_ db: Database, sql: String, arguments: Any? = nil) throws -> [Self] {
        let found = all()._found(db)
        return found.isEmpty ? [] : recordsOfTheStatement(found)
      }
      public static func fetchOne(_ db: Database, key: Any?) throws -> Self? {
        let found = all()._found(db)
        return found.isEmpty ? nil : recordWithTheKey(found)
      }
    }
    public protocol EncodableRecord {}
    public protocol MutablePersistableRecord: TableRecord {}
    extension MutablePersistableRecord {
      public func insert(_ db: Database, onConflict: Database.ConflictResolution? = nil) throws { db._records.append(self) }
      public func save(_ db: Database, onConflict: Database.ConflictResolution? = nil) throws { db._records.append(self) }
      public func upsert(_ db: Database) throws { db._records.append(self) }
    }
    public protocol PersistableRecord: MutablePersistableRecord {}
    """
}
