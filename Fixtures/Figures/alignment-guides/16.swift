// A stack is as small as its views: only beside a colour, which fills the space, does the text go to the corner.
import SwiftUI

// plumbline: show frames
#Preview("A text alone, and with a colour") {
  HStack(spacing: 20) {
    ZStack(alignment: .topLeading) {
      Text("Hello")
    }
    .frame(width: 200, height: 150)
    .border(.gray)
    ZStack(alignment: .topLeading) {
      Color.teal.opacity(0.4)
      Text("Hello")
    }
    .frame(width: 200, height: 150)
    .border(.gray)
  }
}
