// Texts of different sizes in a row are centred vertically, so their baselines differ.
import SwiftUI

// plumbline: show frames guides
#Preview("Three sizes, centred", traits: .landscapeLeft) {
  HStack(spacing: 20) {
    Text("This is some text")
      .font(.largeTitle)
    Text("This is some much longer text")
      .font(.body)
    Text("This is short")
      .font(.headline)
  }
}
