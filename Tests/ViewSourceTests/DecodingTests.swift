import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Returns the text that a program shows, or its diagnostics.
private func result(_ code: String, _ expression: String) -> [String] {
  let file = "import SwiftUI\n\(code)\nfunc result() -> String { \"\\(\(expression))\" }\n#Preview { Text(result()) }\n"
  let reading = ViewSource.read([SourceFile(path: "Decoding.swift", text: file)])
  if reading.diagnostics.hasErrors { return reading.diagnostics.diagnostics.map(\.message.description) }
  let layout = reading.previews.first?.view.resolved(in: Size(width: 300, height: 100))
  return layout?.dump.split(separator: "\"").dropFirst().first.map { [String($0)] } ?? []
}

@Suite struct `JSON strings in a program` {
  private static let users = ##"""
    struct User: Codable { let id: Int; let name: String; var mail: String?; let home: Home; var score: Double; var kind: Kind
      enum CodingKeys: String, CodingKey { case id, name = "full_name", mail, home, score, kind } }
    struct Home: Codable { let streetName: String; let tags: [String] }
    enum Kind: String, Codable { case plain, fancy }
    let text = #"[{"id": 1, "full_name": "A\u00e4\n", "home": {"street_name": "Main", "tags": ["x", "y"]}, "score": 3, "kind": "fancy"}]"#
    func users(_ text: String) throws -> [User] {
      let decoder = JSONDecoder()
      return try decoder.decode([User].self, from: Data(text.utf8))
    }
    struct Flat: Decodable { let streetName: String }
    func flat() -> Flat? {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try? decoder.decode(Flat.self, from: #"{"street_name": "Side"}"#.data(using: .utf8)!)
    }
    func failure(_ text: String) -> String { do { _ = try users(text); return "none" } catch { return "caught" } }
    func homes() -> Int { (try? JSONDecoder().decode([String: Int].self, from: Data(#"{"a": 2}"#.utf8)))?["a"] ?? 0 }
    """##

  @Test(arguments: [
    ("flat()!.streetName", "Side"), ("homes()", "2"), ("failure(\"[{}]\")", "caught"), ("failure(\"[1,\")", "caught"),
    ("failure(\"[]\")", "none"),
  ])
  func `is decoded into the program's types`(expression: String, text: String) {
    #expect(result(Self.users, expression) == [text])
  }

  @Test(arguments: [
    ("2026-01-01T10:00:00Z", "10"), ("2026-01-01T10:00:00+02:00", "8"), ("2026-01-01T10:00:00-05:30", "15"),
    ("2026-01-01", "none"), ("yesterday", "none"),
  ])
  func `has dates with time zone offsets`(moment: String, hour: String) {
    let code = #"""
      func hour(_ text: String) -> String {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let dates = try? decoder.decode([Date].self, from: Data("[\"\(text)\"]".utf8)) else { return "none" }
        return "\(Calendar.current.component(.hour, from: dates[0]))"
      }
      """#
    #expect(result(code, "hour(\"\(moment)\")") == [hour])
  }

  @Test func `has exact integers, or reports that they are not`() {
    let code = "func first(_ text: String) -> Int { try! JSONDecoder().decode([Int].self, from: Data(text.utf8))[0] }"
    #expect(result(code, "first(\"[9007199254740991]\")") == ["9007199254740991"])
    #expect(result(code, "first(\"[9007199254740993]\")").joined().contains("2^53"))
  }

  @Test func `has the type's coding keys and values of its properties' types`() {
    let code = Self.users.replacing("street_name\": \"Main", with: "streetName\": \"Main")
    #expect(result(code, "try! users(text)[0].score") == ["3.0"])
    #expect(result(code, "try! users(text)[0].home.tags.count") == ["2"])
    #expect(result(code, "try! users(text)[0].name.count") == ["3"])
    #expect(result(code, "try! users(text)[0].kind") == ["fancy"])
    #expect(result(code, "try! users(text)[0].mail ?? \"-\"") == ["-"])
  }
}

@Suite struct `Indices of strings and dictionaries` {
  private static let code = """
    extension String { subscript(at index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] } }
    func found(_ part: String, in text: String) -> String {
      guard let range = text.range(of: part, options: .caseInsensitive) else { return "none" }
      return String(text[..<range.lowerBound]) + "|" + text[range] + "|" + String(text[range.upperBound..<text.endIndex])
    }
    func changed() -> String {
      var text = "hello"
      text.insert("!", at: text.endIndex)
      text.remove(at: text.startIndex)
      text.replaceSubrange(text.startIndex..<text.index(after: text.startIndex), with: "E")
      return text
    }
    func counted() -> String {
      var table = [String: Double]()
      table["a", default: 0] += 3
      table["b"] = 1
      table["c"] = 4
      table["c"] = nil
      return "\\(table["a"]! / 2) \\(table["b"]! / 2) \\(table.count)"
    }
    func year() -> Date { var parts = DateComponents(); parts.hour = 7; return Calendar.current.date(from: parts)! }
    """

  @Test(arguments: [
    ("found(\"AN\", in: \"banana\")", "b|an|ana"), ("found(\"x\", in: \"banana\")", "none"), ("changed()", "Ello!"),
    ("\"swift\"[at: 1]", "w"), ("counted()", "1.5 0.5 2"), ("String(format: \"%.2f %g\", 1.115, 8.0)", "1.11 8"),
    ("Calendar.current.component(.hour, from: year())", "7"), ("Calendar.current.component(.year, from: year())", "1"),
    ("0...3 ~= 2", "true"),
  ])
  func `are found and changed`(expression: String, text: String) {
    #expect(result(Self.code, expression) == [text])
  }
}

@Suite struct `Files without a preview` {
  private func shown(_ text: String) -> [String] {
    let reading = ViewSource.read([SourceFile(path: "Shown.swift", text: text)])
    if reading.diagnostics.hasErrors { return reading.diagnostics.diagnostics.map(\.message.description) }
    return reading.previews.map {
      String($0.view.resolved(in: Size(width: 100, height: 100)).dump.prefix { $0 != "(" })
    }
  }

  @Test(arguments: ["setLiveView(Page())", "liveView = UIHostingController(rootView: Page())"])
  func `show a playground's live view`(statement: String) {
    let code = """
      import PlaygroundSupport
      import SwiftUI
      struct Page: View { var title = "a"; var body: some View { Text(title) } }
      struct Other: View { var body: some View { Text("b") } }
      PlaygroundPage.current.\(statement)
      """
    #expect(shown(code).count == 1)
    #expect(shown(code).first?.contains("a") == true)
  }

  @Test func `show a nested view if there is no other`() {
    #expect(
      shown("import SwiftUI\nenum Samples { struct Page: View { var body: some View { Text(\"a\") } } }").count == 1)
  }
}

@Suite struct `JSON read by declared initializers` {
  private static let types = ##"""
    struct Weather: Decodable {
      let city: String; let temperature: Double; let days: [Day]; let wind: Int?; let tags: [String]
      enum CodingKeys: String, CodingKey { case city = "name", main, days, wind, tags }
      enum MainKeys: String, CodingKey { case now = "temp", feels }
      init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        city = try container.decode(String.self, forKey: .city)
        let main = try container.nestedContainer(keyedBy: MainKeys.self, forKey: .main)
        temperature = try main.decode(Double.self, forKey: .now) + (try main.decodeIfPresent(Double.self, forKey: .feels) ?? 100)
        days = try container.decodeIfPresent([Day].self, forKey: .days) ?? []
        wind = try? container.decode(Int.self, forKey: .wind)
        var list = try container.nestedUnkeyedContainer(forKey: .tags)
        var read: [String] = []
        while !list.isAtEnd { read.append(try list.decode(String.self)) }
        tags = read
      }
    }
    struct Day: Decodable { let kind: Kind }
    enum Kind: String, Decodable {
      case sun, unknown
      init(from decoder: Decoder) throws {
        self = Kind(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
      }
    }
    enum Form: Decodable { case circle(radius: Double), pair(Int, Int) }
    class Base: Decodable {
      var a: Int
      private enum CodingKeys: String, CodingKey { case a }
      required init(from decoder: Decoder) throws { a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a) }
    }
    final class Sub: Base {
      var b: String
      private enum CodingKeys: String, CodingKey { case b }
      required init(from decoder: Decoder) throws {
        b = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .b)
        try super.init(from: decoder)
      }
    }
    let text = #"{"name": "Oslo", "main": {"temp": 3.5}, "days": [{"kind": "sun"}, {"kind": "hail"}], "wind": "x", "tags": ["p", "q"]}"#
    func read<T: Decodable>(_ type: T.Type, _ text: String) -> T? { try? JSONDecoder().decode(type, from: Data(text.utf8)) }
    func sub() -> String { let sub = read(Sub.self, #"{"a": 1, "b": "two"}"#)!; return "\(sub.a) \(sub.b)" }
    func area() -> Double {
      guard case .circle(let radius)? = read(Form.self, #"{"circle": {"radius": 2.5}}"#) else { return 0 }
      return radius
    }
    """##

  @Test(arguments: [
    ("read(Weather.self, text)!.city", "Oslo"), ("read(Weather.self, text)!.temperature", "103.5"),
    ("read(Weather.self, text)!.days.map(\\.kind)", "[Kind.sun, Kind.unknown]"),
    ("read(Weather.self, text)!.wind ?? -1", "-1"),
    ("read(Weather.self, text)!.tags.joined()", "pq"), ("read(Weather.self, \"{}\") == nil", "true"),
    ("sub()", "1 two"),
    ("area()", "2.5"),
  ])
  func `has the computed values`(expression: String, text: String) { #expect(result(Self.types, expression) == [text]) }
}
