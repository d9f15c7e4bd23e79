import Testing

@testable import PlumblineSwiftReading

@Suite struct `Names of Apple's modules` {
  @Test func `a module whose names are listed is none of the other frameworks`() {
    #expect(AppleModules.described.intersection(AppleModules.others) == [])
  }

  @Test func `modules that can be imported or precede a name are known`() {
    let known = AppleModules.described.union(AppleModules.others)
    #expect(AppleModules.importable.subtracting(known) == [])
    #expect(AppleModules.qualifying.subtracting(known) == [])
  }
}
