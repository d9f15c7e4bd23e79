import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Forms of Swift and of Foundation that public apps use.
@Suite struct `The language of whole apps` {
  private func read(_ imports: String, _ code: String) -> AppCode { AppCode(code, importing: imports) }

  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `a function after the standard library's name is not the program's`() {
    let code = """
      func min(_ a: Double, _ b: CGFloat?) -> Double {
        guard let b = b else { return a }
        return Swift.min(a, b)
      }
      #Preview { Text("\\(Int(min(3.0, 4.0)))") }
      """
    #expect(shown(code) == ["3"])
  }

  @Test func `a cast chooses the overload for the type that it names`() {
    let code = """
      struct Amounts {
        func text(_ amount: Decimal) -> String { text(amount as NSDecimalNumber) }
        func text(_ amount: NSDecimalNumber) -> String { "number \\(amount)" }
      }
      #Preview { Text(Amounts().text(Decimal(3))) }
      """
    #expect(shown(code) == ["number 3"])
  }

  @Test func `a string as NSString has not the methods that the program adds`() {
    let code = """
      extension String { func range(of text: String) -> NSRange { (self as NSString).range(of: text) } }
      #Preview { Text("\\("hello".range(of: "lo").location)") }
      """
    #expect(shown(code) == ["3"])
  }

  @Test func `overloads with autoclosures are distinguished by their labels`() {
    let code = """
      func log(_ message: @autoclosure () -> String, level: Int = 1) -> String { message() + "\\(level)" }
      func log(_ message: @autoclosure () -> String, file: String) -> String { message() + file }
      #Preview { Text(log("a")); Text(log("b", level: 2)); Text(log("c", file: "f")) }
      """
    #expect(shown(code) == ["a1", "b2", "cf"])
  }

  @Test func `an assertion names its file and line`() {
    let code = """
      func check(file: StaticString = #file, line: UInt = #line) { assert(1 < 2, "order", file: file, line: line) }
      #Preview { let _ = check(); Text("a") }
      """
    #expect(shown(code) == ["a"])
  }

  @Test func `implicit members are appended to an empty list of a known type`() {
    let code = """
      enum Size { case small, large }
      func sizes() -> [Size] {
        var sizes: [Size] = []
        sizes += [.small, .large]
        return sizes
      }
      #Preview { Text("\\(sizes() == [.small, .large])") }
      """
    #expect(shown(code) == ["true"])
  }

  @Test(arguments: [true, false]) func `a background may be nil`(isSet: Bool) {
    let found = read("", "#Preview { let set = \(isSet); Text(\"a\").background(set ? Color.red : nil) }")
    #expect(found.messages == [])
    #expect(found.texts == ["a"])
  }

  @Test func `an extension names the type's own constants`() {
    let code = """
      extension UIDevice { static var isPad: Bool { current.userInterfaceIdiom == .pad } }
      #Preview { Text(UIDevice.isPad ? "pad" : "phone") }
      """
    #expect(shown(code, importing: "UIKit") == ["phone"])
  }

  @Test func `an alias may have the name of a type of a module that is not there`() {
    let code = """
      typealias Order = Shop.Order
      struct Row: View { var order: Order?; var body: some View { Text(order == nil ? "none" : "some") } }
      #Preview { Row() }
      """
    #expect(shown(code, importing: "Shop") == ["none"])
  }

  @Test func `a constant from elsewhere may have a capital letter`() {
    let code = """
      enum Mark { case norm; func color() -> UIColor { switch self { case .norm: return Palette.TextNorm } } }
      #Preview { Text("a").foregroundColor(Color(Mark.norm.color())) }
      #Preview { let flags = OPEN_READ | OPEN_CREATE; let queue = Queue(flags: flags); Text("b") }
      """
    let found = read("UIKit Paint", code)
    #expect(found.texts == ["a", "b"])
    #expect(found.messages == ["'TextNorm' of 'Palette' is not part of the program: a UIColor stands for it"])
  }

  @Test func `a gesture's update may have a label`() {
    let code = """
      struct Card: View {
        @GestureState var offset: CGFloat = 0
        var body: some View {
          Text("a").offset(y: offset).gesture(
            DragGesture().updating($offset, body: { value, state, _ in state = value.translation.height }))
        }
      }
      #Preview { Card() }
      """
    #expect(shown(code) == ["a"])
  }

  @Test(arguments: [
    ("DateComponents(hour: 0)", "2026-01-02 00:00:00 +0000"),
    ("DateComponents(hour: 14, minute: 30)", "2026-01-01 14:30:00 +0000"),
    ("DateComponents(minute: 15)", "2026-01-01 14:15:00 +0000"),
    ("DateComponents(month: 3)", "2026-03-01 00:00:00 +0000"),
    ("DateComponents(day: 31)", "2026-01-31 00:00:00 +0000"),
    ("DateComponents(hour: 9, weekday: 2)", "2026-01-05 09:00:00 +0000"),
  ]) func `the next date matches some components`(parts: String, expected: String) {
    let code = """
      #Preview {
        let now = Date(timeIntervalSinceReferenceDate: 788966294)
        let next = Calendar.current.nextDate(after: now, matching: \(parts), matchingPolicy: .nextTime)
        Text(next.map { "\\($0)" } ?? "none")
      }
      """
    #expect(shown(code) == [expected])
  }

  @Test func `a request has its method, its headers and its body`() {
    let code = """
      func request() -> URLRequest {
        var request: URLRequest
        request = URLRequest(url: URL(string: "https://example.org/a")!)
        request.httpMethod = "POST"
        request.setValue("text", forHTTPHeaderField: "Content-Type")
        request.addValue("plain", forHTTPHeaderField: "content-type")
        return request
      }
      #Preview { Text("\\(request().httpMethod!) \\(request().value(forHTTPHeaderField: "CONTENT-TYPE")!)") }
      """
    #expect(shown(code) == ["POST text,plain"])
  }

