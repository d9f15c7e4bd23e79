import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Names of modules that are not part of the program` {
  private struct Found {
    let texts: [String]
    let messages: [String]
    let errors: [String]
    let views: [ResolvedView]
  }

  private func read(
    _ code: String, imports: [String] = ["SwiftUI", "Flux"], modules: Set<String> = [], isStrict: Bool = false
  ) -> Found {
    var options = ReadingOptions()
    options.modules = modules
    options.isStrict = isStrict
    let text = imports.map { "import \($0)\n" }.joined() + code + "\n"
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: text)], options: options)
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let all = reading.diagnostics.diagnostics
    return Found(
      texts: views.compactMap { $0.view == "Text" ? $0.detail : nil }, messages: all.map(\.message.description),
      errors: all.filter { $0.severity == .error }.map(\.message.description), views: views)
  }

  @Test func `a package that is not there may add members to a class of Foundation`() {
    let code = "#Preview { Text(Bundle.main.tradeName ?? \"none\") }"
    let found = read(code, modules: ["App"])
    #expect(found.texts == ["none"])
    #expect(found.messages == ["'tradeName' is not part of the program: the value after '??' is used"])
    #expect(read(code, imports: ["SwiftUI"], modules: ["App"]).errors == ["'Bundle' has no member 'tradeName'"])
  }

  @Test func `a substitute in a kept value, and a missing colour, concern each preview that uses them`() {
    let code = """
      enum Sample {
        static let name = Flux.flag ? "a" : "b"
        static let twice = name + name
        static let tint = Color("lacking")
      }
      #Preview { Text(Sample.name) }
      #Preview { Text(Sample.twice) }
      #Preview { Text(Sample.name) }
      #Preview { Sample.tint }
      #Preview { Text("c").foregroundStyle(Sample.tint) }
      #Preview { Text("d") }
      """
    let text = "import SwiftUI\nimport Flux\n" + code + "\n"
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: text)], options: ReadingOptions())
    let counts = reading.previews.map { preview in
      reading.diagnostics.standIns(of: preview.source).map(\.message.description)
    }
    let branch = "'flag' is not part of the program: the first branch is taken"
    let tint = "there is no colour named 'lacking'"
    #expect(counts == [[branch], [branch], [branch], [tint], [tint], []])
    #expect(reading.diagnostics.diagnostics.map(\.message.description) == [branch, tint])
  }

  @Test func `a condition on a value from elsewhere does not choose a branch that only fails`() {
    let found = read(
      """
      struct Note {
        let text: String
        init?(_ text: String) {
          let isSigned = Signer.sign(text)
          if !isSigned { return nil }
          self.text = text
        }
      }
      func checked(_ text: String) throws -> String {
        if Signer.verify(text) < 0 { throw CancellationError() }
        return text
      }
      #Preview { Text(Note("a")!.text); Text((try? checked("b")) ?? "none") }
      """)
    #expect(found.texts == ["a", "b"])
    #expect(found.errors == [])
    #expect(found.messages.allSatisfy { $0.hasSuffix("the branch that fails is not taken") })
    #expect(found.messages.count == 2)
  }

  @Test func `a state whose value comes from elsewhere is no stand-in by itself`() {
    let found = read(
      """
      struct Screen: View {
        @State private var collector: Collector?
        var body: some View { Text("a").onAppear { collector = Collector(name: "x") } }
      }
      #Preview { Screen() }
      """)
    #expect(found.texts == ["a"])
    #expect(found.messages == [])
  }

  @Test func `a value passes through storage, calls and conformances without a message`() {
    let found = read(
      """
      struct State { var count = 3 }
      final class Model: ObservableObject, StoreDelegate {
        let store: Store<State>
        init(store: Store<State>) { self.store = store.scope(state: \\.self).debounced(by: 3) }
        func send() { store.send(.tapped) }
      }
      struct Counter: View {
        @ObservedObject var model: Model
        var body: some View { Text("drawn").environmentObject(model.store) }
      }
      #Preview { Counter(model: Model(store: Store(initialState: State()) { Reducer() })) }
      """)
    #expect(found.texts == ["drawn"])
    #expect(found.messages == [])
  }

  @Test func `a text made of a value shows its name, with a warning`() {
    let found = read("#Preview { VStack { Text(Words.title); Text(\"a \\(Words.count)\") } }")
    #expect(found.texts == ["title", "a count"])
    #expect(found.errors == [])
    #expect(
      found.messages == [
        "'title' is not part of the program: its name is shown",
        "'count' is not part of the program: its name is shown",
      ])
  }

  @Test func `a member names the value that it belongs to`() {
    let found = read("#Preview { if Words.list.isEmpty { Text(\"a\") } }")
    #expect(found.messages == ["'isEmpty' of 'list' is not part of the program: the first branch is taken"])
  }

  @Test func `a sequence that a value from elsewhere would make endless ends`() {
    let found = read(
      """
      struct Numbers: Sequence, IteratorProtocol {
        var index = 0
        mutating func next() -> Int? {
          guard index < Words.count else { return nil }
          index += 1
          return index
        }
      }
      #Preview { Text("\\(Numbers().map { $0 }.count < 2)") }
      """)
    #expect(found.texts == ["true"])
  }

  @Test func `each preview lists its substitutes in the order of the source`() {
    let text = """
      import SwiftUI
      import Flux
      #Preview("a") { VStack { Text(Words.title); Badge() } }
      #Preview("b") { Text("b") }
      """
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: text)])
    let reasons = reading.previews.map { reading.diagnostics.standIns(of: $0.source).map(\.message) }
    #expect(
      reasons == [
        [
          "'title' is not part of the program: its name is shown",
          "'Badge' is not part of the program: a labelled area stands for it",
        ], [],
      ])
  }

  @Test func `a condition takes its first branch, and a list is empty`() {
    let found = read(
      """
      let store = Store(1)
      struct A: View {
        var body: some View {
          if store.isLoading { Text("first") } else { Text("second") }
          switch store.phase {
          case .done(let value): Text("done")
          default: Text("other")
          }
          ForEach(store.items) { item in Text("item") }
          Text(store.name ?? "none")
        }
        func total() -> Int { var sum = 0; for item in store.items { sum += 1 }; while store.isOn { sum += 1 }; return sum }
      }
      #Preview { A() }
      #Preview { Text("\\(A().total())") }
      """)
    #expect(found.texts == ["first", "done", "none", "0"])
    #expect(found.errors == [])
    #expect(found.messages.contains("'isLoading' of 'Store' is not part of the program: the first branch is taken"))
    #expect(found.messages.contains("'items' of 'Store' is not part of the program: it is taken as empty"))
  }

  @Test func `a view is a labelled area with SwiftUI's own modifiers`() {
    let found = read("#Preview { LazyPicture(url: nil).onSuccess { _ in }.frame(width: 80, height: 40) }")
    #expect(found.texts == ["LazyPicture"])
    #expect(found.views.first { $0.view == "LazyPicture" }?.frame.size == Size(width: 80, height: 40))
    #expect(found.messages == ["'LazyPicture' is not part of the program: a labelled area stands for it"])
  }

  @Test func `an unknown modifier returns the view, and one with an unknown argument as well`() {
    let found = read("#Preview { Text(\"a\").skeleton(true).padding(Metrics.gap) }")
    #expect(found.texts == ["a"])
    #expect(
      found.messages == [
        "'skeleton' is not part of the program: the view is drawn without it",
        "'gap' is not part of the program: the view is drawn without it",
      ])
  }

  @Test func `a property wrapper holds its initial value, or an empty one`() {
    let found = read(
      """
      struct A: View {
        @Default(.size) var size = 4
        @Injected var names: [String]
        @Injected var title: String?
        @Injected var service: Service
        var body: some View { Text("\\(size) \\(names.count) \\(title ?? "none")").task { service.start() } }
      }
      #Preview { A() }
      """)
    #expect(found.texts == ["4 0 none"])
    #expect(found.messages == [])
  }

  @Test func `a class may inherit members from elsewhere, and an extension adds members to a type from there`() {
    let found = read(
      """
      final class Session: NetworkSession { func load() -> Int { connect(); return 2 } }
      extension Card { static var sample: Int { 5 } }
      #Preview { Text("\\(Session(configuration: 1).load()) \\(Card.sample)") }
      """)
    #expect(found.texts == ["2 5"])
    #expect(found.errors == [])
  }

  @Test func `a misspelt name stays an error, and so does every unknown one without such an import`() {
    #expect(read("#Preview { HStak { Text(\"a\") } }").errors == ["cannot find type 'HStak'"])
    #expect(read("#Preview { Text(\"a\").paddding(3) }").errors == ["unknown modifier 'paddding'"])
    let plain = ["SwiftUI", "Foundation"]
    #expect(read("#Preview { LazyPicture() }", imports: plain).errors == ["cannot find type 'LazyPicture'"])
    #expect(read("#Preview { Text(\"a\").skeleton() }", imports: plain).errors == ["unknown modifier 'skeleton'"])
    #expect(read("#Preview { LazyPicture() }", modules: ["Flux"]).errors == ["cannot find type 'LazyPicture'"])
  }

  @Test func `an operator of a type from elsewhere is not applied to the program's values`() {
    let found = read(
      """
      func == (a: Managed, b: Managed) -> Bool { a.names == b.names }
      enum Side { case left, right }
      #Preview { Text(Side.left == .right ? "wrong" : "right") }
      """)
    #expect(found.texts == ["right"])
    #expect(found.messages == [])
  }

  @Test func `stand-ins are errors in strict reading`() {
    #expect(
      read("#Preview { LazyPicture() }", isStrict: true).errors == [
        "'LazyPicture' is not part of the program: a labelled area stands for it"
      ])
  }

  @Test
  func `a type of the program that shares its name with one of SwiftUI is distinguished from it by the arguments`() {
    let found = read(
      "struct List { var title: String }\n#Preview { VStack { Text(List(title: \"own\").title); List { Text(\"row\") } } }"
    )
    #expect(found.texts.sorted() == ["own", "row"])
    #expect(found.errors == [])
  }

  @Test func `no background is a background`() {
    let found = read(
      "#Preview { let color: Color? = nil; Text(\"a\").background(color).overlay(color) }", imports: ["SwiftUI"])
    #expect(found.texts == ["a"])
    #expect(found.errors == [])
  }
}
