// The circle is centred against the column as a whole.
import SwiftUI

// plumbline: show frames guides
#Preview("A circle and a column, centred") {
  HStack(alignment: .center, spacing: 20) {
    Circle()
      .foregroundStyle(.purple)
      .frame(width: 100, height: 100)
    VStack {
      Rectangle()
        .foregroundStyle(.green)
        .frame(width: 100, height: 100)
      Rectangle()
        .foregroundStyle(.red)
        .frame(width: 100, height: 100)
      Rectangle()
        .foregroundStyle(.blue)
        .frame(width: 100, height: 100)
      Rectangle()
        .foregroundStyle(.orange)
        .frame(width: 100, height: 100)
    }
  }
}