  @Test func `an attributed string of Foundation becomes one of SwiftUI`() {
    let code = """
      func text() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "Hello world", attributes: [.foregroundColor: UIColor.gray])
        let range = (text.string as NSString).range(of: "world")
        text.addAttributes([.font: UIFont.systemFont(ofSize: 20), .underlineStyle: 1], range: range)
        text.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
        text.append(NSAttributedString(string: "!"))
        return text
      }
      #Preview { Text(AttributedString(text())); Text("\\(text().length)") }
      """
    #expect(shown(code, importing: "UIKit") == ["Bye world!", "10"])
  }

  @Test func `a table draws its rows`() {
    let code = """
      struct Person: Identifiable { let id: Int; let name: String }
      struct People: View {
        @State var order = [KeyPathComparator(\\Person.name)]
        var body: some View {
          Table(sortOrder: $order) { TableColumn("Name", value: \\.name) { Text($0.name) } } rows: {
            ForEach([Person(id: 1, name: "Ann"), Person(id: 2, name: "Bo")]) { TableRow($0) }
          }
        }
      }
      #Preview { People() }
      """
    #expect(shown(code) == ["Ann", "Bo"])
  }

  @Test func `formatters and locales have the properties that apps set`() {
    let code = """
      func sizes() -> ByteCountFormatter {
        let formatter = ByteCountFormatter()
        formatter.allowsNonnumericFormatting = false
        return formatter
      }
      func ago() -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar = .current
        return formatter
      }
      struct Zone: View { @Environment(\\.timeZone) var zone; var body: some View { Text(zone.identifier) } }
      #Preview {
        Text(sizes().string(fromByteCount: 0))
        Text(ago().localizedString(fromTimeInterval: -3600))
        Text((Locale.current.decimalSeparator ?? "") + (Locale.current.groupingSeparator ?? ""))
        Text(String("a-1".unicodeScalars.filter(CharacterSet.alphanumerics.contains)))
        Zone()
      }
      """
    #expect(shown(code) == ["0 bytes", "1 hour ago", ".,", "a1", "GMT"])
  }

  @Test func `a window has the safe area of its screen`() {
    let code = """
      #Preview {
        let insets = UIApplication.shared.windows.first?.safeAreaInsets ?? .zero
        Text("\\(Int(insets.top)) \\(Int(insets.bottom))")
      }
      """
    #expect(shown(code, importing: "UIKit") == ["59 34"])
  }

  @Test func `an interval of a queue is one of its cases`() {
    let code = """
      extension DispatchTimeInterval {
        static func days(_ days: Int) -> Self { .seconds(days * 86400) }
        var written: String {
          switch self {
          case let .seconds(count): "s\\(count)"
          case .milliseconds(let count): "ms\\(count)"
          case .never: "never"
          default: "other"
          }
        }
      }
      #Preview {
        Text(DispatchTimeInterval.days(3).written)
        Text(DispatchTimeInterval.milliseconds(250).written)
        Text(DispatchTimeInterval.never.written)
        Text(DispatchTimeInterval.nanoseconds(250).written)
      }
      """
    #expect(shown(code) == ["s259200", "ms250", "never", "other"])
  }

  @Test func `a result publishes its value`() {
    let code = """
      class Model: ObservableObject {
        @Published var names: [Int: String] = [:]
        @Published var problem = ""
        init() {
          let read = Result(catching: { Data("[\\"a\\", \\"bc\\"]".utf8) }).publisher
            .decode(type: [String].self, decoder: JSONDecoder()).eraseToAnyPublisher()
          _ = read.replaceError(with: [])
            .map { Dictionary(uniqueKeysWithValues: $0.map { ($0.count, $0) }) }
            .sink { [weak self] in self?.names = $0 }
          _ = Result<Int, Error>(catching: { throw CancellationError() }).publisher
            .sink(receiveCompletion: { if case .failure = $0 { self.problem = "failed" } }, receiveValue: { _ in })
        }
      }
      struct Names: View {
        @StateObject var model = Model()
        var body: some View {
          Text(model.names[2] ?? "none")
          Text(model.problem)
        }
      }
      #Preview { Names() }
      """
    #expect(shown(code, importing: "Combine") == ["bc", "failed"])
  }

  @Test func `a text formats a date by its distance from now`() {
    let code = """
      func ago() -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        return formatter
      }
      #Preview { Text(Date().addingTimeInterval(-7200), formatter: ago()) }
      """
    #expect(shown(code) == ["2 hours ago"])
  }

  @Test func `languages with the same likely region are equivalent`() {
    let code = """
      func same(_ a: String, _ b: String) -> String {
        Locale(identifier: a).language.isEquivalent(to: Locale(identifier: b).language) ? "yes" : "no"
      }
      #Preview {
        Text([same("en", "en_US"), same("en_GB", "en_US"), same("de", "de-DE"), same("de", "fr"), same("sr", "sr_RS")].joined(separator: " "))
        Text([same("zh_TW", "zh-Hant"), same("zh_TW", "zh-Hans"), same("zh", "zh_CN")].joined(separator: " "))
        Text(Locale(identifier: "zh-Hant_HK").language.region?.identifier ?? "none")
        Text(Locale(identifier: "zh-Hant").language.script?.identifier ?? "none")
      }
      """
    #expect(shown(code) == ["yes no yes no yes", "yes no yes", "HK", "Hant"])
  }
}
