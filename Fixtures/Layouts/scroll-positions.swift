// Scroll views positioned at a view, at an edge or at a point of their content.
import SwiftUI

private struct Row: Identifiable {
  let id: String
  let number: Int
}

private let rows = (0..<10).map { Row(id: "row \($0)", number: $0) }

private struct Column: View {
  @State private var current: Int?
  let anchor: UnitPoint?

  init(at current: Int?, anchor: UnitPoint? = nil) {
    _current = State(initialValue: current)
    self.anchor = anchor
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        ForEach(0..<20) { Color.yellow.frame(width: 50, height: CGFloat(40)).overlay(Text("\($0)")) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $current, anchor: anchor)
    .frame(width: 60, height: 200)
  }
}

#Preview("at a row, by an anchor or no farther than it takes") {
  HStack(spacing: 0) {
    Column(at: 5, anchor: .top)
    Column(at: 5, anchor: .center)
    Column(at: 5)
    Column(at: 2)
    Column(at: 19, anchor: .top)
    Column(at: nil, anchor: .bottom)
  }
}

private struct Strip: View {
  @State private var position: ScrollPosition
  init(at position: ScrollPosition) { _position = State(initialValue: position) }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(rows) { row in Color.mint.frame(width: 60, height: 30).overlay(Text("\(row.number)")) }
      }
    }
    .scrollPosition($position)
    .frame(width: 200, height: 30)
  }
}

#Preview("at an edge, at an identity and at a point") {
  VStack(spacing: 0) {
    Strip(at: ScrollPosition(edge: .trailing))
    Strip(at: ScrollPosition(id: "row 4", anchor: .center))
    Strip(at: ScrollPosition(x: 90))
    Strip(at: ScrollPosition(point: CGPoint(x: 9000, y: 0)))
    Strip(at: ScrollPosition(idType: String.self))
  }
}

#Preview("at a view within paddings and grids, by its own identity") {
  ScrollView {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 100)
      Grid(verticalSpacing: 0) {
        GridRow {
          Color.green.frame(width: 20, height: 50)
          Color.blue.frame(width: 20, height: 70).id(7)
        }
      }
      .padding(5)
      Color.red.frame(width: 20, height: 300)
    }
  }
  .scrollPosition(id: .constant(7), anchor: .top)
  .frame(width: 100, height: 120)
}
