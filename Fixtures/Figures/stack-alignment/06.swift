// The red rectangle says that its leading guide lies at 120, and the others begin there.
import SwiftUI

// plumbline: show frames guides values
#Preview("A guide at 120") {
  VStack(alignment: .leading) {
    Rectangle()
      .foregroundStyle(.green)
      .frame(width: 120, height: 50)
    Rectangle()
      .foregroundStyle(.red)
      .alignmentGuide(.leading) { _ in 120 }
      .frame(width: 200, height: 50)
    Rectangle()
      .foregroundStyle(.blue)
      .frame(width: 180, height: 50)
  }
}
