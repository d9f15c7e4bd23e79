import CPlumblineICU
import Testing

@testable import PlumblineUnicode

@Suite struct `Open formatters` {
  private let key = OpenFormatters.Key.numbers(skeleton: ".00", locale: "en")

  @Test func `a formatter is opened once`() {
    let formatters = OpenFormatters()
    var opened = 0
    let answers = (0..<5).map { _ in
      formatters.use(key, close: { _ in }) { _ in
        opened += 1
        return OpaquePointer(bitPattern: 8)
      } _: {
        Int(bitPattern: $0)
      }
    }
    #expect(answers == [8, 8, 8, 8, 8])
    #expect(opened == 1)
  }

  @Test func `a formatter that cannot be opened is tried again`() {
    let formatters = OpenFormatters()
    #expect(
      formatters.use(key, close: { _ in }) { _ in
        nil
      } _: {
        Int(bitPattern: $0)
      } == nil)
    #expect(
      formatters.use(key, close: { _ in }) { status in
        status.pointee = Int32(ICU_ILLEGAL_ARGUMENT_ERROR)
        return OpaquePointer(bitPattern: 8)
      } _: {
        Int(bitPattern: $0)
      } == nil)
    #expect(
      formatters.use(key, close: { _ in }) { _ in
        OpaquePointer(bitPattern: 8)
      } _: {
        Int(bitPattern: $0)
      } == 8)
  }

  @Test func `formatters of many kinds are not kept forever`() {
    let formatters = OpenFormatters()
    var opened = 0
    for number in [0, 0] + Array(1...64) + [0] {
      _ = formatters.use(.patterns(locale: "\(number)"), close: { _ in }) { _ in
        opened += 1
        return OpaquePointer(bitPattern: 8)
      } _: {
        Int(bitPattern: $0)
      }
    }
    #expect(opened == 66)
  }
}
