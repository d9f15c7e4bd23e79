import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: how Swift chooses overloads and infers types, in code as modules that several apps share have it.
@Suite struct `Code that apps share` {
  private func shown(_ code: String) -> [String] { AppCode.shown(code) }

  @Test func `a modifier without an effect is preferred to a disfavoured one of the program that calls it`() {
    let code = """
      extension View {
        func modify<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View { transform(self) }
        @_disfavoredOverload
        func accessibilityHidden(_ hidden: Bool) -> some View {
          modify { if #available(iOS 14, *) { $0.accessibilityHidden(hidden) } else { $0 } }
        }
      }
      #Preview { Text("a").accessibilityHidden(true) }
      """
    #expect(shown(code) == ["a"])
  }

  @Test func `an initializer means the other overload whose parameters have the same representations`() {
    let code = """
      extension UIColor {
        convenience init(light: UIColor, dark: UIColor) { self.init { $0.userInterfaceStyle == .dark ? dark : light } }
      }
      extension Color {
        init(light: UIColor, dark: UIColor) { self.init(UIColor(light: light, dark: dark)) }
        init(light: Color, dark: Color) { self.init(light: UIColor(light), dark: UIColor(dark)) }
      }
      struct Failure: Error {
        let info: [String: Any]
        init(info: [String: Any]) { self.info = info }
        init(info: [NSError.UserInfoKey: Any]) { self.init(info: info as [String: Any]) }
      }
      extension NSError.UserInfoKey { static let name: NSError.UserInfoKey = "name" }
      #Preview {
        Text(Color(light: Color.red, dark: Color.blue) == Color.clear ? "clear" : "color")
        Text("\\(Failure(info: [.name: 1]).info.count)")
      }
      """
    #expect(shown(code) == ["color", "1"])
  }

  @Test func `extensions of insettable shapes add members to the framework's shapes`() {
    let code = """
      struct AnyInset: InsettableShape {
        var base: any InsettableShape
        init<S: InsettableShape>(_ shape: S) { base = shape }
        func path(in rect: CGRect) -> Path { base.path(in: rect) }
        func inset(by amount: CGFloat) -> AnyInset { AnyInset(base.inset(by: amount)) }
        var isRectangle: Bool { base is Rectangle }
      }
      extension InsettableShape { func erased() -> AnyInset { AnyInset(self) } }
      #Preview { Text("\\(Int(Circle().erased().inset(by: 2).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.width))") }
      """
    #expect(shown(code) == ["6"])
  }

  @Test func `static subscripts of Foundation's types, literals of attributed strings and publishers by type`() {
    let code = """
      import Combine
      enum Key: String { case previews = "XCODE_RUNNING_FOR_PREVIEWS" }
      extension ProcessInfo {
        static subscript(key: Key) -> String? { processInfo.environment[key.rawValue] }
        static var isPreview: Bool { self[.previews] == "1" }
      }
      func name(_ numbers: AnyPublisher<Int, Never>) -> String { "publisher" }
      func name(_ text: String) -> String { text }
      func colored() -> AttributedString {
        var text: AttributedString = "To read, " + "tap here"
        if let range = text.range(of: "here") { text[range].foregroundColor = .red }
        return text
      }
      #Preview {
        Text("\\(ProcessInfo.isPreview)")
        Text(name(Just(1).dropFirst().eraseToAnyPublisher()))
        Text(colored())
      }
      """
    #expect(shown(code) == ["true", "publisher", "To read, tap here"])
  }

  @Test func `a closure's number is of the type that the call's result gives it`() {
    let code = """
      final class Box<Value> {
        let make: () -> Value
        init(_ make: @escaping () -> Value) { self.make = make }
      }
      struct Maker {
        func callAsFunction<T>(_ make: @escaping () -> T) -> Box<T> { Box(make) }
        func box<T>(_ make: @escaping () -> T) -> Box<T> { Box(make) }
      }
      extension Maker {
        var called: Box<TimeInterval> { self { 60 * 5 } }
        var made: Box<TimeInterval> { box { 60 * 5 } }
      }
      @propertyWrapper struct Injected<T> {
        let value: T
        init(_ path: KeyPath<Maker, Box<T>>) { value = Maker()[keyPath: path].make() }
        var wrappedValue: T { value }
      }
      struct Page { @Injected(\\.made) var delay: TimeInterval }
      #Preview { Text(verbatim: "\\(Maker().called.make() / 8) \\(Maker().made.make() / 8) \\(Page().delay / 8)") }
      """
    #expect(shown(code) == ["37.5 37.5 37.5"])
  }

  @Test func `a variable of a type parameter gives its call's type to the expression`() {
    let code = """
      struct Item: Decodable { var n: Int }
      enum Reader {
        static func read<T: Decodable>(_ data: Data) throws -> T { try JSONDecoder().decode(T.self, from: data) }
      }
      enum Sample {
        static func load<T: Decodable>(_ text: String) -> T {
          do {
            let object: T = try Reader.read(Data(text.utf8))
            return object
          } catch { fatalError("\\(error)") }
        }
      }
      extension Item { static let sample: Item = Sample.load(#"{"n": 2}"#) }
      #Preview { Text("\\(Item.sample.n)") }
      """
    #expect(shown(code) == ["2"])
  }
}
