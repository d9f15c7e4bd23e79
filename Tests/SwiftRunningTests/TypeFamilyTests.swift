import Testing

@testable import PlumblineSwiftRunning

@Suite struct `Type families` {
  @Test func `two vocabularies of a process do not share their members`() {
    let plain = Vocabulary { _ in }
    let extended = Vocabulary { $0.property(on: .bool, "boolValue", as: .bool) { $0 } }
    #expect(TypeFamily.shared("Bool", plain).members("boolValue").isEmpty)
    #expect(TypeFamily.shared("Bool", extended).members("boolValue").map(\.name) == ["boolValue"])
  }
}
