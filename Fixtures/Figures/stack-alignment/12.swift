// On a custom alignment at a third of the height, red and orange say that their guide is their top.
import SwiftUI

extension VerticalAlignment {
  private enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.height / 3
    }
  }

  fileprivate static let oneThird = VerticalAlignment(OneThird.self)
}

// plumbline: show frames guides
#Preview("One third") {
  HStack(alignment: .oneThird) {
    Rectangle()
      .foregroundStyle(.green)
      .frame(width: 50, height: 200)
    Rectangle()
      .foregroundStyle(.red)
      .alignmentGuide(.oneThird) { dimensions in dimensions[.top] }
      .frame(width: 50, height: 200)
    Rectangle()
      .foregroundStyle(.blue)
      .frame(width: 50, height: 200)
    Rectangle()
      .foregroundStyle(.orange)
      .alignmentGuide(.oneThird) { dimensions in dimensions[.top] }
      .frame(width: 50, height: 200)
  }
}
