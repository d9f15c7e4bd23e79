// Grids: rows that share columns, and lazy grids of fixed, flexible and adaptive items.
import SwiftUI

#Preview("Grid") {
  Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
    GridRow {
      Text("Name").bold()
      Text("Amount").bold().gridColumnAlignment(.trailing)
    }
    Divider().gridCellUnsizedAxes(.horizontal)
    GridRow {
      Text("Apples")
      Text("12")
    }
    GridRow(alignment: .top) {
      Text("A longer name of a fruit")
      Text("3")
    }
    GridRow {
      Color.red.frame(width: 20, height: 20).gridCellAnchor(.center)
      Text("104")
    }
    GridRow {
      Text("both columns").gridCellColumns(2)
    }
    Text("the whole width")
  }
  .padding()
  .border(.gray)
}

#Preview("Lazy grids", traits: .fixedLayout(width: 300, height: 300)) {
  VStack(spacing: 16) {
    LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.adaptive(minimum: 40))], spacing: 6) {
      ForEach(0..<8) { index in
        Color.blue.opacity(Double(index + 1) / 8)
          .frame(height: 20)
      }
    }
    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20), spacing: 4, alignment: .leading)], spacing: 4) {
      ForEach(0..<6) { index in
        Text("\(index)")
          .frame(width: CGFloat(20 + index * 4))
          .background(Color.orange)
      }
    }
    .frame(height: 60)
  }
}
