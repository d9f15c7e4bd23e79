import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: the public interfaces of the modules, and their results in a Simulator.
@Suite struct `Stand-ins of services and devices` {
  private func shown(_ imports: String, _ code: String) -> [String] { AppCode.shown(code, importing: imports) }

  @Test func `a connected view shows its part of the store's state`() {
    let found = shown(
      "SwiftUIFlux",
      """
      struct AppState: FluxState { var count = 0 }
      struct Add: Action { let n: Int }
      func reduce(state: AppState, action: Action) -> AppState {
        var state = state
        if let add = action as? Add { state.count += add.n }
        return state
      }
      let store = Store<AppState>(reducer: reduce, state: AppState(count: 2))
      let other = Store<AppState>(reducer: reduce, state: AppState(count: 2))
      struct Counter: ConnectedView {
        struct Props { let text: String; let add: () -> Void }
        let prefix: String
        func map(state: AppState, dispatch: @escaping DispatchFunction) -> Props {
          Props(text: "\\(prefix)\\(state.count)", add: { dispatch(Add(n: 1)) })
        }
        func body(props: Props) -> some View { Text(props.text) }
      }
      #Preview { Counter(prefix: "n").environmentObject(store) }
      #Preview { let _ = other.dispatch(action: Add(n: 5)); StoreProvider(store: other) { Counter(prefix: "m") } }
      """)
    #expect(found == ["n2", "m7"])
  }

  @Test func `a tagged value is made of a literal`() {
    let found = shown(
      "Tagged",
      """
      typealias Name = Tagged<Font, String>
      extension Name { static let bold: Self = "Bold" }
      struct User { let id: ID; typealias ID = Tagged<User, Int> }
      func show(_ name: Name) -> String { name.rawValue }
      #Preview { Text("\\(show(.bold)) \\(User(id: 3).id.rawValue) \\(User.ID(4) < 5)") }
      """)
    #expect(found == ["Bold 3 true"])
  }

  @Test func `a traced view keeps its look`() {
    #expect(shown("Sentry SentrySwiftUI", "#Preview { Text(\"a\").sentryTrace(\"Feed\") }") == ["a"])
    #expect(shown("SentrySwiftUI", "#Preview { SentryTracedView(\"Feed\") { Text(\"b\") } }") == ["b"])
  }

  @Test func `a keychain keeps what is set`() {
    let code = """
      func kept() -> String {
        let keychain = KeychainSwift(keyPrefix: "app.")
        keychain.set("secret", forKey: "token")
        return "\\(keychain.get("token") ?? "none") \\(keychain.get("other") ?? "none")"
      }
      #Preview { Text(kept()) }
      """
    #expect(shown("KeychainSwift", code) == ["secret none"])
  }

  @Test func `sensors and biometrics are not available, the network is`() {
    #expect(shown("CoreMotion", "#Preview { Text(\"\\(CMMotionManager().isDeviceMotionAvailable)\") }") == ["false"])
    #expect(
      shown(
        "LocalAuthentication",
        "#Preview { let c = LAContext(); Text(\"\\(c.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)) \\(c.biometryType == .faceID)\") }"
      )
        == ["false true"])
    #expect(
      shown("WatchConnectivity", "#Preview { Text(\"\\(WCSession.isSupported()) \\(WCSession.default.isPaired)\") }")
        == ["true false"])
    let monitor = """
      final class Reach: ObservableObject {
        @Published var text = "unknown"
        let monitor = NWPathMonitor()
        init() {
          monitor.pathUpdateHandler = { path in self.text = path.status == .satisfied && path.usesInterfaceType(.wifi) ? "on" : "off" }
          monitor.start(queue: DispatchQueue(label: "a"))
        }
      }
      struct A: View { @StateObject var reach = Reach(); var body: some View { Text(reach.text) } }
      #Preview { A() }
      """
    #expect(shown("Network", monitor) == ["on"])
  }

  @Test func `permission for notifications has not been requested`() {
    let code = """
      func status() -> String {
        var text = ""
        UNUserNotificationCenter.current().getNotificationSettings { settings in
          text = settings.authorizationStatus == .notDetermined ? "ask" : "known"
        }
        return text
      }
      #Preview { Text(status()) }
      """
    #expect(shown("UserNotifications", code) == ["ask"])
  }
}
