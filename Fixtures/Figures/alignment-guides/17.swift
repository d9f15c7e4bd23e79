// The frame's own alignment brings the small stack to the corner.
import SwiftUI

// plumbline: show frames
#Preview("Aligned by the frame") {
  ZStack(alignment: .topLeading) {
    Text("Hello")
  }
  .frame(width: 300, height: 400, alignment: .topLeading)
  .border(.gray)
}
