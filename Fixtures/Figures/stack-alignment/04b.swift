// Where texts wrap, the first baseline keeps their beginnings on one line.
import SwiftUI

// plumbline: show frames guides baselines
#Preview("First text baseline, wrapped") {
  HStack(alignment: .firstTextBaseline, spacing: 20) {
    Text("This is some text")
      .font(.largeTitle)
    Text("This is some much longer text")
      .font(.body)
    Text("This is short")
      .font(.headline)
  }
  .frame(width: 300)
}
