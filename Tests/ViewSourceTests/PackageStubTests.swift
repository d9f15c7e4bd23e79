import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: the public interfaces of the packages, as their documentation shows them in use.
@Suite struct `Stand-ins of packages` {
  private func shown(_ imports: String, _ code: String) -> [String] { AppCode.shown(code, importing: imports) }

  @Test func `a dependency has its preview value, or else the one of the running app`() {
    let found = shown(
      "Dependencies",
      """
      struct Client { var name: () -> String }
      extension Client: DependencyKey { static let liveValue = Client { "live" } }
      private enum Key: DependencyKey {
        static var liveValue: Int { 1 }
        static var previewValue: Int { 2 }
      }
      extension DependencyValues {
        var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
        var number: Int { get { self[Key.self] } set { self[Key.self] = newValue } }
      }
      struct A: View {
        @Dependency(\\.client) var client
        @Dependency(\\.number) var number
        var body: some View { Text("\\(client.name()) \\(number)") }
      }
      #Preview { A() }
      #Preview { withDependencies { $0.number = 3 } operation: { A() } }
      """)
    #expect(found == ["live 2", "live 3"])
  }

  @Test func `messages and confetti that are not shown leave the view as it is`() {
    let found = shown(
      "AlertToast ConfettiSwiftUI",
      """
      struct A: View {
        @State var shows = false
        @State var count = 0
        var body: some View {
          Text("a").confettiCannon(counter: $count, num: 5, confettis: [.text("x"), .shape(.circle)], radius: 200)
            .toast(isPresenting: $shows, duration: 1) { AlertToast(type: .complete(.green), title: "Done") }
        }
      }
      #Preview { A() }
      """)
    #expect(found == ["a"])
  }

  @Test func `a subscribable theme has its value, and is applied once`() {
    let found = shown(
      "Themeable",
      """
      struct Theme { var name = "light" }
      final class Manager: ThemeProvider {
        static let shared = Manager()
        private var theme = SubscribableValue<Theme>(value: Theme())
        var currentTheme: Theme { get { theme.value } set { theme.value = newValue } }
        func subscribeToChanges(_ object: AnyObject, handler: @escaping (Theme) -> Void) {
          theme.subscribe(object, using: handler)
        }
      }
      final class Model: ObservableObject, Themeable {
        @Published var theme = Theme(name: "")
        var themeProvider: Manager { Manager.shared }
        init() { setUpTheming() }
        func applyTheme(_ theme: Theme) { self.theme = theme }
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View { Text(model.theme.name) }
      }
      #Preview { A() }
      """)
    #expect(found == ["light"])
  }

  @Test func `a text with emoji is a text, unless it names a custom one`() {
    let code = """
      struct Custom: CustomEmoji { let shortcode: String }
      #Preview { EmojiText(verbatim: "a :b:", emojis: [Custom(shortcode: "c")]).append { Text("!") }.emojiText.size(17) }
      """
    #expect(shown("EmojiText", code) == ["a :b:!"])
    let named = shown("EmojiText", code.replacing("shortcode: \"c\"", with: "shortcode: \"b\""))
    #expect(named.first?.contains("is not part of the program: a labelled area stands for it") ?? false)
  }

  @Test func `a message that is shown is a stand-in`() {
    let found = shown(
      "AlertToast",
      """
      #Preview { Text("a").toast(isPresenting: .constant(true)) { AlertToast(type: .loading, title: "Wait") } }
      """)
    #expect(found.count == 1)
    #expect(found.first?.contains("is not part of the program: a labelled area stands for it") ?? false)
  }

  @Test func `a factory keeps what a preview registers, by the name of its property`() {
    let found = shown(
      "Factory",
      """
      extension Container {
        var name: Factory<String> { self { "live" } }
        var count: Factory<Int> { self { 4 }.singleton }
      }
      struct A: View {
        @Injected(\\.name) var name
        @Injected(\\.count) var count
        var body: some View { Text("\\(name) \\(count)") }
      }
      #Preview { A() }
      #Preview { let _ = Container.shared.name.register { "mock" }; A() }
      """)
    #expect(found == ["live 4", "mock 4"])
  }

  @Test func `a container resolves services with their arguments`() {
    let found = shown(
      "Swinject",
      """
      let container = Container()
      #Preview {
        let _ = container.register(String.self, name: "a") { _ in "plain" }.inObjectScope(.container)
        let _ = container.register(String.self, name: "b") { (_: Resolver, number: Int) in "with \\(number)" }
        Text(container.resolve(String.self, name: "a")!)
        Text(container.resolve(String.self, name: "b", argument: 7)!)
      }
      """)
    #expect(found == ["plain", "with 7"])
  }

  @Test func `symbols have the names of their members, with periods`() {
    let code = """
      enum Tab { case home; var icon: SFSymbol { .houseFill } }
      #Preview {
        let names: [SFSymbol] = [.line3Horizontal, .squareAndArrowUp, ._1Circle, Tab.home.icon]
        Text(names.map(\\.rawValue).joined(separator: " "))
      }
      """
    #expect(shown("SFSafeSymbols", code) == ["line.3.horizontal square.and.arrow.up 1.circle house.fill"])
  }

  @Test func `views with an observed injection need no argument for it`() {
    let code = """
      struct A: View { @ObserveInjection var inject; var body: some View { Text("a").enableInjection() } }
      #Preview { A() }
      """
    #expect(shown("Inject", code) == ["a"])
  }

  @Test func `locks run their body on the state`() {
    let code = """
      private let lock = OSAllocatedUnfairLock(initialState: false)
      func isFirst() -> Bool { lock.withLock { was -> Bool in if was { return false }; was = true; return true } }
      let numbers = Mutex([1, 2])
      #Preview { Text("\\(isFirst()) \\(isFirst()) \\(numbers.withLock { $0.append(3); return $0.count })") }
      """
    #expect(shown("os Synchronization", code) == ["true false 3"])
  }

  @Test func `collections keep their order`() {
    let code = """
      struct Row: Identifiable { let id: Int; var name: String }
      #Preview {
        let rows: IdentifiedArrayOf<Row> = [Row(id: 1, name: "x"), Row(id: 2, name: "y")]
        ForEach(rows) { Text($0.name) }
        Text([1, 2, 2, 3].uniqued().map(String.init).joined())
      }
      """
    #expect(shown("IdentifiedCollections Algorithms", code) == ["x", "y", "123"])
  }

  @Test func `a store shows its state, and those of its parts`() {
    let found = shown(
      "ComposableArchitecture",
      """
      @Reducer struct Row {
        @ObservableState struct State: Identifiable { let id: Int; var title: String }
        enum Action { case tap }
        var body: some Reducer<State, Action> { EmptyReducer() }
      }
      @Reducer struct Feature {
        @ObservableState struct State { var count = 0; var name = "n"; var rows: IdentifiedArrayOf<Row.State> = [] }
        enum Action { case add, rows(IdentifiedActionOf<Row>), rename }
        var body: some ReducerOf<Self> { Reduce { state, action in .none } }
      }
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Text("\\(store.count)")
          Text(store.name)
          ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in Text(row.title) }
        }
      }
      #Preview {
        A(store: Store(initialState: Feature.State(count: 3, rows: [Row.State(id: 1, title: "row")])) { Feature() })
      }
      """)
    #expect(found == ["3", "n", "row"])
  }
}
