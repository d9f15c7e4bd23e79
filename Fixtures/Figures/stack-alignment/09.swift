// A guide may lie outside of its view: here 20 points after the red rectangle's trailing edge.
import SwiftUI

// plumbline: show frames guides values
#Preview("A guide beyond the trailing edge") {
  VStack(alignment: .leading) {
    Rectangle()
      .foregroundStyle(.green)
      .frame(width: 120, height: 50)
    Rectangle()
      .foregroundStyle(.red)
      .alignmentGuide(.leading) { dimensions in dimensions[.trailing] + 20 }
      .frame(width: 200, height: 50)
    Rectangle()
      .foregroundStyle(.blue)
      .frame(width: 180, height: 50)
  }
}
