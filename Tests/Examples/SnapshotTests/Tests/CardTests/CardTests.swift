import Cards
import PlumblineTesting
import Testing

@Suite struct `Cards` {
  @Test func `a short name stands beside its disc`() throws {
    try expectFigure(of: Card(name: "Ada", color: .purple), named: "short", levels: [.layout])
  }

  @Test func `a long name wraps in a narrow place`() throws {
    let card = Card(name: "Augusta Ada King, Countess of Lovelace", color: .teal).frame(width: 180)
    try expectFigure(of: card, named: "long", levels: [.layout])
  }

  @Test func `a picture of a card is a PNG file`() throws {
    let renderer = ImageRenderer(content: Card(name: "Ada", color: .purple))
    renderer.scale = 2
    #expect(try renderer.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
