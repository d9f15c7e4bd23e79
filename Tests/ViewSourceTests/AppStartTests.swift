import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `The start of an app` {
  /// Code whose preview shows what was registered.
  private static let services = """
    import SwiftUI
    final class Services {
      static let shared = Services()
      var names: [String] = []
    }
    final class Model: ObservableObject { init() { Services.shared.names.append("model") } }
    #Preview { Text("[" + Services.shared.names.joined(separator: " ") + "]") }

    """

  /// Returns the texts of the previews of files, and the diagnostics.
  private func read(_ app: String, in module: String = "App") -> (texts: [String], diagnostics: [Diagnostic]) {
    let files = [
      SourceFile(path: "Services.swift", text: Self.services, module: "App"),
      SourceFile(path: "Sample.swift", text: "import SwiftUI\n" + app, isIncluded: true, module: module),
    ]
    var options = ReadingOptions()
    options.modules = ["App", module]
    let reading = ViewSource.read(files, options: options)
    let views = reading.previews.flatMap { $0.resolved().views }
    return (views.compactMap { $0.view == "Text" ? $0.detail : nil }, reading.diagnostics.diagnostics)
  }

  private static let app = """
    @main struct SampleApp: App {
      @StateObject private var model = Model()
      init() { Services.shared.names.append("service") }
      var body: some Scene {
        Services.shared.names.append("scene")
        return WindowGroup { Text("") }
      }
    }
    """

  @Test func `runs its initializer before previews, and makes neither state objects nor scenes`() {
    let found = read(Self.app)
    #expect(found.texts == ["[service]"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func `belongs to its module`() {
    let found = read("import App\n" + Self.app, in: "Other")
    #expect(found.texts == ["[]"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func `affects no preview where it fails, and names the place`() {
    let found = read(
      """
      @main struct SampleApp: App {
        init() {
          Services.shared.names.append("first")
          let missing: Int? = nil
          print(missing!)
          Services.shared.names.append("second")
        }
        var body: some Scene { WindowGroup { Text("") } }
      }
      """)
    #expect(found.texts == ["[first]"])
    #expect(found.diagnostics.map(\.severity) == [.warning])
    #expect(found.diagnostics.first?.message == "the initializer of the app 'SampleApp' ends early")
    #expect(found.diagnostics.first?.source.line == 6)
  }

  @Test func `is stopped where it does not end`() {
    let found = read(
      "@main struct SampleApp: App { init() { while true {} }; var body: some Scene { WindowGroup { Text(\"\") } } }")
    #expect(found.texts == ["[]"])
    #expect(found.diagnostics.map(\.severity) == [.warning])
  }
}
