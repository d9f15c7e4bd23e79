// Aligned by their last baselines, texts of different sizes read as one line.
import SwiftUI

// plumbline: show frames guides baselines
#Preview("Last text baseline", traits: .landscapeLeft) {
  HStack(alignment: .lastTextBaseline, spacing: 20) {
    Text("This is some text")
      .font(.largeTitle)
    Text("This is some much longer text")
      .font(.body)
    Text("This is short")
      .font(.headline)
  }
}
