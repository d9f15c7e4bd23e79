// Both titles set the guide to their first baseline, and line up across their stacks.
import SwiftUI

extension VerticalAlignment {
  private enum TitleAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[.bottom]
    }
  }

  fileprivate static let titleAlignment = VerticalAlignment(TitleAlignment.self)
}

// plumbline: show frames
// plumbline: guides titleAlignment
#Preview("The titles line up", traits: .fixedLayout(width: 390, height: 320)) {
  HStack(alignment: .titleAlignment) {
    VStack {
      Image("portrait")
        .resizable()
        .scaledToFit()
      Text("Bell Peppers")
        .font(.title)
        .alignmentGuide(.titleAlignment) { dimensions in dimensions[.firstTextBaseline] }
    }
    VStack {
      Image("landscape")
        .resizable()
        .scaledToFit()
      Text("Chili Peppers")
        .font(.title)
        .alignmentGuide(.titleAlignment) { dimensions in dimensions[.firstTextBaseline] }
      Text("Higher levels of capsicum")
        .font(.caption)
    }
  }
}
