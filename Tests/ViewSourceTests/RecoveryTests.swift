import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Errors in programs with names from elsewhere` {
  private func read(
    _ code: String, imports: [String] = ["SwiftUI", "Flux"], isStrict: Bool = false
  ) -> (texts: [String], errors: [String], warnings: [Diagnostic]) {
    var options = ReadingOptions()
    options.isStrict = isStrict
    let text = imports.map { "import \($0)\n" }.joined() + code + "\n"
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: text)], options: options)
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let all = reading.diagnostics.diagnostics
    return (
      views.compactMap { $0.view == "Text" ? $0.detail : nil }, all.filter { $0.severity == .error }.map(\.message),
      all.filter { $0.severity == .warning }
    )
  }

  private let screen = """
    struct Row: View { var body: some View { Text([1][4].description) } }
    #Preview { VStack { Text("above"); Row(); Text("below") } }
    """

  @Test func `an area stands for a view with an error, and the views around it are drawn`() {
    let found = read(screen)
    #expect(found.texts == ["above", "Text", "below"])
    #expect(found.errors == [])
    #expect(found.warnings.map(\.message) == ["index 4 is out of range"])
    #expect(found.warnings.first?.hint == "a labelled area stands for the view")
    #expect(found.warnings.allSatisfy { $0.isStandIn && $0.costsView })
  }

  @Test func `the error keeps the preview from being drawn if all modules are known, and with strict`() {
    #expect(read(screen, imports: ["SwiftUI"]).errors == ["index 4 is out of range"])
    #expect(read(screen, isStrict: true).errors == ["index 4 is out of range"])
  }

  @Test func `a variable whose value fails is unknown in what follows`() {
    let found = read("#Preview { let a = [1][4]; VStack { Text(\"drawn\"); Text(\"\\(a)\") } }")
    #expect(found.texts.first == "drawn")
    #expect(found.errors == [])
  }

  @Test func `a property whose initial value fails is unknown for each preview that uses it`() {
    let found = read(
      """
      let shared = [1][4]
      struct A: View { var title = shared; var body: some View { Text("drawn") } }
      #Preview { A() }
      #Preview { A() }
      """)
    #expect(found.texts == ["drawn", "drawn"])
    #expect(found.errors == [])
  }

  @Test func `statements before a return are no views`() {
    let found = read("#Preview { Registry.register()\nreturn Text(\"drawn\") }")
    #expect(found.texts == ["drawn"])
    #expect(found.warnings.isEmpty)
  }

  @Test func `a function of Foundation whose name begins with a capital is none from elsewhere`() {
    let found = read("#Preview { Text(NSLocalizedString(\"key\", comment: \"\").capitalized) }")
    #expect(found.texts == ["Key"])
    #expect(found.warnings.isEmpty)
  }

  @Test func `a task waits for a value from elsewhere`() {
    let found = read(
      """
      struct Feed: View {
        @State var state = "loading"
        var body: some View { Text(state).task { state = await Client.shared.title() } }
      }
      #Preview { Feed() }
      """)
    #expect(found.texts == ["loading"])
    #expect(found.warnings.isEmpty)
  }

  @Test func `a stand-in of a package has members from elsewhere, and variables read its wrappers`() {
    let found = read(
      """
      struct Clock { var name = "live" }
      extension Clock: DependencyKey { static let liveValue = Clock(); static let previewValue = Clock(name: "preview") }
      extension DependencyValues { var clock: Clock { get { self[Clock.self] } set { self[Clock.self] = newValue } } }
      func name() -> String { @Dependency(\\.clock) var clock; return clock.name }
      struct Row: View { @Dependency(\\.clock) var clock; var body: some View { Text(clock.name).onAppear { DependencyValues.test() } } }
      #Preview { VStack { Text(name()); Row(); KFImage.dataProvider(3) } }
      """, imports: ["SwiftUI", "Dependencies", "Kingfisher"])
    #expect(Array(found.texts.prefix(2)) == ["preview", "preview"])
    #expect(found.errors == [])
  }
}
