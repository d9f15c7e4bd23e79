import PlumblineLayout
import Testing

/// Rule: <doc:Steps#How-steps-are-written>.
@Suite struct `Numbers that controls take` {
  @Test(arguments: [(4.4, 4.0), (5.6, 7), (11, 10), (-3, 1), (1, 1)])
  func `a number is a whole number of steps from the least value, within the limits`(wanted: Double, taken: Double) {
    #expect(Amount(value: 1, limits: 1...10, step: 3).settled(wanted) == taken)
  }

  @Test func `without limits steps are counted from zero, and without steps any number is taken`() {
    #expect(Amount(value: 0, step: 2).settled(4.9) == 4)
    #expect(Amount(value: 0, limits: 0...1).settled(0.37) == 0.37)
    #expect(Amount(value: 0, limits: 0...1).settled(1.2) == 1)
    #expect(Amount(value: 0, limits: 0...1, step: 0).settled(0.37) == 0.37)
  }
}
