// Centred stacks of different heights: their titles do not line up.
import SwiftUI

// plumbline: show frames
// plumbline: guides vertical
#Preview("Centred", traits: .fixedLayout(width: 390, height: 320)) {
  HStack {
    VStack {
      Image("portrait")
        .resizable()
        .scaledToFit()
      Text("Bell Peppers")
        .font(.title)
    }
    VStack {
      Image("landscape")
        .resizable()
        .scaledToFit()
      Text("Chili Peppers")
        .font(.title)
      Text("Higher levels of capsicum")
        .font(.caption)
    }
  }
}
