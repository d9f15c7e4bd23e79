import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Forms of Swift, SwiftUI and Foundation that the apps of large teams use.
@Suite struct `Apps of teams` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `a modifier calls the framework's of its own name for a value of another type`() {
    let code = """
      struct Focused: ViewModifier {
        @FocusState var field: Bool
        @Binding var focused: Bool
        init(focused: Binding<Bool>) { self._focused = focused }
        func body(content: Content) -> some View { content.focused($field).onAppear { field = focused } }
      }
      extension View {
        func focused(_ focused: Binding<Bool>) -> some View { modifier(Focused(focused: focused)) }
        @ViewBuilder func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
          if let shortcut { self.keyboardShortcut(shortcut) } else { self }
        }
      }
      struct Screen: View {
        @State var isOn = false
        var body: some View {
          Text("a").focused($isOn)
          Text("b").keyboardShortcut(KeyboardShortcut("b"))
        }
      }
      #Preview { Screen() }
      """
    #expect(shown(code) == ["a", "b"])
  }

  @Test func `a modifier whose labels no overload has comes from a package`() {
    let code = """
      #Preview {
        Text("a").padding(value: .small)
        Text("b").padding(.horizontal, value: .small)
      }
      """
    let message = "'padding' is not part of the program: the view is drawn without it"
    #expect(shown(code, importing: "DesignSystem") == [message, message])
    #expect(shown(code)[0].hasPrefix("no overload of 'padding'"))
  }

  @Test func `a binding of the environment is read as its value`() {
    let code = """
      extension EnvironmentValues { @Entry var isBusy: Binding<Bool> = .constant(false) }
      struct Action: View {
        @Environment(\\.isBusy) @Binding private var isBusy
        var isDone = false
        var body: some View { Text(isBusy && !isDone ? "busy" : "idle").onTapGesture { isBusy = true } }
      }
      #Preview {
        Action()
        Action().environment(\\.isBusy, .constant(true))
      }
      """
    #expect(shown(code) == ["idle", "busy"])
  }

  @Test func `an unavailable initializer gives way to any other`() {
    let code = """
      struct Stored<T> {
        let text: String
        init(_ value: T) where T: Hashable { text = "value \\(value)" }
        @available(*, unavailable, message: "not for optionals")
        init<Wrapped>(_ value: Wrapped) where T == Wrapped? { fatalError() }
      }
      #Preview { Text(Stored<Bool>(true).text) }
      """
    #expect(shown(code) == ["value true"])
  }

  @Test func `attributes may depend on the build`() {
    let code = """
      @propertyWrapper struct Stored<T> {
        var wrappedValue: T
        init(fallback: T) { wrappedValue = fallback }
      }
      final class Settings {
        #if ALPHA
        @Stored(fallback: "alpha")
        #else
        @Stored(fallback: "release")
        #endif
        var name: String
        #if DEBUG
        @Stored(fallback: 2)
        #endif
        var count: Int
        init() {}
      }
      #Preview { Text(Settings().name + String(Settings().count)) }
      """
    #expect(shown(code) == ["release2"])
  }

  @Test func `an object of a generic class is made of nil`() {
    let code = """
      protocol Maybe { associatedtype Wrapped; init(maybe: Wrapped?) }
      extension Optional: Maybe { init(maybe: Wrapped?) { self = maybe } }
      final class Box<T> {
        var value: T
        init(_ value: T) { self.value = value }
      }
      extension Box: ExpressibleByNilLiteral where T: Maybe {
        convenience init(nilLiteral: ()) { self.init(.init(maybe: nil)) }
      }
      final class Service {
        private static let box: Box<Service?> = nil
        static var isReady: Bool { box.value != nil }
        static func start() -> String {
          box.value = Service()
          return "\\(isReady)"
        }
      }
      #Preview { Text("\\(Service.isReady) " + Service.start()) }
      """
    #expect(shown(code) == ["false true"])
  }

  @Test func `parts of Foundation that apps of teams use`() {
    let code = """
      func name(_ error: any Error) -> String {
        switch error {
        case URLError.notConnectedToInternet: "offline"
        default: "other"
        }
      }
      #Preview {
        let parts = URLComponents(string: "https://a.example/?q=a%20b&c=1")
        Text(parts?.percentEncodedQueryItems?.map(\\.description).joined(separator: "|") ?? "none")
        Text(Locale.availableIdentifiers.contains("de_CH") ? "known" : "unknown")
        Text(String(URLError.notConnectedToInternet.rawValue / Int(NSEC_PER_USEC)))
      }
      """
    #expect(shown(code) == ["q=a%20b|c=1", "known", "-1"])
  }

  @Test func `an alias of a tuple is called as its initializer`() {
    let code = """
      typealias Info = (name: String, scale: Double)
      #Preview {
        let info = Info(name: "a", scale: 2)
        Text(info.name + "\\(info.scale)")
      }
      """
    #expect(shown(code) == ["a2.0"])
  }

  @Test func `another argument gives the type of a binding`() {
    let code = """
      protocol Named { var name: String { get } }
      enum Animal: CaseIterable, Named { case bear, dog; var name: String { self == .dog ? "Dog" : "Bear" } }
      enum Pet: CaseIterable, Named { case cat, dog; var name: String { "Pet" } }
      struct Menu<T: Named>: View {
        let options: [T]
        @Binding var selection: T
        init(options: [T], selection: Binding<T>) {
          self.options = options
          _selection = selection
        }
        var body: some View { Text(selection.name) }
      }
      #Preview { Menu(options: Animal.allCases, selection: .constant(.dog)) }
      """
    #expect(shown(code) == ["Dog"])
  }

  @Test func `elements from elsewhere in a list have substitutes`() {
    let code = """
      #Preview {
        let colors: [Color] = [Color(hexadecimal: "72CFFF"), .red]
        Text("a").background(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      }
      """
    #expect(
      shown(code, importing: "DesignSystem")
        == ["'Color' is not part of the program: a Color stands for it"])
  }

  @Test func `a device without haptics plays none`() {
    let code = """
      struct Screen: View {
        @State private var engine: CHHapticEngine?
        var body: some View {
          Text(CHHapticEngine.capabilitiesForHardware().supportsHaptics ? "haptics" : "none")
            .onAppear { engine = try? CHHapticEngine() }
        }
      }
      #Preview { Screen() }
      """
    #expect(shown(code, importing: "CoreHaptics") == ["none"])
  }

  @Test func `the configuration of a database keeps its values`() {
    let code = """
      let configuration = Realm.Configuration(
        fileURL: URL(string: "file:///a/b.realm"), schemaVersion: 6, deleteRealmIfMigrationNeeded: true,
        objectTypes: [])
      #Preview { Text((configuration.fileURL?.lastPathComponent ?? "none") + String(configuration.schemaVersion)) }
      """
    #expect(shown(code, importing: "RealmSwift") == ["b.realm6"])
  }

  @Test func `a value is unwrapped for its content`() {
    let code = """
      #Preview {
        IfLet(.constant("a" as String?)) { $name in Text(name) } else: { Text("none") }
        IfLet(.constant(nil as String?)) { $name in Text(name) } else: { Text("none") }
      }
      """
    #expect(shown(code, importing: "SwiftUINavigation") == ["a", "none"])
  }

  @Test func `the bytes of data are a list`() {
    let code = """
      #Preview {
        Text(Data([1, 255]).bytes.toHexString())
        Text(String("AB".bytes.count))
      }
      """
    #expect(shown(code, importing: "CryptoSwift") == ["01ff", "2"])
  }

  @Test func `a state of a preview is handed to its content`() {
    let code = """
      #Preview { WithState(initialValue: "Alice") { $name in Text("Dear \\(name)") } }
      """
    #expect(shown(code, importing: "SwiftUINavigation") == ["Dear Alice"])
  }

  @Test func `a path is reversed`() {
    let code = """
      #Preview {
        let path = UIBezierPath()
        let _ = path.move(to: CGPoint(x: 0, y: 0))
        let _ = path.addLine(to: CGPoint(x: 9, y: 0))
        let _ = path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 12, y: 4))
        Text(Path(path.reversing().cgPath).description)
      }
      """
    #expect(shown(code) == ["9 9 m 12 4 9 0 q 0 0 l"])
  }

  /// A colour and an image.
  private struct Assets: AssetCatalog {
    func image(named name: String, colorScheme: ColorScheme) -> ImageSource? {
      guard name == "light-bulb" else { return nil }
      return ImageSource(path: "p.png", format: .png, pixelSize: Size(width: 20, height: 10), scale: 1)
    }
    func color(named name: String) -> Color? { name == "Brand Color" ? Color(red: 1, green: 0, blue: 0) : nil }
    func name(ofSymbol symbol: String, isColor: Bool) -> String? {
      isColor ? symbol == "brandColor" ? "Brand Color" : nil : symbol == "lightBulb" ? "light-bulb" : nil
    }
  }

  @Test func `types that are generated for assets need not be among the sources`() {
    var options = ReadingOptions()
    options.assets = Assets()
    func messages(_ body: String) -> [String] {
      let file = SourceFile(path: "App.swift", text: "import SwiftUI\n#Preview { \(body) }\n")
      return ViewSource.read([file], options: options).diagnostics.diagnostics.map(\.message.description)
    }
    #expect(messages("AppAsset.lightBulb.swiftUIImage.foregroundStyle(AppAsset.brandColor.swiftUIColor)") == [])
    #expect(messages("Image(asset: Asset.Icons.lightBulb).background(Color(Asset.Colors.brandColor.color))") == [])
    #expect(messages("let icon: AppImages = AppAsset.lightBulb; icon.swiftUIImage") == [])
    #expect(messages("Image.lightBulb.resizable()") == [])
    #expect(messages("Asset.other.swiftUIImage") != [])
  }
}
