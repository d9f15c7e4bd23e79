// A custom guide reaches through the column: the circle's centre meets the blue rectangle's.
import SwiftUI

extension VerticalAlignment {
  private enum CrossAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[.bottom]
    }
  }

  fileprivate static let crossAlignment = VerticalAlignment(CrossAlignment.self)
}

// plumbline: show frames
// plumbline: guides crossAlignment
#Preview("Aligned across stacks") {
  HStack(alignment: .crossAlignment, spacing: 20) {
    Circle()
      .foregroundStyle(.purple)
      .alignmentGuide(.crossAlignment) { dimensions in dimensions[VerticalAlignment.center] }
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
        .alignmentGuide(.crossAlignment) { dimensions in dimensions[VerticalAlignment.center] }
        .frame(width: 100, height: 100)
      Rectangle()
        .foregroundStyle(.orange)
        .frame(width: 100, height: 100)
    }
  }
}
