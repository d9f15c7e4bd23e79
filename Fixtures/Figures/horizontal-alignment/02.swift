// In an environment that reads from right to left, leading is right and the columns run the other way.
import SwiftUI

private struct Column: View {
  let title: String
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      Color.red
        .frame(width: 1)
      Text(title)
        .font(.title)
        .border(.gray)
      Color.red
        .frame(width: 1)
    }
  }
}

// plumbline: guides horizontal
#Preview("Three alignments, right to left") {
  HStack(spacing: 30) {
    Column(title: "Leading", alignment: .leading)
    Column(title: "Center", alignment: .center)
    Column(title: "Trailing", alignment: .trailing)
  }
  .frame(height: 150)
  .environment(\.layoutDirection, .rightToLeft)
}
