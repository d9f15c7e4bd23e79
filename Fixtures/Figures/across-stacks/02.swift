// A custom alignment whose default is the bottom lines up the bottoms of the stacks.
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
#Preview("A custom alignment", traits: .fixedLayout(width: 390, height: 320)) {
  HStack(alignment: .titleAlignment) {
    VStack {
      Image("portrait")
        .resizable()
        .scaledToFit()
      Text("Bell Peppers")
        .font(.title)
    }
    VStack {
      Image("landscape")
        .resizable()
        .scaledToFit()
      Text("Chili Peppers")
        .font(.title)
      Text("Higher levels of capsicum")
        .font(.caption)
    }
  }
}
