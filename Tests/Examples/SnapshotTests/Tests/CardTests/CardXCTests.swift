import Cards
import PlumblineTesting
import XCTest

final class CardXCTests: XCTestCase {
  func testCardIsLaidOutAsItsGoldenFileTells() throws {
    try expectFigure(of: Card(name: "Ada", color: .purple), named: "from XCTest", levels: [.layout])
  }
}
