import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Forms of Swift, SwiftUI and Apple's frameworks that stopped previews of public apps.
@Suite struct `Code of known apps` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `a case of the program's enumeration precedes a style of the same name that is no colour`() {
    let code = """
      enum Role { case background, text }
      var seen: [Role] = []
      extension Color {
        init(_ role: Role, _ strength: Int = 1) {
          seen.append(role)
          self = .red
        }
      }
      #Preview { let _ = Color(.background); let _ = Color(.text, 2); Text("\\(seen.count)") }
      """
    #expect(shown(code) == ["2"])
    #expect(shown("#Preview { Color(.background) }") == ["'Color' takes a 'Color' here, not a 'ShapeStyle'"])
  }

  @Test func `a published property of any class has a publisher`() {
    let code = """
      class List<T>: NSObject { @Published var items: [T] = [] }
      final class Model: ObservableObject {
        @Published var count = 0
        let list = List<Int>()
        var bag: Set<AnyCancellable> = []
        init() {
          list.$items.dropFirst().sink { [weak self] in self?.count = $0.count }.store(in: &bag)
          list.items = [1, 2]
        }
      }
      #Preview { Text("\\(Model().count)") }
      """
    #expect(shown(code, importing: "Combine") == ["2"])
  }

  @Test func `an environment value may be a trailing closure`() {
    let code = """
      extension EnvironmentValues { @Entry var name: (Int) -> String = { _ in "none" } }
      struct A: View {
        @Environment(\\.name) var name
        var body: some View { Text(name(3)) }
      }
      #Preview { A().environment(\\.name) { "n\\($0)" } }
      """
    #expect(shown(code) == ["n3"])
  }

  @Test func `an implicit member of an image of UIKit is one of the program's`() {
    let code = """
      extension UIImage { static var mark: UIImage { UIImage(systemName: "star")! } }
      extension NSImage { static var sign: NSImage { NSImage(systemName: "heart")! } }
      extension Image { static var own: Image { Image(uiImage: .mark) } }
      #Preview { VStack { Image(uiImage: .mark); Image(nsImage: .sign); Image.own } }
      """
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n" + code + "\n")])
    #expect(reading.diagnostics.diagnostics == [])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    #expect(views.filter { $0.view == "Image" }.compactMap(\.detail) == ["star", "heart", "star"])
  }

  @Test func `the keychain is empty at first and keeps what is added`() {
    let code = """
      struct Keychain {
        func query(_ account: String) -> [String: Any] {
          [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app", kSecAttrAccount as String: account]
        }
        func read(_ account: String) -> String {
          var query = query(account)
          query[kSecReturnData as String] = kCFBooleanTrue!
          query[kSecMatchLimit as String] = kSecMatchLimitOne
          var item: CFTypeRef?
          let status = SecItemCopyMatching(query as CFDictionary, &item)
          guard status == errSecSuccess, let data = item as? Data else {
            return status == errSecItemNotFound ? "none" : "error"
          }
          return String(decoding: data, as: UTF8.self)
        }
        func add(_ text: String, _ account: String) -> OSStatus {
          var query = query(account)
          query[kSecValueData as String] = Data(text.utf8)
          return SecItemAdd(query as CFDictionary, nil)
        }
      }
      func found() -> String {
        let keychain = Keychain()
        var texts = [keychain.read("a"), "\\(keychain.add("one", "a"))", "\\(keychain.add("two", "a") == errSecDuplicateItem)"]
        texts += [keychain.read("a"), keychain.read("b")]
        let changes = [kSecValueData as String: Data("three".utf8)]
        texts += ["\\(SecItemUpdate(keychain.query("a") as CFDictionary, changes as CFDictionary))", keychain.read("a")]
        texts += ["\\(SecItemDelete(keychain.query("a") as CFDictionary))", keychain.read("a")]
        return texts.joined(separator: " ")
      }
      #Preview { Text(found()) }
      """
    #expect(shown(code, importing: "Security") == ["none 0 true one none 0 three 0 none"])
  }

  @Test func `a number that is a Boolean value is Core Foundation's object`() {
    let code = """
      func kind(_ value: Bool) -> String {
        value === kCFBooleanTrue ? "true" : value === kCFBooleanFalse ? "false" : "number"
      }
      #Preview { Text(kind(true) + kind(false)) }
      """
    #expect(shown(code) == ["truefalse"])
  }

  @Test func `the Simulator has no proxy`() {
    let code = """
      func proxy() -> String? {
        let settings = CFNetworkCopySystemProxySettings()?.takeUnretainedValue() as? [String: Any]
        guard let host = settings?[kCFNetworkProxiesHTTPProxy as String] as? String else { return nil }
        return host
      }
      #Preview { Text(proxy() ?? "none") }
      """
    #expect(shown(code) == ["none"])
  }

  @Test func `a value that a publisher makes has the type of the property that it is assigned to`() {
    let code = """
      final class Model: ObservableObject {
        enum State { case empty, valid }
        enum Other { case empty, valid }
        @Published var name = "a"
        @Published var state: State = .empty
        @Published var next: State = .empty
        var bag: Set<AnyCancellable> = []
        let service = Service.shared
        init() {
          $name.map { name in
            guard !name.isEmpty else { return .empty }
            return .valid
          }
          .assign(to: \\.state, on: self).store(in: &bag)
          $name.map { name in
            guard name.isEmpty else { return .empty }
            return .valid
          }
          .assign(to: &$next)
        }
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View { Text("\\(model.state == .valid) \\(model.next == .valid)") }
      }
      #Preview { A() }
      """
    #expect(shown(code, importing: "Combine Elsewhere") == ["true false"])
  }

  @Test func `both values of a condition have one type`() {
    let code = """
      extension Color {
        static func hex(_ number: UInt) -> Color { Color(red: Double(number), green: 0, blue: 0) }
        static let mine = Color.blue
      }
      #Preview { let isOn = false; Text("a").background(isOn ? Color.mine : .hex(1)) }
      #Preview { let isOn = true; Text("b").background(isOn ? .hex(1) : Color.mine) }
      """
    #expect(shown(code) == ["a", "b"])
  }

  @Test func `a list of any length is read`() {
    let members = String(repeating: "Icon.star,\n", count: 3_000)
    let code = """
      enum Icon { case star; static let all: [Icon] = [\(members)] }
      #Preview { Text("\\(Icon.all.count)") }
      """
    #expect(shown(code) == ["3,000"])
  }
}

