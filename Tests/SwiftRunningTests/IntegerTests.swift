import Testing

@Suite struct `Fixed-width integers` {
  /// The text of an expression's value, or the messages of its diagnostics.
  private func shown(_ expression: String, _ declarations: String = "") throws -> [String] {
    let run = try PlainRun("\(declarations)\nfunc answer() -> String { \"\\(\(expression))\" }\n")
    return run.messages.isEmpty ? [run.text] : run.messages
  }

  /// The errors of an expression among variables of a width and without, with their lines and columns.
  private func errors(_ expression: String) throws -> [String] {
    let code = "let byte: UInt8 = 255\nlet many = 300\nfunc answer() -> String { \"\\(\(expression))\" }\n"
    return try PlainRun(code).diagnostics.map { "\($0.source.line):\($0.source.column) \($0.message)" }
  }

  @Test(arguments: [
    ("UInt8(200) &+ 100", "44"), ("UInt64.max", "18446744073709551615"), ("Int32.max", "2147483647"),
    ("Int8.min", "-128"), ("~UInt32(5)", "4294967290"), ("-Int8(5)", "-5"), ("Int32(-7) / 2", "-3"),
    ("UInt8(truncatingIfNeeded: 300)", "44"), ("Int8(truncatingIfNeeded: 200)", "-56"), ("UInt8(clamping: 999)", "255"),
    ("UInt8(exactly: 300) == nil", "true"), ("UInt8(\"256\") ?? 7", "7"),
    ("UInt32(\"FF00FF\", radix: 16)!", "16711935"),
    ("UInt32(1) << 31", "2147483648"), ("UInt8(1) << 8", "0"), ("Int8(-128) >> 3", "-16"), ("UInt8(5) &<< 9", "10"),
    ("UInt64(1) << Int(40)", "1099511627776"), ("UInt16(0xABCD).byteSwapped", "52651"), ("Int16.bitWidth", "16"),
    ("UInt32(5).leadingZeroBitCount", "29"), ("UInt64(12).trailingZeroBitCount", "2"),
    ("(255 as UInt8).nonzeroBitCount", "8"),
    ("Int8(bitPattern: 255)", "-1"), ("Int(5).magnitude &- 6", "18446744073709551615"),
    ("type(of: \"a\".utf8.first!)", "UInt8"),
    ("UInt8(3) < Int(5)", "true"), ("UInt8(3) == 3", "true"), ("[UInt8(3), 1, 2].sorted()", "[1, 2, 3]"),
    ("[3, 4].map { UInt8($0) * 2 }.reduce(0, +)", "14"), ("(UInt8(0)...3).map { $0 * 80 }", "[0, 80, 160, 240]"),
    ("stride(from: UInt8(250), through: 255, by: 2).map { $0 }", "[250, 252, 254]"),
    ("UInt8(200).addingReportingOverflow(100)", "(partialValue: 44, overflow: true)"),
    ("Double(UInt64.max)", "1.8446744073709552e+19"), ("0xFFFF_FFFF_FFFF_FFFF as UInt64", "18446744073709551615"),
    ("String(UInt8(171), radix: 16, uppercase: true)", "AB"), ("String(format: \"%02X\", UInt8(10))", "0A"),
    ("Character(UnicodeScalar(UInt8(ascii: \"A\") + 2))", "C"), ("Int.max.formatted()", "9,223,372,036,854,775,807"),
  ])
  func `have the width of their type`(expression: String, text: String) throws {
    #expect(try shown(expression) == [text])
  }

