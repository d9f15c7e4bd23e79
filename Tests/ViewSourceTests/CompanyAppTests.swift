import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Forms of Swift and of modules that the apps of companies and authorities use.
@Suite struct `Apps of companies` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `a string literal is a URL if an extension makes it one`() {
    let code = """
      extension URL: @retroactive ExpressibleByStringLiteral {
        public init(stringLiteral value: String) { self.init(string: value)! }
      }
      enum Source {
        case stream(URL)
        var host: String { switch self { case .stream(let url): url.host() ?? "none" } }
      }
      struct Entry { var url: URL }
      func path(_ url: URL) -> String { url.path }
      #Preview {
        let urls: [URL] = ["https://a.example/list"]
        Text(path("https://a.example/b"))
        Text(Source.stream("https://a.example/c").host)
        Text(Entry(url: "https://a.example/d").url.lastPathComponent)
        Text(urls[0].lastPathComponent)
      }
      """
    #expect(shown(code) == ["/b", "a.example", "d", "list"])
  }

  @Test func `none is nil in a comparison with a value whose type has no such member`() {
    let code = """
      struct Toast: Equatable { var text = "a" }
      enum Level: Equatable { case none, high }
      struct Screen: View {
        @Binding var toast: Toast?
        let isShown: Bool
        init(_ toast: Binding<Toast?>) {
          _toast = toast
          if toast.wrappedValue == .none { isShown = false } else { isShown = true }
        }
        var body: some View { Text(isShown ? "shown" : "hidden") }
      }
      #Preview {
        Screen(.constant(nil))
        Screen(.constant(Toast()))
        Text(Level.none == .none ? "none" : "other")
        Text(Level.high != .none ? "high" : "other")
      }
      """
    #expect(shown(code) == ["hidden", "shown", "none", "high"])
  }

  @Test func `a member may have the name of a keyword in front of a division`() {
    let code = """
      struct Memory { var `internal` = 4096 }
      let memory = Memory()
      #Preview { Text("\\(memory.internal / (1024 * 2)) MB") }
      """
    #expect(shown(code) == ["2 MB"])
  }

  @Test func `await calls the asynchronous one of two functions`() throws {
    let code = """
      @MainActor final class Model: ObservableObject {
        @Published var text = "old"
        func load() { Task { await load() } }
        func load() async { text = "new" }
      }
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View { Text(model.text).onAppear { model.load() } }
      }
      #Preview { Screen() }
      """
    #expect(try Acted("import SwiftUI\n" + code).texts == ["new"])
  }

  @Test func `the Simulator is not an old phone`() {
    let code = """
      #Preview {
        Text(Device.current == .iPhoneSE || Device.current == .simulator(.iPhoneSE) ? "small" : "other")
        Text(Device.iPhone13Mini.description)
      }
      """
    #expect(shown(code, importing: "DeviceKit") == ["other", "iPhone 13 mini"])
  }

  @Test func `no test runs in a preview, and no user is signed in`() throws {
    let plain = "#Preview { Text(_XCTIsTesting ? \"test\" : \"app\") }"
    #expect(shown(plain, importing: "XCTestDynamicOverlay") == ["app"])
    let code = """
      @MainActor final class Session: ObservableObject {
        @Published var name = "waits"
        init() { _ = Auth.auth().addStateDidChangeListener { _, user in self.name = user?.uid ?? "nobody" } }
      }
      struct Screen: View {
        @StateObject var session = Session()
        var body: some View {
          Text(Auth.auth().currentUser?.uid ?? "none")
          Text(session.name)
        }
      }
      #Preview { Screen() }
      """
    #expect(try Acted("import SwiftUI\nimport FirebaseAuth\n" + code).texts == ["none", "nobody"])
  }

  @Test func `a stack of states shows its last screen`() {
    let feature = """
      @Reducer struct Detail {
        @ObservableState struct State: Equatable { var title = "detail" }
        enum Action {}
      }
      @Reducer struct Feature {
        @ObservableState struct State: Equatable { var path = StackState<Detail.State>() }
        enum Action { case path(StackActionOf<Detail>) }
      }
      struct Screen: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Text("root \\(store.path.count)")
          } destination: { store in
            Text(store.title)
          }
        }
      }

      """
    let root = "#Preview { Screen(store: Store(initialState: Feature.State()) { Feature() }) }"
    #expect(shown(feature + root, importing: "ComposableArchitecture") == ["root 0"])
    let pushed = """
      #Preview {
        Screen(store: Store(initialState: Feature.State(path: StackState([Detail.State()]))) { Feature() })
      }
      """
    #expect(shown(feature + pushed, importing: "ComposableArchitecture").contains("detail"))
    let values = """
      func text() -> String {
        var stack = StackState<Int>([1, 2])
        stack.append(3)
        stack.pop(from: stack.ids[1])
        return "\\(Array(stack)) \\(stack.ids.count) \\(stack.popLast() ?? 0) \\(stack.isEmpty)"
      }
      #Preview { Text(text()) }
      """
    #expect(shown(values, importing: "ComposableArchitecture") == ["[1] 1 1 true"])
  }

  @Test func `a data model of the program is compiled into the bundle`() {
    let code = """
      import SwiftUI
      import CoreData
      #Preview {
        Text(Bundle.main.url(forResource: "Library", withExtension: "momd")?.lastPathComponent ?? "none")
        Text(Bundle.main.url(forResource: "Other", withExtension: "momd")?.lastPathComponent ?? "none")
      }
      """
    let model = SourceFile(
      path: "App/Library.xcdatamodeld/One.xcdatamodel/contents", text: "import CoreData\n", isIncluded: true)
    let reading = ViewSource.read([SourceFile(path: "App/App.swift", text: code), model])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    #expect(views.compactMap { $0.view == "Text" ? $0.detail : nil } == ["Library.momd", "none"])
  }
}
