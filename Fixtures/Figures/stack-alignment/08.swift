// The red rectangle's guide lies at a third of its width.
import SwiftUI

// plumbline: show frames guides values
#Preview("A guide at a third of the width") {
  VStack(alignment: .leading) {
    Rectangle()
      .foregroundStyle(.green)
      .frame(width: 120, height: 50)
    Rectangle()
      .foregroundStyle(.red)
      .alignmentGuide(.leading) { dimensions in dimensions.width / 3 }
      .frame(width: 200, height: 50)
    Rectangle()
      .foregroundStyle(.blue)
      .frame(width: 180, height: 50)
  }
}
