import Testing

@testable import PlumblineSwiftRunning

@Suite struct `A table of objects` {
  private final class Object {}

  @Test func `has the values of its objects`() {
    var table = ObjectTable<Object, Int>()
    let (a, b) = (Object(), Object())
    table[a] = 1
    #expect(table[a] == 1)
    #expect(table[b] == nil)
    table[a] = nil
    #expect(table[a] == nil)
  }

  @Test func `has no value for another object at the address of one that was freed`() {
    var table = ObjectTable<Object, Int>()
    var addresses: Set<ObjectIdentifier> = []
    for number in 0..<100 {
      let object = Object()
      #expect(table[object] == nil)
      table[object] = number
      addresses.insert(ObjectIdentifier(object))
    }
    // Addresses must be used again for the test to be meaningful.
    #expect(addresses.count < 100)
  }
}
