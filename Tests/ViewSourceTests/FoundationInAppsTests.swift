import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Foundation in whole apps` {
  /// Returns the text of an expression's value after declarations, or the messages if there are any.
  private func text(_ expression: String, _ declarations: String = "") -> [String] {
    let code = "import SwiftUI\n#Preview { \(declarations)\nText(\"\\(\(expression))\") }\n"
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: code)])
    guard reading.diagnostics.diagnostics.isEmpty else {
      return reading.diagnostics.diagnostics.map(\.message.description)
    }
    return reading.previews.flatMap { $0.resolved().views }.compactMap { $0.view == "Text" ? $0.detail : nil }
  }

  @Test func `a file that is not there is no data`() {
    #expect(text("(try? Data(contentsOf: URL(fileURLWithPath: \"/none\"))) == nil") == ["true"])
  }

  @Test func `processes, defaults and flags of C have their values`() {
    #expect(text("ProcessInfo.processInfo.environment[\"XCODE_RUNNING_FOR_PREVIEWS\"] == \"1\"") == ["true"])
    #expect(text("ProcessInfo.processInfo.processorCount > 0") == ["true"])
    #expect(text("UserDefaults().bool(forKey: \"a\")") == ["false"])
    #expect(text("flag.boolValue", "let flag: ObjCBool = true") == ["true"])
  }

  @Test func `strings are paths, as NSString reads them`() {
    let path = "let path = \"notes/a.b.txt\" as NSString"
    #expect(text("path.lastPathComponent", path) == ["a.b.txt"])
    #expect(text("path.deletingPathExtension", path) == ["notes/a.b"])
    #expect(text("path.pathExtension", path) == ["txt"])
    #expect(text("path.deletingLastPathComponent", path) == ["notes"])
    #expect(text("path.appendingPathComponent(\"c\")", path) == ["notes/a.b.txt/c"])
    #expect(text("path.appendingPathExtension(\"md\")!", path) == ["notes/a.b.txt.md"])
    #expect(text("(\"/usr/\" as NSString).lastPathComponent") == ["usr"])
    #expect(text("(\".profile\" as NSString).pathExtension.isEmpty") == ["true"])
    #expect(text("(\"/a/b\" as NSString).pathComponents.joined(separator: \"|\")") == ["/|a|b"])
  }

  @Test func `names are written and read by their formatter`() {
    let name = "let name = PersonNameComponents(givenName: \"Ada\", familyName: \"Byron\")"
    #expect(text("PersonNameComponentsFormatter().string(from: name)", name) == ["Ada Byron"])
    #expect(
      text("PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated)", name) == ["AB"])
    let read = "let read = PersonNameComponentsFormatter().personNameComponents(from: \"Ada King Byron\")!"
    #expect(text("read.givenName!) \\(read.middleName!) \\(read.familyName!", read) == ["Ada King Byron"])
  }

  @Test func `a formatter of dates has the names of days and months in its language`() {
    let formatter = "let formatter = DateFormatter(); formatter.locale = Locale(identifier: \"de_DE\")"
    #expect(text("formatter.shortWeekdaySymbols[1]", formatter) == ["Mo."])
    #expect(text("formatter.monthSymbols![2]", formatter) == ["März"])
    #expect(text("DateFormatter().veryShortWeekdaySymbols.joined()") == ["SMTWTFS"])
  }

  @Test func `the families of fonts and the absolute time have values`() {
    #expect(
      text("UIFont.familyNames.contains(\"Georgia\")) \\(UIFont.familyNames.contains(\"Icons\")") == ["true false"])
    #expect(text("UIFont.fontNames(forFamilyName: \"Icons\").count") == ["0"])
    #expect(text("CFAbsoluteTimeGetCurrent() == Date().timeIntervalSinceReferenceDate") == ["true"])
  }

  @Test func `numbers of 48 bits are C's`() {
    #expect(
      text(
        "a > 0.0416303 && a < 0.0416304 && b > 0.45449 && b < 0.4545",
        "srand48(1); let a = drand48(); let b = drand48()") == ["true"])
  }

  @Test func `a number of seconds can be subtracted from a date`() {
    #expect(
      text("d.timeIntervalSince1970 < -59", "var d = Date(timeIntervalSince1970: 0); d -= .random(in: 60 ..< 180)") == [
        "true"
      ])
  }

  @Test func `text is padded with a pattern from a position in it, to any length`() {
    #expect(text("\"ab\".padding(toLength: 7, withPad: \"-+\", startingAt: 1)") == ["ab+-+-+"])
    #expect(text("\"abc\".padding(toLength: 2, withPad: \"-\", startingAt: 0)") == ["ab"])
    #expect(text("\"a\".padding(toLength: 20_000, withPad: \"b\", startingAt: 0).count") == ["20,000"])
  }

  @Test(arguments: [
    ("Array(repeating: 1, count: n).count", "there cannot be -2 elements"),
    ("String(repeating: \"a\", count: n).count", "there cannot be -2 elements"),
    ("String(repeating: \"ab\", count: .max).count", "a string is longer than 10000000 bytes"),
    ("\"a\".padding(toLength: .max, withPad: \"b\", startingAt: 0)", "a string is longer than 10000000 bytes"),
  ])
  func `a list or a text of an impossible length is an error`(expression: String, message: String) {
    #expect(text(expression, "let n = -2") == [message])
  }

  @Test func `calls are nested up to the limit of depth`() {
    let sum = "func sum(_ n: Int) -> Int { n == 0 ? 0 : 1 + sum(n - 1) }"
    #expect(text("sum(900)", sum) == ["900"])
    #expect(text("sum(1_040)", sum) == ["calls are nested more than 1000 levels deep"])
  }

  @Test func `a cache stores its values`() {
    #expect(
      text("c.object(forKey: \"a\") ?? 0", "let c = NSCache<NSString, Int>(); c.setObject(3, forKey: \"a\")") == ["3"])
  }

  @Test func `formats take their arguments as a list`() {
    #expect(text("String(format: \"%d %@\", locale: nil, arguments: [3, \"a\"])") == ["3 a"])
    #expect(text("String.localizedStringWithFormat(\"%d of %d\", 1, 2)") == ["1 of 2"])
    #expect(text("String(format: \"up %1$@%\", \"54%\")") == ["up 54%"])
  }

  @Test func `formats in a locale have its digits and separators, and others have those of C`() {
    #expect(
      text("String.localizedStringWithFormat(\"%d %.1f %04d %@\", 1234, 1234.5, 7, \"a\")") == ["1,234 1,234.5 0007 a"])
    #expect(text("String(format: \"%ld %.2f\", locale: Locale(identifier: \"de\"), 1234, 0.5)") == ["1.234 0,50"])
    #expect(text("String(format: \"%d\", locale: Locale(identifier: \"ar\"), arguments: [21])") == ["٢١"])
    #expect(text("String(format: \"%d\", locale: nil, 1234)") == ["1234"])
    #expect(text("String(format: \"%d\", 1234)") == ["1234"])
  }

  @Test func `an index of a dictionary finds the entry, its key and its value`() {
    let found = text(
      "d[i].key) \\(d[i].value) \\(d.values[i]) \\(d.index(forKey: \"z\") == nil",
      "let d = [\"a\": 1, \"b\": 2]; let i = d.index(forKey: \"b\")!")
    #expect(found == ["b 2 2 true"])
  }

  @Test func `integers have C's names`() {
    #expect(text("a &+ 1", "let a = CUnsignedInt.max") == ["0"])
  }

  @Test func `data is a collection of bytes`() {
    #expect(text("Data([1, 2, 255]).map { String(format: \"%02x\", $0) }.joined()") == ["0102ff"])
    #expect(text("Data([1, 2, 255]).base64EncodedString()") == ["AQL/"])
    #expect(text("(Data([1]) + Data([2, 3])).count") == ["3"])
    #expect(text("Data(base64Encoded: \"/w==\")![0]") == ["255"])
    #expect(text("String(data: Data([0x68, 0x69]), encoding: .utf8)!") == ["hi"])
    #expect(text("String(data: Data([0xff]), encoding: .utf8) == nil") == ["true"])
  }

  @Test func `settings stay in memory`() {
    let setup =
      "let d = UserDefaults.standard; let _ = d.register(defaults: [\"b\": 7]); let _ = d.set(5, forKey: \"a\")"
    #expect(text("d.integer(forKey: \"a\") + d.integer(forKey: \"b\")", setup) == ["12"])
    #expect(text("d.string(forKey: \"c\") == nil", setup) == ["true"])
  }

  @Test func `a bundle knows its languages and the text of a key`() {
    #expect(text("Bundle.main.localizedString(forKey: \"a\", value: \"b\", table: nil)") == ["b"])
    #expect(text("Bundle.main.localizedString(forKey: \"a\", value: nil, table: nil)") == ["a"])
    #expect(text("Bundle.main.preferredLocalizations.joined()") == ["en"])
  }

  @Test func `a JSON document is a table of values`() {
    let setup = """
      let d = "{\\"a\\": [1, 2.5]}".data(using: .utf8)!
      let j = try! JSONSerialization.jsonObject(with: d) as! [String: Any]
      """
    #expect(text("(j[\"a\"] as! [Any]).count", setup) == ["2"])
    #expect(
      text("String(data: try! JSONSerialization.data(withJSONObject: [\"b\": 1]), encoding: .utf8)!") == ["{\"b\":1}"])
  }

  @Test func `lengths, masses and energies have their units`() {
    #expect(text("LengthFormatter().string(fromValue: 3.2, unit: .kilometer)") == ["3.2 km"])
    #expect(text("MassFormatter().string(fromValue: 2, unit: .kilogram)") == ["2 kg"])
  }

  @Test func `number format styles can be written as types`() {
    #expect(text("Int(3).formatted(IntegerFormatStyle<Int>())") == ["3"])
    #expect(text("3.5.formatted(FloatingPointFormatStyle<Double>().precision(.fractionLength(2)))") == ["3.50"])
    #expect(text("3.formatted(IntegerFormatStyle<Int>.Percent())") == ["3%"])
    #expect(text("3.0.formatted(FloatingPointFormatStyle<Double>.Currency(code: \"USD\"))") == ["$3.00"])
    #expect(text("Decimal(3).formatted(Decimal.FormatStyle())") == ["3"])
    #expect(text("(style as Any) is IntegerFormatStyle<Int>", "let style = IntegerFormatStyle<Int>()") == ["true"])
    #expect(
      text("(style as Any) is IntegerFormatStyle<Int>", "let style = FloatingPointFormatStyle<Double>()") == ["false"])
    #expect(text("(style as Any) is IntegerFormatStyle<Int>", "let style = Date.FormatStyle()") == ["false"])
  }

  @Test func `query items are appended to an address`() {
    let url =
      "URL(string: \"https://a.b/c?x=1\")!.appending(queryItems: [URLQueryItem(name: \"a\", value: \"b c&d\"), URLQueryItem(name: \"e\", value: nil)])"
    #expect(text("\(url).absoluteString") == ["https://a.b/c?x=1&a=b%20c%26d&e"])
  }

  @Test func `the notifications of apps and scenes have names`() {
    #expect(
      text("UIApplication.didEnterBackgroundNotification.rawValue") == ["UIApplicationDidEnterBackgroundNotification"])
    #expect(text("UIScene.willDeactivateNotification.rawValue") == ["UISceneWillDeactivateNotification"])
  }

  @Test func `a coordinate space may be a member of its protocol`() {
    let code = """
      import SwiftUI
      extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { static var list: NamedCoordinateSpace { .named("list") } }
      #Preview { Text("a").coordinateSpace(.list) }
      """
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: code)])
    #expect(reading.diagnostics.diagnostics.isEmpty)
  }
}
