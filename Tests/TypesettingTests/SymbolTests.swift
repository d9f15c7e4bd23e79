import LayoutCore
import Testing

@testable import Typesetting

@Suite struct `Symbols` {
  let shaper = Shaper(library: FontLibrary(folders: []))

  @Test func `every name of the table has a drawing in outline and filled`() {
    let symbols = SymbolLibrary(context: shaper.context)
    let names = SymbolTable.shared.entries.keys.sorted()
    let missing = names.flatMap { [$0, $0 + ".fill"] }.filter { symbols.shape(named: $0)?.path.isEmpty ?? true }
    #expect(missing.isEmpty)
    #expect(names.count >= 300)
  }

  @Test(arguments: [
    "arrow.right.circle", "a.square.fill", "12.circle", "bell.slash.fill", "folder.badge.minus", "leaf.circle.fill",
  ])
  func `a variant is composed by rule`(name: String) {
    #expect(SymbolLibrary(context: shaper.context).shape(named: name) != nil)
  }

  @Test func `an unknown name is a notice with near names and a box to draw`() {
    let text = FontTypesetter().typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: "chevron.rigt"), font: ResolvedFont(size: 17))]))
    #expect(
      text.notices == [.unknownSymbol("chevron.rigt", near: ["chevron.right", "chevron.left", "chevron.right.2"])])
    #expect(text.layout(in: text.measure(.unspecified).size) { _ in nil }.decorations.count == 1)
  }
}
