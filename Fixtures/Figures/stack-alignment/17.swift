// Aligned by leading, the views begin together and stay centred vertically.
import SwiftUI

// plumbline: show frames guides
#Preview("In depth, leading") {
  ZStack(alignment: .leading) {
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
