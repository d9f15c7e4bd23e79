import PlumblineDrawing
import PlumblineLayout
import Testing

/// Rule: <doc:Drawing#Orientations-of-images>.
@Suite struct `Orientations of images` {
  private let source = ImageSource(path: "p.png", format: .png, pixelSize: Size(width: 30, height: 20))

  /// Returns the layout of an image of 30 by 20 pixels, and the places at which its top-left and top-right corners are
  /// shown, in fractions of its frame.
  private func corners(_ orientation: ImageContent.Orientation) throws -> (size: Size, [UnitPoint]) {
    let image = ImageContent(.image(source, name: "p")).orientation(orientation).node
    let view = try #require(image.resolved(in: Size(width: 100, height: 100)).views.last { !$0.items.isEmpty })
    var (item, transform) = (view.items[0], Transform.identity)
    while case .group(let group) = item {
      transform = group.transform.concatenating(transform)
      item = group.items[0]
    }
    guard case .image(let drawing) = item else { throw Missing() }
    let places = [drawing.rect.minX, drawing.rect.maxX].map { x in
      transform.apply(Point(x: x, y: drawing.rect.minY))
    }
    let frame = Rect(origin: .zero, size: view.frame.size)
    #expect(transform.boundingRect(of: drawing.rect).size == frame.size)
    let origin = transform.boundingRect(of: drawing.rect).origin
    return (
      frame.size, places.map { UnitPoint(x: ($0.x - origin.x) / frame.width, y: ($0.y - origin.y) / frame.height) }
    )
  }

  private struct Missing: Error {}

  @Test(
    arguments: [
      (.up, .topLeading, .topTrailing), (.upMirrored, .topTrailing, .topLeading),
      (.down, .bottomTrailing, .bottomLeading), (.downMirrored, .bottomLeading, .bottomTrailing),
    ] as [(ImageContent.Orientation, UnitPoint, UnitPoint)])
  func `upright images keep their size`(_ orientation: ImageContent.Orientation, left: UnitPoint, right: UnitPoint)
    throws
  {
    let (size, places) = try corners(orientation)
    #expect(size == Size(width: 30, height: 20))
    #expect(places == [left, right])
  }

  @Test(
    arguments: [
      (.left, .bottomLeading, .topLeading), (.leftMirrored, .topLeading, .bottomLeading),
      (.right, .topTrailing, .bottomTrailing), (.rightMirrored, .bottomTrailing, .topTrailing),
    ] as [(ImageContent.Orientation, UnitPoint, UnitPoint)])
  func `images on their side exchange width and height`(
    _ orientation: ImageContent.Orientation, left: UnitPoint, right: UnitPoint
  ) throws {
    let (size, places) = try corners(orientation)
    #expect(size == Size(width: 20, height: 30))
    #expect(places == [left, right])
  }
}
