// A stack in depth centres its views on both axes.
import SwiftUI

// plumbline: show frames guides
#Preview("In depth, centred") {
  ZStack {
    Circle()
      .foregroundStyle(.blue)
      .frame(width: 200, height: 200)
    Rectangle()
      .foregroundStyle(.green)
      .frame(width: 120, height: 120)
    Capsule()
      .foregroundStyle(.orange)
      .frame(width: 80, height: 40)
  }
}