/// Source: the public interfaces of the packages.
@Suite struct `Stores, databases and services of known apps` {
  private func shown(_ imports: String, _ code: String) -> [String] { AppCode.shown(code, importing: imports) }

  @Test func `the state of a store is that of its reducer`() {
    let code = """
      @Reducer struct Counter {
        struct State { var n = 0 }
        enum Action { case add }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      extension Store where State == Counter.State, Action == Counter.Action {
        static let shared = Store(initialState: .init(n: 2)) { Counter() }
      }
      struct A: View {
        let store: StoreOf<Counter>
        var body: some View { Text("\\(store.n)") }
      }
      struct B: View {
        let store = Store(initialState: .init(n: 3)) { Counter() }
        var body: some View { A(store: store) }
      }
      #Preview { A(store: .init(initialState: .init(n: 1)) { Counter() }) }
      #Preview { A(store: .shared) }
      #Preview { B() }
      """
    #expect(shown("ComposableArchitecture", code) == ["1", "2", "3"])
  }

  @Test func `the elements of a literal have the type of the collection's argument`() {
    let code = """
      @Reducer struct Row {
        struct State: Identifiable { let id: Int }
        enum Action { case tap }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer struct Rows {
        struct State {
          var rows: IdentifiedArrayOf<Row.State> = [.init(id: 1), .init(id: 2)]
          var late: [Row.State] { rows.filter { $0.id > 1 } }
        }
        enum Action { case rows(IdentifiedActionOf<Row>) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct A: View {
        let store: StoreOf<Rows>
        var body: some View {
          ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in Text("\\(row.id)") }
          ForEach(store.scope(state: \\.late, action: \\.rows)) { row in Text("late \\(row.id)") }
        }
      }
      #Preview { A(store: Store(initialState: Rows.State()) { Rows() }) }
      """
    #expect(shown("ComposableArchitecture", code) == ["1", "2", "late 2"])
  }

  @Test func `a database of GRDB has indices and tables with options`() {
    let code = """
      func count() throws -> Int {
        let queue = try DatabaseQueue()
        return try queue.write { db in
          try db.create(table: "a", options: [.ifNotExists, .strict]) { t in t.column("id", .text) }
          try db.create(indexOn: "a", columns: ["id"], options: [.ifNotExists])
          try db.create(index: "i", on: "a", columns: ["id"], options: .unique)
          return try db.tableExists("a") ? 1 : 0
        }
      }
      #Preview { Text("\\((try? count()) ?? -1)") }
      """
    #expect(shown("GRDB", code) == ["1"])
  }

  @Test func `a remote configuration has the defaults that the program sets`() {
    let code = """
      func values() -> String {
        let config = RemoteConfig.remoteConfig()
        config.setDefaults(["limit": 5 as NSObject, "isOn": true as NSObject, "name": "n" as NSObject])
        return "\\(config.configValue(forKey: "limit").numberValue.intValue) \\(config["isOn"].boolValue)"
          + " \\(config.configValue(forKey: "name").stringValue) \\(config["none"].boolValue)\\(config["none"].numberValue.intValue)"
      }
      #Preview { Text(values()) }
      """
    #expect(shown("FirebaseRemoteConfig", code) == ["5 true n false0"])
  }

  @Test func `events and crashes are not recorded`() {
    let code = """
      func start() -> String {
        FirebaseApp.configure()
        Analytics.logEvent(AnalyticsEventScreenView, parameters: [AnalyticsParameterScreenName: "a"])
        Crashlytics.crashlytics().log("b")
        return "\\(FirebaseApp.app() != nil) \\(Crashlytics.crashlytics().didCrashDuringPreviousExecution())"
      }
      #Preview { Text(start()).analyticsScreen(name: "a") }
      """
    #expect(shown("FirebaseCore FirebaseAnalytics FirebaseCrashlytics", code) == ["true false"])
  }
}
