import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Forms of Swift and of its libraries in apps that were read for the first time.
@Suite struct `The language of new apps` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `sets of options are made empty, and change as sets do`() {
    let code = """
      func axes() -> [Bool] {
        var axes = Axis.Set()
        let first = axes.insert(.vertical).inserted
        let second = axes.insert(.vertical).inserted
        axes.formUnion(.horizontal)
        let removed = axes.remove(.vertical) == .vertical
        axes.update(with: .vertical)
        axes.subtract(.horizontal)
        return [first, second, removed, axes == .vertical, axes.symmetricDifference(.vertical).isEmpty]
      }
      #Preview { Text(axes().map { $0 ? "1" : "0" }.joined()) }
      """
    #expect(shown(code) == ["10111"])
  }

  @Test func `a compound assignment is a function that changes its first argument`() {
    let code = """
      #Preview {
        Text("\\(Int([1.0, 2].reduce(into: CGFloat.zero, +=)))")
        Text(["a", "b"].reduce(into: "", +=))
      }
      """
    #expect(shown(code) == ["3", "ab"])
  }

  @Test func `a closure that no initializer takes belongs to callAsFunction`() {
    let code = """
      protocol Rule { }
      extension Rule {
        func callAsFunction<V: View>(@ViewBuilder content: () -> V) -> some View { VStack { content(); Text("end") } }
      }
      struct Flow: Rule {
        let width: CGFloat
        init(width: CGFloat, spacing: CGFloat = 4) { self.width = width }
      }
      struct Row: Rule { var spacing = 2.0 }
      #Preview { Flow(width: 9) { Text("a") } ; Row(spacing: 3) { Text("b") } }
      """
    #expect(shown(code) == ["a", "end", "b", "end"])
  }

  @Test func `an implicit initializer is preferred to one whose parameters have defaults`() {
    let code = """
      class Mock { var count = 1 }
      extension Mock { convenience init(_ count: Int = 3) { self.init(); self.count += count } }
      #Preview { Text("\\(Mock(4).count) \\(Mock().count)") }
      """
    #expect(shown(code) == ["5 1"])
  }

  @Test func `types with the macro of observation have the members of its protocol`() {
    let code = """
      @Observable class Model { var name = "a" }
      extension Observable { func value<V>(_ path: KeyPath<Self, V>) -> V { self[keyPath: path] } }
      #Preview { Text(Model().value(\\.name)) }
      """
    #expect(shown(code, importing: "Observation") == ["a"])
  }

  @Test func `an escaping parameter whose type comes from elsewhere takes a closure`() {
    let code = """
      struct Owner {
        func handle(_ handler: @escaping Machine<Int>.Handler) {}
        init() { handle { context in print(context) } }
      }
      #Preview { let _ = Owner(); Text("a") }
      """
    #expect(shown(code, importing: "Machines") == ["a"])
  }

  @Test func `a boxed number is not taken by a parameter for numbers`() {
    let code = """
      extension NumberFormatter {
        func string(from number: Double) -> String? { string(from: NSNumber(value: number)) }
      }
      #Preview { Text(NumberFormatter().string(from: 25.0) ?? "none") }
      """
    #expect(shown(code, importing: "Foundation") == ["25"])
  }

  @Test func `presentation intents of attributed strings are set`() {
    let code = """
      extension AttributedString {
        mutating func strong() { self[startIndex..<endIndex].inlinePresentationIntent = .stronglyEmphasized }
      }
      #Preview {
        let text = { var text = AttributedString("a"); text.strong(); return text }()
        Text(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized ? "strong" : "plain")
      }
      """
    #expect(shown(code, importing: "Foundation") == ["strong"])
  }

  @Test func `extensions of types with arguments know the arguments, and lists of a type have static members`() {
    let code = """
      struct Item<Value>: Identifiable { var id = 1; var value: Value }
      extension Item<String> { static let examples = ["a", "b"].map { Item(value: $0) } }
      extension Array<Item<String>> { static let examples = Element.examples }
      extension [Int] { static let small: [Element] = [1, 2] }
      struct Row: View {
        @State var items: [Item<String>] = .examples
        var body: some View { ForEach(items, id: \\.value) { Text($0.value) } }
      }
      #Preview { Row(); Text("\\([Int].small.count)") }
      """
    #expect(shown(code) == ["a", "b", "2"])
  }

  @Test func `a disfavoured overload is chosen if no other one takes the arguments`() {
    let code = """
      enum Toast {
        case basic(String)
        static func success(_ key: LocalizedStringResource? = nil) -> Self {
          if let key { success(String(localized: key)) } else { success(nil as String?) }
        }
        @_disfavoredOverload
        static func success(_ text: String? = nil) -> Self { .basic(text ?? "Success") }
        var text: String { switch self { case .basic(let text): text } }
      }
      struct Page: View {
        let title: String
        @_disfavoredOverload init(_ number: Int) { self.init("\\(number) as a text") }
        init(_ title: String) { self.title = title }
        var body: some View { Text(title) }
      }
      #Preview { Text(Toast.success().text) ; Text(Toast.success("Done").text) ; Page(3) }
      """
    #expect(shown(code) == ["Success", "Done", "3 as a text"])
  }

  @Test func `SwiftUI's modifier is preferred to a disfavoured one of the program`() {
    let code = """
      extension View {
        @_disfavoredOverload
        func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
          modifier(Change(value: value, action: action))
        }
      }
      struct Change<V: Equatable>: ViewModifier {
        let value: V
        let action: () -> Void
        @State private var last: V?
        func body(content: Content) -> some View { content.onChange(of: value) { last = $0 } }
      }
      #Preview { Text("a").onChange(of: 1, initial: true) { } }
      """
    #expect(shown(code) == ["a"])
  }

  @Test func `an implicit member of an autoclosure's argument has the type of its result`() {
    let code = """
      extension Bool { static var isNew: Bool { true } }
      extension View {
        @ViewBuilder func `if`(_ holds: @autoclosure () -> Bool, change: (Self) -> some View) -> some View {
          if holds() { change(self) } else { self }
        }
      }
      #Preview { Text("a").if(.isNew) { view in HStack { view ; Text("b") } } }
      """
    #expect(shown(code) == ["a", "b"])
  }

  @Test func `a binding to a missing value knows the type that an extension of optionals is used with`() {
    let code = """
      protocol Fallback { static var fallback: Self { get } }
      enum Theme: String, Fallback { case dark, light ; static var fallback: Theme { .light } }
      extension Optional where Wrapped: Fallback {
        var bound: Wrapped { get { self ?? Wrapped.fallback } set { self = newValue } }
      }
      struct Settings { var theme: Theme? }
      struct Picked: View {
        @Binding var settings: Settings
        @State private var own: Theme?
        var body: some View { Text($settings.theme.bound.wrappedValue.rawValue) ; Text($own.bound.wrappedValue.rawValue) }
      }
      #Preview { Picked(settings: .constant(Settings())) }
      """
    #expect(shown(code) == ["light", "light"])
  }

  @Test func `settings, caches and time zones have the values of a new installation`() {
    let code = """
      #Preview {
        Text(URL(string: UIApplication.openSettingsURLString)!.absoluteString)
        Text("\\(URLCache.shared.currentDiskUsage)")
        Text("\\(TimeZone(identifier: "UTC")!.daylightSavingTimeOffset())")
      }
      """
    #expect(shown(code, importing: "UIKit") == ["app-settings:", "0", "0.000000"])
  }

  @Test(arguments: [
    "struct A: View { @State var a = 0 ; var body: some View { HStack { A(); A() } } }",
    "struct A: View { @Environment(\\.colorScheme) var a ; var body: some View { HStack { A(); A() } } }",
    """
    struct M: ViewModifier {
      @State var a = 0
      func body(content: Content) -> some View { content.modifier(M()).modifier(M()) }
    }
    struct A: View { var body: some View { Text("a").modifier(M()) } }
    """,
  ])
  func `a view that contains itself twice ends at the limit of nested calls`(view: String) {
    let first = AppCode(view + "\n#Preview { A() }").messages.first
    #expect(first?.hasPrefix("calls are nested more than") == true)
  }

  @Test func `a closure is no value of a type that conforms to a protocol`() {
    let code = """
      protocol Labelled: View {
        associatedtype Label: View
        init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
      }
      extension Labelled {
        init(action: @escaping () -> Void, label: Label) { self.init(action: action, label: { label }) }
      }
      struct Close<Label: View>: Labelled {
        let label: Label
        @_disfavoredOverload
        init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label() }
        var body: some View { label }
      }
      #Preview {
        Close(action: {}) { Text("a") }
        Close(action: {}, label: Text("b"))
      }
      """
    #expect(shown(code) == ["a", "b"])
  }

  @Test func `columns of a table take any string as their title`() {
    let code = """
      struct Item: Identifiable { var id: String }
      struct Items: View {
        let title: String
        var body: some View { Table([Item(id: "a")]) { TableColumn(title) { Text($0.id) } } }
      }
      #Preview { Items(title: "Names") }
      """
    #expect(shown(code) == ["a"])
  }

  @Test func `the body of a view may be a stored property`() {
    let code = """
      struct Card: View {
        struct Label: View {
          let body: AnyView
          init(_ content: some View) { body = AnyView(content) }
        }
        let label: Label
        var body: some View { label.padding(4) }
      }
      #Preview { Card(label: Card.Label(Text("a"))); AnyView(Card.Label(Text("b"))) }
      """
    #expect(shown(code) == ["a", "b"])
  }

  @Test func `an initializer's clause gives a type parameter of its type`() {
    let code = """
      protocol Divider: View { var width: CGFloat { get } }
      struct Line: Divider { var width: CGFloat = 3; var body: some View { Text("line") } }
      struct Split<P: View, D: Divider>: View {
        let primary: P, divider: D
        var body: some View { primary; divider }
        init(@ViewBuilder left: @escaping () -> P) where D == Line { self.init(left: left, divider: { D() }) }
        init(@ViewBuilder left: @escaping () -> P, @ViewBuilder divider: @escaping () -> D) {
          (primary, self.divider) = (left(), divider())
        }
      }
      #Preview { Split { Text("a") } }
      """
    #expect(shown(code) == ["a", "line"])
  }
}
