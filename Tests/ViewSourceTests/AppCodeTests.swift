import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Code of whole apps` {
  private func read(_ code: String, importing module: String? = nil) -> (texts: [String], messages: [String]) {
    let imports = "import SwiftUI\n" + (module.map { "import \($0)\n" } ?? "")
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "\(imports)\(code)\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    return (
      views.compactMap { $0.view == "Text" ? $0.detail : nil },
      reading.diagnostics.diagnostics.map(\.message.description)
    )
  }

  private func text(_ expression: String, _ setup: String = "") -> [String] {
    let found = read("#Preview { \(setup)\nText(\"\\(\(expression))\") }")
    return found.messages.isEmpty ? found.texts : found.messages
  }

  @Test func `a property that Core Data stores is empty at first`() {
    let found = read(
      """
      class Book: NSManagedObject {
        @NSManaged var isRead: Bool
        @NSManaged var pages: Int64
        @NSManaged var title: String
        @NSManaged var author: String?
        @NSManaged var tags: Set<String>
      }
      #Preview {
        let book = Book(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
        if book.isRead { Text("read") } else { Text("new \\(book.pages) [\\(book.title)] \\(book.author ?? "-") \\(book.tags.count)") }
      }
      """, importing: "CoreData")
    #expect(found.messages == [])
    #expect(found.texts == ["new 0 [] - 0"])
  }

  @Test(arguments: [
    "toolbar { items() }", "toolbar(content: items)", "toolbar { property }",
  ]) func `a declared toolbar builder contributes all of its items`(_ toolbar: String) {
    let found = read(
      """
      struct A: View {
        var body: some View { NavigationStack { Text("page").\(toolbar) } }
        @ToolbarContentBuilder func items() -> some ToolbarContent {
          ToolbarItem(placement: .topBarLeading) { Text("first") }
          ToolbarItemGroup(placement: .topBarTrailing) { Button { print("") } label: { Text("second") } }
        }
        @ToolbarContentBuilder var property: some ToolbarContent {
          ToolbarItem(placement: .topBarLeading) { Text("first") }
          ToolbarItem(placement: .topBarTrailing) { Text("second") }
        }
      }
      #Preview { A() }
      """)
    #expect(found.messages == [])
    #expect(Set(found.texts) == ["page", "first", "second"])
  }

  @Test func `a colour's own initializer takes the members of its parameter`() {
    let found = read(
      """
      enum Role { case faint, brand; var color: UIColor { self == .brand ? .blue : .red } }
      extension Color { init(_ role: Role, _ level: Int = 1) { self.init(role.color) } }
      #Preview { Text("\\(Color(.brand) == Color(uiColor: .blue) ? "same" : "other")") }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["same"])
  }

  @Test func `a paragraph style keeps its settings`() {
    let setup = """
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = .leftToRight
      style.lineBreakMode = .byTruncatingTail
      style.alignment = .center
      style.lineSpacing = -6
      let plain: NSParagraphStyle = style
      """
    #expect(text("plain.baseWritingDirection.rawValue) \\(plain.lineBreakMode.rawValue", setup) == ["0 4"])
    #expect(text("plain.alignment == .center) \\(plain.lineSpacing == -6", setup) == ["true true"])
  }

  @Test func `an error of Foundation describes itself`() {
    let cut = "The operation couldn’t be completed. "
    #expect(text("NSError(domain: \"D\", code: 3).localizedDescription") == ["\(cut)(D error 3.)"])
    #expect(
      text("NSError(domain: \"D\", code: 3, userInfo: [NSLocalizedDescriptionKey: \"Hello\"]).localizedDescription")
        == ["Hello"])
    #expect(
      text(
        "NSError(domain: \"D\", code: 3, userInfo: [NSLocalizedFailureReasonErrorKey: \"Why.\"]).localizedDescription")
        == ["\(cut)Why."])
  }

  @Test func `an error of the program becomes one of Foundation`() {
    let found = read(
      """
      enum Failure: LocalizedError { case first, second; var errorDescription: String? { "Described" } }
      func code() -> String {
        do { throw Failure.second } catch let error as NSError { return "\\(error.code) \\(error.localizedDescription)" }
      }
      #Preview { Text(code()) }
      #Preview { Text("\\((Failure.first as NSError).code)") }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["1 Described", "0"])
  }

  @Test func `a decimal number that no text gives is none`() {
    #expect(text("NSDecimalNumber(string: \"x\") == NSDecimalNumber.notANumber") == ["true"])
    #expect(text("NSDecimalNumber(string: \"4\") != NSDecimalNumber.notANumber") == ["true"])
    #expect(text("NSDecimalNumber.one == NSDecimalNumber.zero") == ["false"])
  }

  @Test func `a formatter accepts its behaviour`() {
    let setup = """
      let formatter = NumberFormatter()
      formatter.formatterBehavior = .behavior10_4
      formatter.numberStyle = .decimal
      formatter.minimumFractionDigits = 2
      """
    #expect(text("formatter.string(from: 1234.5)!", setup) == ["1,234.50"])
  }

  @Test func `a program runs without arguments`() {
    #expect(text("CommandLine.arguments.contains(\"-test\")") == ["false"])
    #expect(text("ProcessInfo.processInfo.arguments.contains(\"-test\")") == ["false"])
  }

  @Test func `a published property that a parameter hides is still published`() {
    let found = read(
      """
      import Combine
      class Model: ObservableObject {
        @Published var name: String
        @Published var initials = ""
        init(name: String) {
          self.name = name
          $name.map { $0.prefix(1) + "." }.assign(to: &$initials)
        }
      }
      struct A: View { @StateObject var model = Model(name: "Ada"); var body: some View { Text(model.initials) } }
      #Preview { A() }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["A."])
  }

  @Test func `a global actor is no property wrapper`() {
    let found = read(
      """
      @globalActor actor Store { static let shared = Store() }
      class Model { @Store var count = 3; @MainActor static let shared = Model() }
      #Preview { Text("\\(Model.shared.count)") }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["3"])
  }
}