  @Test(arguments: [
    ("byte + 1", "3:35 arithmetic overflow"), ("UInt8(many)", "3:30 '300' does not fit into 'UInt8'"),
    ("UInt8(300)", "3:30 '300' does not fit into 'UInt8'"), ("300 as UInt8", "3:30 '300' does not fit into 'UInt8'"),
    ("UInt(-1)", "3:30 '-1' does not fit into 'UInt'"), ("Int(1e19)", "3:30 '1e+19' does not fit into 'Int'"),
    ("byte + many", "3:35 operator '+' cannot be applied to 'UInt8' and 'Int'"), ("byte / 0", "3:35 division by zero"),
    ("9223372036854775808", "3:30 '9223372036854775808' does not fit into 'Int'"),
    ("{ let a: Int = byte; return a }()", "3:45 cannot convert a value of type 'UInt8' to 'Int'"),
  ])
  func `that are out of range are errors at their location`(expression: String, error: String) throws {
    #expect(try errors(expression) == [error])
  }

  @Test func `colour codes and hashes match compiled code`() throws {
    let declarations = """
      func parts(_ hex: UInt32) -> [UInt32] { [hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF] }
      func scanned(_ text: String) -> UInt64 { var value: UInt64 = 0; Scanner(string: text).scanHexInt64(&value); return value }
      func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 14695981039346656037
        for byte in text.utf8 { hash ^= UInt64(byte); hash = hash &* 1099511628211 }
        return hash
      }
      """
    #expect(try shown("parts(0xFF8040)", declarations) == ["[255, 128, 64]"])
    #expect(try shown("(scanned(\"ff8040\") & 0xFF00) >> 8", declarations) == ["128"])
    #expect(try shown("hash(\"hello\")", declarations) == ["11831194018420276491"])
  }

  @Test func `raw values have the enumeration's raw type`() throws {
    let declarations = "enum Code: UInt8 { case one = 1, two, ten = 0x0A, eleven }"
    #expect(try shown("Code.eleven.rawValue &+ 250", declarations) == ["5"])
    #expect(try shown("Code(rawValue: 2)!", declarations) == ["two"])
  }

  /// Source of the numbers: the same program, compiled with swiftc 6.2.
  @Test func `a seeded generator gives the same numbers as in compiled code`() throws {
    let declarations = """
      struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
          state = state &* 6364136223846793005 &+ 1442695040888963407
          return state
        }
      }
      func drawn() -> String {
        var g = Seeded(state: 7)
        var list = [1, 2, 3, 4]
        let parts: [Any] = [
          Int.random(in: 0..<10, using: &g), Int.random(in: 1...6, using: &g), Double.random(in: 0...1, using: &g),
          Bool.random(using: &g), [1, 2, 3, 4, 5].shuffled(using: &g), ["a", "b", "c"].randomElement(using: &g)!,
        ]
        list.shuffle(using: &g)
        return "\\(parts) \\(list) \\(UInt8.random(in: 0...255, using: &g))"
      }
      """
    #expect(
      try shown("drawn()", declarations) == [
        "[4, 6, 0.9065758219926132, false, [2, 1, 4, 3, 5], \"c\"] [3, 1, 4, 2] 70"
      ])
  }
}

@Suite struct `Option sets of a program` {
  @Test(arguments: [
    ("([.top, .leading] as Sides).rawValue", "5"), ("Sides.all.contains(.bottom)", "true"), ("Sides().isEmpty", "true"),
    ("Sides.top.union(.bottom) == [.bottom, .top]", "true"), ("Sides.all.subtracting(.top).rawValue", "6"),
    ("Sides([.top, .bottom]).symmetricDifference(.top) == .bottom", "true"), ("has(.leading)", "true"),
    ("changed()", "2 true"),
  ])
  func `have the members of a set algebra`(expression: String, text: String) throws {
    let declarations = """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1 << 0), bottom = Sides(rawValue: 1 << 1), leading = Sides(rawValue: 1 << 2)
        static let all: Sides = [.top, .bottom, .leading]
      }
      func has(_ sides: Sides) -> Bool { sides.contains(.leading) && !sides.contains([.leading, .top]) }
      func changed() -> String {
        var sides: Sides = .top
        sides.insert(.bottom)
        sides.remove(.top)
        return "\\(sides.rawValue) \\(sides.insert(.leading).inserted)"
      }
      """
    #expect(
      try PlainRun("\(declarations)\nfunc answer() -> String { \"\\(\(expression))\" }").text == text)
  }
}
