import PlumblineDataFormats
import Testing

@Suite struct `Numbers in texts` {
  @Test(
    arguments: [
      (0, "0"), (7, "7"), (-7, "-7"), (999, "999"), (1_000, "1,000"), (-1_000, "-1,000"), (12_345, "12,345"),
      (-123_456, "-123,456"), (1_000_000, "1,000,000"), (Int.max, "9,223,372,036,854,775,807"),
      (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func `a whole number has a comma before each three digits`(_ number: Int, _ text: String) {
    #expect(NumberInText.text(of: number) == text)
  }

  @Test func `a number beyond the range of Int is formatted too`() {
    #expect(NumberInText.text(of: UInt64.max) == "18,446,744,073,709,551,615")
  }
}
