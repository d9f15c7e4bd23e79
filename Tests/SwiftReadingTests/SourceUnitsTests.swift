import Testing

@testable import PlumblineSwiftReading

/// A piece of code has the same value each time if it refers to nothing around it and to nothing that changes.
@Suite struct `Code that has the same value each time` {
  @Test(arguments: [
    "struct A: View { var body: some View { VStack { «Text(\"a\").padding(4)» } } }",
    "struct A: View { var body: some View { VStack { «ForEach(0..<3) { index in Text(\"\\(index)\") }» } } }",
    "#Preview { «ForEach(0..<3, id: \\.self) { row in Text(\"\\(row)\") }» }",
    "struct A: View { var body: some View { «ForEach(0..<3) { Text(\"\\($0)\").tag($0) }» } }",
    "#Preview { «Text(\"a\").alignmentGuide(.leading) { d in d[.leading] + 3 }» }",
    "#Preview { «Row(title: \"a\", index: 2)» }\nstruct Row: View { let title: String; var body: some View { Text(title) } }",
    "#Preview { «label(of: 3)» }\nfunc label(of number: Int) -> some View { Text(\"\\(number)\") }",
    "#Preview { «HStack { let gap = 3.0; Color.red.padding(gap) }» }",
  ])
  func `it may be kept`(_ code: String) throws { #expect(try names(code) != nil) }

  @Test(arguments: [
    "struct A: View { let title: String; var body: some View { «Text(title)» } }",
    "struct A: View { let title: String; var body: some View { «Text(self.title)» } }",
    "struct A: View { let n: Int; var body: some View { «row(1)» }\nfunc row(_ i: Int) -> some View { Text(\"\\(n)\") } }",
    "struct A: View { let n: Int; var body: some View { «row(1)» } }\nextension A { func row(_ i: Int) -> some View { Text(\"\\(n)\") } }",
    "#Preview { func row() -> some View { Text(\"a\") }; «row()» }",
    "func a(title: String) -> some View { VStack { «Text(title)» } }",
    "func a(make: () -> Text) -> some View { VStack { «make()» } }",
    "#Preview { ForEach(0..<3) { index in «Text(\"\\(index)\")» } }",
    "#Preview { ForEach(0..<3) { «Text(\"\\($0)\")» } }",
    "#Preview { let gap = 3.0; «Text(\"a\").padding(gap)» }",
    "#Preview { VStack { «HStack { ForEach(0..<2) { index in Text(\"a\") }; Text(\"\\(index)\") }» } }",
    "struct A<Content: View>: View { var body: some View { «Box<Content>()» } }",
    "struct A: View { struct Row: View {}; var body: some View { «Row()» } }",
    "struct A: View { @State var isOn = false; var body: some View { «Toggle(\"a\", isOn: $isOn)» } }",
    "#Preview { «Text(\"\\(Int.random(in: 0..<9))\")» }",
  ])
  func `it depends on what is around it`(_ code: String) throws { #expect(try names(code) == nil) }

  @Test(arguments: [
    "class Model {}", "struct Count { static var next = 0 }", "var total = 0",
    "struct A: View { @Environment(\\.locale) var locale }", "let id = UUID()", "let thing = Moving()",
  ])
  func `a declaration may have another value each time`(_ code: String) throws {
    let units = try units(of: code)
    #expect(units.names(of: try #require(units.items.first)) == nil)
  }

  @Test(arguments: [
    "struct A { static var tone: Color { .red } }", "struct A: View { @State var size = 3.0 }", "let gap = 4.0",
    "func twice(_ number: Int) -> Int { number * 2 }",
  ])
  func `a declaration has the same value each time`(_ code: String) throws {
    let units = try units(of: code)
    #expect(units.names(of: try #require(units.items.first)) != nil)
  }

  /// Returns the names to which the code between marks refers.
  private func names(_ marked: String) throws -> Set<String>? {
    let parts = marked.split(separator: /[«»]/, omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let units = try units(of: parts.joined())
    let range = start..<(start + parts[1].utf8.count)
    let item = try #require(units.items.first { $0.range.contains(start) })
    return units.names(ofCodeIn: range, within: item, members: units.innerNames)
  }

  private func units(of code: String) throws -> SourceUnits {
    let names = SourceUnits.Names(harmlessAttributes: ["State"], changing: ["Moving"], macros: ["Preview"])
    return try #require(Array(code.utf8).withUnsafeBufferPointer { SourceUnits(of: $0, with: names) })
  }
}
