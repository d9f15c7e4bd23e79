import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: the public interfaces of Sharing, Overture, KeychainAccess and App Intents.
@Suite struct `Shared values and other stand-ins` {
  private func shown(_ imports: String, _ code: String) -> [String] { AppCode.shown(code, importing: imports) }

  @Test func `a key shares one value, whose default it may have`() {
    let code = """
      struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
      }
      extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Item>>.Default {
        static var items: Self { Self[.fileStorage(URL(fileURLWithPath: "/items.json")), default: [Item(id: 1, name: "One")]] }
      }
      extension SharedReaderKey where Self == AppStorageKey<Int>.Default {
        static var count: Self { Self[.appStorage("count"), default: 4] }
      }
      @Observable final class Model {
        @ObservationIgnored @Shared(.items) var items
        @ObservationIgnored @Shared var item: Item
        init(item: Shared<Item>) { self._item = item }
      }
      struct Names: View {
        let model: Model
        var body: some View {
          Text(model.items.map(\\.name).joined(separator: ", "))
          Text(model.item.name)
          Text(model.$items.loadError == nil ? "no error" : "error")
        }
      }
      struct Root: View {
        @Shared(.items) var items
        @Shared(.count) var count
        @SharedReader(.count) var read
        var body: some View {
          let _ = $items.withLock { $0.append(Item(id: 2, name: "Two")) }
          let item = Shared($items[id: 2])!
          Names(model: Model(item: item))
          let _ = item.withLock { $0.name = "Deux" }
          Text(items[id: 2]?.name ?? "none")
          let _ = $count.withLock { $0 += 1 }
          Text("\\(read)")
          Text(Shared(value: Item(id: 3, name: "Three")).wrappedValue.name)
        }
      }
      #Preview { Root() }
      """
    #expect(shown("Sharing", code) == ["One, Deux", "Deux", "no error", "Deux", "5", "Three"])
  }

  @Test func `a focus that follows a model is not a stand-in`() {
    let code = """
      struct Form: View {
        @State var name = "A"
        @FocusState var focus: Int?
        @State var wanted: Int?
        var body: some View { Text(name).bind($wanted, to: $focus) }
      }
      #Preview { Form() }
      """
    #expect(shown("SwiftUINavigation", code) == ["A"])
  }

  @Test func `a changed copy is a value`() {
    let code = """
      struct Score { var points = 1, name = "a" }
      #Preview {
        Text("\\(update(Score()) { $0.points = 3 }.points)")
        Text(with(update(Score(), { $0.name = "b" }, { $0.points = 2 })) { "\\($0.name)\\($0.points)" })
      }
      """
    #expect(shown("Overture", code) == ["3", "b2"])
  }

  @Test func `the type of a package is meant where its module is named`() {
    let code = """
      class Keychain {
        static let shared = Keychain()
        let items = KeychainAccess.Keychain(service: "service").synchronizable(true)
        var token: String? { try? items.getString("token") }
      }
      #Preview { Text(Keychain.shared.token ?? "none") }
      """
    #expect(shown("KeychainAccess", code) == ["none"])
  }

  @Test func `cases show the titles that intents give them`() {
    let code = """
      enum Period: String, AppEnum {
        case today, week
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
        static var caseDisplayRepresentations: [Period: DisplayRepresentation] = [
          .today: DisplayRepresentation(title: "Today", subtitle: "So far"), .week: "This week",
        ]
      }
      #Preview {
        Text(Period.caseDisplayRepresentations[.today]?.title ?? "none")
        Text(Period.week.localizedStringResource)
      }
      """
    #expect(shown("AppIntents", code) == ["Today", "This week"])
  }

  @Test func `two values that are nil are compared as their types are`() {
    let code = """
      protocol Token { var text: String { get } }
      func == (a: Token, b: Token) -> Bool { type(of: a) == type(of: b) && a.text == b.text }
      func == (a: Token?, b: Token?) -> Bool { type(of: a) == type(of: b) && a?.text == b?.text }
      struct Key: Token { let text: String }
      struct Holder: Equatable {
        var token: Token?
        static func == (a: Holder, b: Holder) -> Bool { a.token == b.token }
      }
      #Preview {
        Text("\\(Holder() == Holder()) \\(Holder(token: Key(text: "a")) == Holder(token: Key(text: "b")))")
      }
      """
    #expect(shown("", code) == ["true false"])
  }

  @Test func `a subject that an initializer makes keeps its value`() {
    let code = """
      struct Stored<Value> {
        private let subject: CurrentValueSubject<Value, Never>
        init(_ value: Value) { subject = CurrentValueSubject<Value, Never>(value) }
        var value: Value {
          get { subject.value }
          nonmutating set { subject.send(newValue) }
        }
      }
      #Preview {
        let stored = Stored(3)
        Text("\\(stored.value)")
        let _ = stored.value = 4
        Text("\\(stored.value)")
      }
      """
    #expect(shown("Combine", code) == ["3", "4"])
  }

  @Test func `fonts are registered`() {
    let code = """
      func register(_ url: URL) -> Bool {
        var error: Unmanaged<CFError>?
        guard let found = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL) as NSArray?, found.count == 1,
          let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider)
        else { return false }
        return CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
          && CTFontManagerRegisterGraphicsFont(font, &error)
      }
      #Preview { Text("\\(register(URL(fileURLWithPath: "/font.ttf")))") }
      """
    #expect(shown("CoreText UIKit", code) == ["true"])
  }
}
