import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Declarations of public apps that must be distinguished from SwiftUI's own, or combined with them.
@Suite struct `Declarations of whole apps` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `a global function may share its name with a variable`() {
    let code = """
      func label(for number: Int) -> String { "number \\(number)" }
      var label: String { label(for: 1) }
      #Preview { Text(label); Text(label(for: 2)) }
      """
    #expect(shown(code) == ["number 1", "number 2"])
  }

  @Test func `an operator for optionals is left to operands that no other one takes`() {
    let code = """
      extension UIColor { static func == (a: UIColor, b: UIColor) -> Bool { "\\(a)".count == "\\(b)".count } }
      func == (a: UIColor?, b: UIColor?) -> Bool {
        let (a, b) = (a ?? .clear, b ?? .clear)
        return a == b
      }
      #Preview {
        let (color, missing): (UIColor?, UIColor?) = (.red, nil)
        Text(color == UIColor.red ? "same" : "other")
        Text(missing == UIColor.clear ? "clear" : "other")
      }
      """
    #expect(shown(code) == ["same", "clear"])
  }

  @Test(arguments: ["Label", "Button", "TextField", "Section"])
  func `an extension of a view leaves the environment's values to all views`(name: String) {
    let code = """
      extension \(name) { func plain() -> some View { padding(5) } }
      struct OnlineKey: EnvironmentKey { static let defaultValue = false }
      extension EnvironmentValues {
        var online: Bool { get { self[OnlineKey.self] } set { self[OnlineKey.self] = newValue } }
      }
      struct Status: View {
        @Environment(\\.online) var online
        var body: some View { Text(online ? "on" : "off") }
      }
      #Preview { Status().environment(\\.online, true) }
      """
    #expect(shown(code) == ["on"])
  }

  @Test func `a trailing closure is a value of the environment`() {
    let code = """
      extension EnvironmentValues { @Entry var close: (() -> Void)? = nil }
      struct Sheet: View {
        @Environment(\\.close) var close
        var body: some View { Text(close == nil ? "stays" : "closes") }
      }
      #Preview { Sheet(); Sheet().environment(\\.close) { print("closed") } }
      """
    #expect(shown(code) == ["stays", "closes"])
  }

  @Test func `an extension of a shape adds members to it`() {
    let code = """
      extension Circle {
        func marked(_ text: String, size: CGFloat = 20) -> some View { frame(width: size, height: size).overlay(Text(text)) }
      }
      #Preview { Circle().marked("1"); Circle().fill(.red).frame(width: 20, height: 20).overlay { Text("2") } }
      """
    #expect(shown(code) == ["1", "2"])
  }

  @Test func `the value of an optional is computed only where a condition allows it`() {
    let code = """
      struct Name { var text: String }
      struct Row: View {
        var name: Name?
        var color: Color?
        var body: some View {
          Text("row").background(color != nil ? color! : Color.red).frame(width: 9)
          Text(name == nil ? "none" : name!.text)
        }
      }
      #Preview { Row(); Row(name: Name(text: "Ann"), color: .blue) }
      """
    #expect(shown(code) == ["row", "none", "row", "Ann"])
  }

  @Test func `a binding's storage takes a constant`() {
    let code = """
      struct Counter: View {
        @Binding var value: Int
        init(value: Int) { _value = .constant(value) }
        init(other: Binding<Int>) { _value = .init(projectedValue: other) }
        var body: some View { Text("\\(value)") }
      }
      struct Plain: View { @Binding var value: Int; var body: some View { Text("\\(value)") } }
      #Preview {
        Counter(value: 4)
        Counter(other: .constant(5))
        Plain(value: .init(projectedValue: .constant(6)))
      }
      """
    #expect(shown(code) == ["4", "5", "6"])
  }

  @Test func `the type of a property determines its wrapper's generic argument`() {
    let code = """
      @propertyWrapper struct Provided<Service> {
        let service: Service
        init(named name: String = "main") { service = Services.found[String(describing: Service.self)]! as! Service }
        var wrappedValue: Service { service }
      }
      enum Services { static var found: [String: Any] = [:] }
      protocol Greeting { var text: String { get } }
      struct Hello: Greeting { let text = "hello" }
      class Model: ObservableObject { @Provided var greeting: Greeting }
      struct Screen: View {
        @StateObject var model = Model()
        @Provided(named: "other") var greeting: Greeting
        var body: some View { Text(model.greeting.text); Text(greeting.text) }
      }
      #Preview {
        let _ = Services.found["Greeting"] = Hello()
        Screen()
      }
      """
    #expect(shown(code) == ["hello", "hello"])
  }

  @Test func `the identity of an identifiable type has a name`() {
    let code = """
      struct Tagged<Owner, Raw> { let raw: Raw; init(_ raw: Raw) { self.raw = raw } }
      struct Entry: Identifiable { let id: Tagged<Self, Int>; var chosen: Entry.ID { id } }
      struct Plain: Identifiable { let id = 3; static func next(_ id: ID) -> Int { id + 1 } }
      #Preview { Text("\\(Entry(id: Entry.ID(7)).chosen.raw)"); Text("\\(Plain.next(Plain().id))") }
      """
    #expect(shown(code) == ["7", "4"])
  }

  @Test func `the storage of a focus state in a preview has a name`() {
    let code = """
      struct Field: View {
        @FocusState var isFocused: Bool
        var body: some View { Text(isFocused ? "focused" : "plain").focused($isFocused) }
      }
      #Preview {
        @FocusState var isFocused: Bool
        Field(isFocused: _isFocused)
      }
      """
    #expect(shown(code) == ["plain"])
  }

  @Test func `an extension of Binding adds properties to it, and names its value`() {
    let code = """
      extension Binding {
        var doubled: String { "\\(wrappedValue)\\(wrappedValue)" }
        func logged() -> Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
      }
      extension Binding where Value == String? {
        var orEmpty: Binding<String> { Binding<String>(get: { self.wrappedValue ?? "" }, set: { self.wrappedValue = $0 }) }
      }
      struct Screen: View {
        @State var name: String? = "Ann"
        @State var count = 3
        @State var missing: String?
        var body: some View {
          Text($count.doubled + "\\($count.logged().wrappedValue)")
          Text($name.orEmpty.wrappedValue)
          Text("[" + $missing.orEmpty.wrappedValue + "]")
        }
      }
      #Preview { Screen() }
      """
    #expect(shown(code) == ["333", "Ann", "[]"])
  }

  @Test func `a view builder of a written type has one value, which texts may hold`() {
    let code = """
      struct Row: View {
        @ViewBuilder var icon: Image { Image(systemName: "star").symbolRenderingMode(.hierarchical) }
        @ViewBuilder var name: Text { Text("Ann").bold() }
        var body: some View { Text("\\(icon) 3"); Text("for \\(name)") }
      }
      #Preview { Row() }
      """
    #expect(shown(code) == ["\u{FFFC} 3", "for Ann"])
  }

  @Test func `a property of a view's own precedes a modifier of the program with its name`() {
    let code = """
      extension View { func placeholder() -> some View { Text("modifier") } }
      struct Row<Content: View>: View {
        @ViewBuilder let placeholder: () -> Content
        var body: some View { placeholder() }
      }
      struct Other: View { var body: some View { placeholder() } }
      #Preview { Row { Text("own") } }
      #Preview { Other() }
      """
    #expect(shown(code) == ["own", "modifier"])
  }

  @Test func `a value that decides about a task keeps the depth of calls, so that endless recursion is an error`() {
    let code = """
      struct Endless: View {
        @State var n = 0
        var body: some View { VStack { Text("x").task(id: n) {}; Endless() } }
      }
      #Preview { Endless() }
      """
    #expect(shown(code).first == "calls are nested more than 1000 levels deep")
  }

  @Test func `the missing image of another module is drawn as a missing image`() throws {
    let code = AppCode("#Preview { Image(uiImage: Pictures.star) }", importing: "Pictures")
    #expect(code.messages == ["'star' is not part of the program: a UIImage stands for it"])
    let image = try #require(code.views.first)
    #expect(image.view == "Image" && image.frame.size == Size(width: 100, height: 100))
  }
}
