// Four bars of one height, centred in a row.
import SwiftUI

// plumbline: show frames guides
#Preview("Centre") {
  HStack(alignment: .center) {
    Rectangle()
      .foregroundStyle(.green)
      .frame(width: 50, height: 200)
    Rectangle()
      .foregroundStyle(.red)
      .frame(width: 50, height: 200)
    Rectangle()
      .foregroundStyle(.blue)
      .frame(width: 50, height: 200)
    Rectangle()
      .foregroundStyle(.orange)
      .frame(width: 50, height: 200)
  }
}
