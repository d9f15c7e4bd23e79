import Testing

@testable import PlumblineViewSource

@Suite struct `Declared modifiers` {
  @Test func `a modifier has an effect, none, or a warning, and is in one list alone`() {
    let effective = Set(Vocabulary.standard.types["View"]?.members.keys.map { $0 } ?? [])
    // Modifiers that have an effect in layout files have none in compiled code.
    let ignored = Vocabulary.modifiersDeclaredWithoutEffect.subtracting(Vocabulary.standard.lenientModifiers)
    let foreign = Set(Vocabulary.foreignModifiers.flatMap(\.names))
    let undrawn = Vocabulary.modifiersDeclaredUndrawn
    #expect(effective.intersection(ignored).sorted() == [])
    #expect(effective.intersection(foreign).sorted() == [])
    #expect(effective.intersection(undrawn).sorted() == [])
    #expect(ignored.intersection(foreign).sorted() == [])
    #expect(ignored.intersection(undrawn).sorted() == [])
    #expect(Vocabulary.standard.presentations.isSubset(of: ignored.union(Vocabulary.standard.lenientModifiers)))
  }

  @Test(arguments: ["hoverEffectDisabled", "onHover"])
  func `a modifier that is declared without effect is read`(name: String) {
    #expect(Vocabulary.standard.ignoredModifiers.contains(name))
  }
}
