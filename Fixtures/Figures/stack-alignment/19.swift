// The same views, meeting with other corners and edges.
import SwiftUI

extension HorizontalAlignment {
  private enum Corner: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  fileprivate static let corner = HorizontalAlignment(Corner.self)
}

extension VerticalAlignment {
  private enum Corner: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  fileprivate static let corner = VerticalAlignment(Corner.self)
}

extension Alignment {
  fileprivate static let corner = Alignment(horizontal: .corner, vertical: .corner)
}

// plumbline: show frames guides
#Preview("Guides on both axes, otherwise") {
  ZStack(alignment: .corner) {
    Rectangle()
      .foregroundStyle(.green)
      .alignmentGuide(HorizontalAlignment.corner) { $0[.leading] }
      .alignmentGuide(VerticalAlignment.corner) { $0[.bottom] }
      .frame(width: 100, height: 100)
    Rectangle()
      .foregroundStyle(.red)
      .alignmentGuide(HorizontalAlignment.corner) { $0[.trailing] }
      .alignmentGuide(VerticalAlignment.corner) { $0[VerticalAlignment.center] }
      .frame(width: 100, height: 100)
    Circle()
      .foregroundStyle(.orange)
      .alignmentGuide(HorizontalAlignment.corner) { $0[.leading] }
      .alignmentGuide(VerticalAlignment.corner) { $0[.top] }
      .frame(width: 100, height: 100)
  }
}
