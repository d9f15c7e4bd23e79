import Testing

@testable import PlumblineViewSource

/// Source of the values: the same programs, compiled with swiftc.
@Suite struct `Members of extensions, protocols and superclasses` {
  @Test func `a class gives its superclass the generic argument that it names`() {
    let code = """
      class Store { required init() {}; var kind: String { "plain" } }
      final class Local: Store { override var kind: String { "local" } }
      class Repository<S: Store> {
        let first = S()
        let second = S.init()
        func third() -> S { S.init() }
      }
      class Notes: Repository<Local> {}
      final class Archive: Notes {}
      """
    let shown = shownText("Archive().first.kind) \\(Archive().second.kind) \\(Notes().third().kind", code)
    #expect(shown == ["local local local"])
  }

  @Test func `a color of Core Graphics does not have what the program adds to colors`() {
    let code = """
      extension Color {
        var components: [CGFloat] { UIColor(self).cgColor.components ?? [] }
        var optional: [CGFloat] { cgColor?.components ?? [] }
      }
      """
    #expect(shownText("Color(red: 1, green: 0, blue: 0).components.count", code) == ["4"])
    #expect(shownText("Color(red: 1, green: 0, blue: 0).optional.count", code) == ["4"])
  }

  @Test func `an extension of a shape or view gives way to SwiftUI's members of other types`() {
    let code = """
      extension Circle { func badge(_ count: Int) -> some View { Text("own \\(count)") } }
      extension TextEditor { func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View {
        Rectangle().stroke(color, lineWidth: lineWidth) } }
      #Preview { Circle().badge(3); Text("a").badge(4).overlay { TextEditor(text: .constant("b")).stroke(.red) } }
      """
    #expect(texts(of: code) == ["own 3", "a"])
  }

  @Test func `labelled and static subscripts are distinguished from instance subscripts`() {
    let code = """
      struct Item: Identifiable { let id: Int; var name: String }
      extension Array where Element: Identifiable {
        subscript(id id: Element.ID) -> Element? {
          get { first { $0.id == id } }
          set {
            guard let index = firstIndex(where: { $0.id == id }) else { return }
            if let newValue { self[index] = newValue } else { remove(at: index) }
          }
        }
      }
      struct Sum { var total = 2; subscript(n: Int) -> Int { total + n }; static subscript(n: Int) -> Sum { Sum(total: n) } }
      func changed() -> String {
        var items = [Item(id: 7, name: "a"), Item(id: 8, name: "b")]
        items[id: 7]?.name = "z"
        items[id: 8] = nil
        return "\\(items.map(\\.name)) \\(Sum()[5]) \\(Sum[9].total)"
      }
      """
    #expect(shownText("changed()", code) == ["[\"z\"] 7 9"])
  }

  @Test func `extensions of optionals apply to values that are not nil`() {
    let code = """
      extension Optional where Wrapped == String { var isBlank: Bool { self?.isEmpty ?? true } }
      extension Optional { func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() } }
      let missing: String? = nil
      let there: String? = "x"
      """
    #expect(shownText("missing.isBlank", code) == ["true"])
    #expect(shownText("there.isBlank", code) == ["false"])
    #expect(shownText("missing.or(\"d\") + there.or(\"d\")", code) == ["dx"])
  }

  @Test func `a type may be extended before the extension that declares it`() {
    let code = """
      enum Service {}
      extension Service.API.Login { struct Query { let id: Int } }
      extension Service.API { enum Login {} }
      extension Service { enum API {} }
      """
    #expect(shownText("Service.API.Login.Query(id: 4).id", code) == ["4"])
  }

  @Test func `static members of optionals and of what they wrap are found for nil`() {
    let code = """
      protocol Initial { static var initial: Self { get } }
      enum Mode: String, Initial { case a, b; static var initial: Mode { .b } }
      extension Optional { static var nothing: Wrapped? { .none } }
      extension Optional where Wrapped: Initial { var bound: Wrapped { self ?? Wrapped.initial } }
      struct Form { var mode: Mode? }
      func isNothing<T>(_ type: T?.Type) -> Bool { String?.nothing == nil }
      """
    #expect(shownText("Form().mode.bound.rawValue", code) == ["b"])
    #expect(shownText("isNothing(Int?.self)", code) == ["true"])
  }

  @Test func `static methods of a protocol's extension call each other for the same type`() {
    let code = """
      protocol Icon { static var family: String { get } }
      extension Icon {
        static func first() -> String { second("1") }
        static func all() -> String { ["x", "y"].map { $0 + second("2") }.joined() }
        fileprivate static func second(_ text: String) -> String { text + family }
      }
      enum Material: Icon { static var family: String { "M" } }
      """
    #expect(shownText("Material.first() + Material.all()", code) == ["1Mx2My2M"])
  }

  @Test func `static members of a protocol's extension call those of the extension unless the protocol requires them`()
  {
    let code = """
      protocol Record { static var table: String { get } }
      extension Record {
        static var kind: String { "extension" }
        static func all() -> String { "all of \\(table)" }
        static func order() -> String { "\\(all()), \\(kind)" }
      }
      struct Entry: Record {
        static var table: String { "entries" }
        static var kind: String { "own" }
        static func all() -> String { order() + "!" }
      }
      """
    #expect(shownText("Entry.all() + Entry.kind", code) == ["all of entries, extension!own"])
  }

  @Test func `a view of a builder keeps its members if its type parameter has a protocol`() {
    let code = """
      import SwiftUI
      protocol Study: View { var title: String { get } }
      struct Demo: Study { let title = "title"; var body: some View { Text("body") } }
      struct Frame<Content: Study>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content; Text(content.title) } }
      }
      #Preview { Frame { Demo() } }
      """
    #expect(texts(of: code) == ["body", "title"])
  }
}
