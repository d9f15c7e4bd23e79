// Leading alignment: each rectangle's leading edge lies on the guide.
import SwiftUI

// plumbline: show frames guides
#Preview("Leading") {
  VStack(alignment: .leading) {
    Rectangle()
      .foregroundStyle(.green)
      .frame(width: 120, height: 50)
    Rectangle()
      .foregroundStyle(.red)
      .frame(width: 200, height: 50)
    Rectangle()
      .foregroundStyle(.blue)
      .frame(width: 180, height: 50)
  }
}
