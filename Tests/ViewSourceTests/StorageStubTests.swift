import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: the public interfaces of the packages, as their documentation shows them in use.
@Suite struct `Stand-ins of packages that store values` {
  private func shown(_ imports: String, _ code: String) -> [String] { AppCode.shown(code, importing: imports) }

  @Test func `defaults have the values of their keys`() {
    let found = shown(
      "Defaults",
      """
      extension Defaults.Keys {
        static let volume = Key<Double>("volume", default: 0.5)
        static let name = Key<String?>("name")
      }
      struct A: View {
        @Default(.volume) var volume
        var body: some View { Text("\\(volume) \\(Defaults[.name] ?? "none")") }
      }
      #Preview { A() }
      """)
    #expect(found == ["0.500000 none"])
  }

  @Test func `a toggle of a key of Defaults has a title or a label`() {
    let found = shown(
      "Defaults",
      """
      extension Defaults.Keys {
        static let isLoud = Key<Bool>("isLoud", default: true)
      }
      #Preview {
        Defaults.Toggle("Title", key: .isLoud)
        Defaults.Toggle(key: .isLoud) { Text("Label") }
      }
      """)
    #expect(found == ["Title", "Label"])
  }

  @Test func `a keychain keeps texts in memory`() {
    let code = """
      let keychain = Keychain(service: "a").accessibility(.afterFirstUnlock)
      #Preview {
        let _ = try? keychain.set("b", key: "c")
        Text("\\((try? keychain.get("c")) ?? "-") \\(keychain[string: "d"] ?? "none")")
      }
      """
    #expect(shown("KeychainAccess", code) == ["b none"])
  }

  @Test func `objects of Core Data stay in memory, and a request finds and sorts them`() {
    let found = shown(
      "CoreData",
      """
      class Item: NSManagedObject { @NSManaged var name: String; @NSManaged var rank: Int64 }
      func filled() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Model")
        container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
        for (rank, name) in ["b", "c", "a"].enumerated() {
          let item = Item(context: container.viewContext)
          (item.name, item.rank) = (name, Int64(3 - rank))
        }
        try? container.viewContext.save()
        return container.viewContext
      }
      struct A: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.rank, ascending: true)])
        private var sorted: FetchedResults<Item>
        @FetchRequest(entity: Item.entity(), sortDescriptors: []) private var all: FetchedResults<Item>
        @Environment(\\.managedObjectContext) private var context
        var body: some View {
          Text(sorted.map(\\.name).joined())
          Text("\\(all.count)")
          Text("\\((try? context.fetch(Item.fetchRequest()).count) ?? 0)")
        }
      }
      #Preview { A().environment(\\.managedObjectContext, filled()) }
      """)
    #expect(found == ["acb", "3", "3"])
  }

  @Test func `a database of GRDB is empty at first and keeps what is inserted`() {
    let found = shown(
      "GRDB",
      """
      struct Player: Codable, FetchableRecord, PersistableRecord { var name: String; var score: Int }
      func lines() -> String {
        do {
          let queue = try DatabaseQueue()
          let empty = try queue.read { db in try Player.fetchAll(db).count }
          try queue.write { db in
            if try !db.tableExists("player") {
              try db.create(table: "player") { t in
                t.primaryKey("name", .text).notNull()
                t.column("score", .integer)
              }
            }
            try Player(name: "B", score: 2).insert(db)
            try Player(name: "A", score: 5).insert(db)
          }
          let names = try queue.read { db in try Player.order(Column("name")).fetchAll(db).map(\\.name) }
          let best = try queue.read { db in try Player.filter(Column("score") == 5).fetchOne(db)?.name }
          return "\\(empty) \\(names.joined()) \\(best ?? "none")"
        } catch { return "error" }
      }
      #Preview { Text(lines()) }
      """)
    #expect(found == ["0 AB A"])
  }

  @Test func `properties of Realm have the default of their type`() {
    let code = """
      enum Kind: String, PersistableEnum { case one, two }
      class Item: Object {
        @Persisted(primaryKey: true) var id = "k"
        @Persisted var flag: Bool
        @Persisted var name: String
        @Persisted(indexed: true) var count: Int64
        @Persisted var maybe: String?
        @Persisted var kind: Kind
        @Persisted var parts: RealmSwift.List<Item>
        @Persisted var other: Item?
      }
      #Preview {
        let item = Item()
        Text(item.flag ? "on" : "off")
        Text(verbatim: "\\(item.id)[\\(item.name)]\\(item.count) \\(item.maybe ?? "nil") \\(item.kind.rawValue)")
        ForEach(item.parts, id: \\.id) { Text($0.id) }
        Text(verbatim: "\\(item.parts.count) \\(item.other == nil)")
      }
      """
    #expect(shown("RealmSwift", code) == ["off", "k[]0 nil one", "0 true"])
  }

  @Test func `a type of a package hides SwiftUI's only in files that import the package`() {
    let files = [
      SourceFile(
        path: "A.swift",
        text: "import SwiftUI\nimport RealmSwift\nclass Item: Object { @Persisted var parts: List<Item> }\n"
          + "let count = Item().parts.count\n"),
      SourceFile(
        path: "B.swift", text: "import SwiftUI\n#Preview { List { Text(verbatim: \"parts \\(count)\") } }\n"),
    ]
    let reading = ViewSource.read(files)
    #expect(reading.diagnostics.diagnostics.map(\.message) == [])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    #expect(views.contains { $0.view == "List" })
    #expect(views.compactMap { $0.view == "Text" ? $0.detail : nil } == ["parts 0"])
  }
}
