// Scroll views, lazy stacks, and ViewThatFits.
import SwiftUI

private struct Tile: View {
  let number: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(number.isMultiple(of: 2) ? Color.blue : .green)
      .frame(width: 60, height: 40)
      .overlay(Text("\(number)").foregroundColor(.white))
  }
}

#Preview("Scrolling", traits: .fixedLayout(width: 240, height: 360)) {
  VStack {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(0..<10) { Tile(number: $0) }
      }
      .padding(.horizontal)
    }
    .frame(height: 60)
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 4) {
        ForEach(1...5, id: \.self) { number in
          Tile(number: number)
        }
      }
    }
    .frame(height: 120)
    ViewThatFits(in: .horizontal) {
      Text("A long text that does not fit into the narrow place")
      Text("A shorter text")
      Text("Text")
    }
    .frame(width: 120)
    .border(.red)
    LazyHStack(spacing: 2) {
      Text("lazy")
      Text("row")
    }
    .frame(height: 30)
  }
}
