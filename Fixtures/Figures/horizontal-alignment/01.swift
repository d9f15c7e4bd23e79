// The lines stand at each text's leading edge, centre and trailing edge.
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
#Preview("Three alignments") {
  HStack(spacing: 30) {
    Column(title: "Leading", alignment: .leading)
    Column(title: "Center", alignment: .center)
    Column(title: "Trailing", alignment: .trailing)
  }
  .frame(height: 150)
}
