import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: the public interfaces of the modules, and their results in a preview without permissions or a configuration.
@Suite struct `Stand-ins of frameworks` {
  private func shown(_ imports: String, _ code: String) -> [String] { AppCode.shown(code, importing: imports) }

  @Test func `places are values, and no position is known`() {
    let code = """
      class Model: NSObject, ObservableObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        @Published var region = MKCoordinateRegion(
          center: .init(latitude: 52.5, longitude: 13.4), span: .init(latitudeDelta: 0.1, longitudeDelta: 0.2))
        override init() {
          super.init()
          manager.delegate = self
          manager.requestWhenInUseAuthorization()
        }
      }
      struct Place: View {
        @StateObject var model = Model()
        var body: some View {
          Text("\\(Int(model.region.center.latitude)) \\(model.region.span.longitudeDelta == 0.2)")
          Text("\\(model.manager.authorizationStatus == .notDetermined) \\(model.manager.location == nil)")
        }
      }
      #Preview { Place() }
      """
    #expect(shown("MapKit", code) == ["52 true", "true true"])
  }

  @Test func `a photos picker is a button with its label`() {
    let code = """
      struct Photos: View {
        @State var item: PhotosPickerItem?
        var body: some View {
          PhotosPicker(selection: $item, matching: .images) { Text("Choose") }
          PhotosPicker("Add", selection: $item, matching: .any(of: [.images, .videos]))
        }
      }
      #Preview { Photos() }
      """
    #expect(shown("PhotosUI", code) == ["Choose", "Add"])
  }

  /// Source: Human Interface Guidelines, Sign in with Apple.
  @Test func `a button that signs in with Apple has its title in the size of the button`() {
    let code = AppCode(
      """
      #Preview {
        SignInWithAppleButton(.signUp) { $0.requestedScopes = [] } onCompletion: { _ in }.frame(width: 280, height: 50)
        SignInWithAppleButton { _ in } onCompletion: { _ in }.signInWithAppleButtonStyle(.whiteOutline).frame(height: 40)
      }
      """, importing: "AuthenticationServices")
    #expect(code.messages == [])
    #expect(code.texts == ["Sign up with Apple", "Sign in with Apple"])
    #expect(code.views.first { $0.view == "RoundedRectangle" }?.frame.size == Size(width: 280, height: 50))
  }

  @Test func `a tip is not shown before tips are configured`() {
    let code = """
      struct Hint: Tip { var title: Text { Text("Hint") } }
      #Preview { TipView(Hint()); Text("a").popoverTip(Hint()) }
      """
    #expect(shown("TipKit", code) == ["a"])
  }

  @Test func `an asynchronous button shows its label`() {
    let code = """
      #Preview {
        AsyncButton { try await Task.sleep(for: .seconds(1)) } label: { Text("Save") }.asyncButtonStyle(.overlay)
        AsyncButton("Delete", systemImage: "trash", role: .destructive) {}
      }
      """
    #expect(shown("ButtonKit", code) == ["Save", "Delete"])
  }

  @Test func `a shimmering view begins under the faint end of its gradient`() {
    let code = "#Preview { Text(\"a\").shimmering(); Text(\"b\").shimmering(active: false) }"
    #expect(shown("Shimmer", code) == ["a", "b"])
  }

  @Test func `the state of a store may be an implicit member`() {
    let code = """
      @Reducer struct Feature {
        @ObservableState struct State: Equatable { var count = 3 }
        enum Action { case tap }
      }
      struct A: View { let store: StoreOf<Feature>; var body: some View { Text("\\(store.count)") } }
      #Preview { A(store: Store(initialState: .init()) { Feature() }) }
      #Preview { A(store: .init(initialState: .init(count: 4)) { Feature() }) }
      """
    #expect(shown("ComposableArchitecture", code) == ["3", "4"])
  }
}
