import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: Apple's documentation of SwiftData; values of queries as in previews of Xcode.
@Suite struct `Models of SwiftData` {
  private static let models = """
    import SwiftUI
    import SwiftData
    @Model final class Item {
      @Attribute(.unique) var name: String
      var rank: Int
      @Relationship(deleteRule: .cascade) var tags: [Tag]
      init(_ name: String, _ rank: Int, tags: [Tag] = []) { self.name = name; self.rank = rank; self.tags = tags }
    }
    @Model final class Tag { var title: String; init(title: String) { self.title = title } }
    func filled() -> ModelContainer {
      let container = try! ModelContainer(for: Item.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      for (rank, name) in ["b", "c", "a"].enumerated() {
        container.mainContext.insert(Item(name, rank, tags: [Tag(title: name)]))
      }
      try? container.mainContext.save()
      return container
    }
    """

  private func shown(_ code: String) -> [String] {
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: Self.models + "\n" + code + "\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let messages = reading.diagnostics.diagnostics.map(\.message.description)
    return messages.isEmpty ? views.compactMap { $0.view == "Text" ? $0.detail : nil } : messages
  }

  @Test(arguments: [
    ("@Query var items: [Item]", "b c a"), ("@Query(sort: \\Item.name) var items: [Item]", "a b c"),
    ("@Query(sort: \\.rank, order: .reverse) private var items: [Item]", "a c b"),
    ("@Query(filter: #Predicate<Item> { $0.rank > 0 }, sort: [SortDescriptor(\\Item.name)]) var items: [Item]", "a c"),
  ]) func `a query has the models of its type, filtered and sorted`(_ query: String, _ names: String) {
    let found = shown(
      """
      struct Names: View { \(query); var body: some View { Text(items.map(\\.name).joined(separator: " ")) } }
      #Preview { Names().modelContainer(filled()) }
      """)
    #expect(found == [names])
  }

  @Test func `an initializer may set the query`() {
    let found = shown(
      """
      struct Names: View {
        @Query var items: [Item]
        init(least: Int) { _items = Query(filter: #Predicate<Item> { $0.rank >= least }, sort: \\.rank, order: .reverse) }
        var body: some View { VStack { ForEach(items) { Text($0.name) } } }
      }
      #Preview { Names(least: 1).modelContainer(filled()) }
      """)
    #expect(found == ["a", "c"])
  }

  @Test func `related models are inserted with their owner, and deleted ones are not fetched`() {
    let found = shown(
      """
      func counts() -> String {
        let context = ModelContext(filled())
        let tags = try! context.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\\.title)])).map(\\.title)
        let second = try! context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.rank == 1 }))
        context.delete(second[0])
        return "\\(tags) \\(second.map(\\.name)) \\(try! context.fetchCount(FetchDescriptor<Item>()))"
      }
      #Preview { Text(counts()) }
      """)
    #expect(found == ["[\"a\", \"b\", \"c\"] [\"c\"] 2"])
  }

  @Test func `a container in memory is empty, and the environment has its context`() {
    let found = shown(
      """
      struct Count: View {
        @Environment(\\.modelContext) var context
        @Query var items: [Item]
        var body: some View { Text("\\(items.count) \\((try? context.fetchCount(FetchDescriptor<Item>())) ?? -1)") }
      }
      #Preview { Count().modelContainer(for: [Item.self, Tag.self], inMemory: true) }
      """)
    #expect(found == ["0 0"])
  }
}
