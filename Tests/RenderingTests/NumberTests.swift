import Testing

@testable import PlumblineRendering

@Suite struct `Numbers of a drawing` {
  private func text(_ value: Double, decimals: Int = 3) -> String {
    DecimalWriter.write(value, decimals: decimals) { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    (0, "0"), (-0.0004, "0"), (0.0005, ".001"), (-0.5, "-.5"), (1, "1"), (10, "10"), (100.05, "100.05"),
    (-12.345, "-12.345"), (1.9996, "2"), (7.0001, "7"), (.nan, "0"), (-.infinity, "0"), (5e12, "1000000000"),
  ]) func `a number has no more characters than are visible`(value: Double, expected: String) {
    #expect(text(value) == expected)
  }

  @Test(arguments: [(0, "3"), (1, "3.1"), (2, "3.14"), (6, "3.141593"), (9, "3.141592654")])
  func `decimals are rounded, not truncated`(decimals: Int, expected: String) {
    #expect(text(.pi, decimals: decimals) == expected)
  }

  @Test func `a written number is exact to half of its last decimal`() {
    for step in 0..<20_000 {
      let value = Double(step) * 0.777_77 - 7_000
      #expect(abs((Double(text(value)) ?? .nan) - value) <= 0.000_500_000_1)
    }
  }
}
