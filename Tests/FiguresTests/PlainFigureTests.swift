import PlumblineLayout
import Testing

@testable import PlumblineFigures

/// Tests of the canvas of a figure without annotations.
@Suite struct `Figures without annotations` {
  private let square = LayoutNode.color(.blue).frame(width: 40, height: 40)

  private func size(of view: LayoutNode, canvas: Preview.Canvas = .fitting) -> Size {
    let layout = Preview(canvas: canvas, view: view).resolved(device: Screen(size: Size(width: 100, height: 200)))
    let figure = Figures.figure([layout], request: FigureRequest(), theme: .book, typesetter: FixedTypesetter())
    return figure.size
  }

  @Test func `are as large as their root`() {
    #expect(size(of: square) == Size(width: 40, height: 40))
    #expect(
      size(of: square.overlay(LayoutNode.color(.clear).frame(width: 60, height: 60))) == Size(width: 40, height: 40))
  }

  @Test func `show displaced views, and the canvas at their original position`() {
    #expect(size(of: square.offset(x: 10, y: -5.5)) == Size(width: 50, height: 46))
  }

  @Test func `are not larger where an edge is rounded to the next pixel`() {
    let card = LayoutNode.color(.blue).frame(width: 40, height: 40.3).background(LayoutNode.color(.yellow))
    #expect(size(of: card) == Size(width: 40, height: 40.3))
    #expect(size(of: card.border(.color(.red), width: 0)) == Size(width: 40, height: 40.3))
  }

  @Test func `show a stroke's whole line`() {
    let circle = LayoutNode.shape(.circle, layers: [.stroke(.color(.blue), StrokeStyle(lineWidth: 10))])
    #expect(size(of: circle.frame(width: 40, height: 40)) == Size(width: 50, height: 50))
  }

  @Test func `show the whole extent of a shadow`() {
    #expect(size(of: square.shadow(color: .black, radius: 4, x: 0, y: 0)) == Size(width: 64, height: 64))
  }

  @Test func `fit a rotated shape itself, not its rotated bounding rectangle`() {
    #expect(size(of: LayoutNode.shape(.circle).frame(width: 40, height: 40).rotationEffect(.degrees(45))).width == 40)
    #expect(size(of: square.rotationEffect(.degrees(45))) == Size(width: 58, height: 58))
  }

  @Test func `end at the edges of the screen, in which the root is centred`() {
    #expect(size(of: square.offset(x: 50)) == Size(width: 70, height: 40))
    #expect(size(of: square.offset(x: 500)) == Size(width: 40, height: 40))
    #expect(
      size(of: square.background(LayoutNode.color(.red).frame(width: 900, height: 900)))
        == Size(width: 100, height: 200))
  }

  @Test func `of a given size are exactly that size`() {
    let canvas = Preview.Canvas.fixed(Size(width: 44, height: 44))
    #expect(size(of: square.offset(x: 10), canvas: canvas) == Size(width: 44, height: 44))
  }
}
