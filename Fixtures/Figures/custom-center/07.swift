// The timestamp's guide at a quarter of its width shifts the row to the trailing side.
import SwiftUI

extension HorizontalAlignment {
  private enum TimestampCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  fileprivate static let timestampCenter = HorizontalAlignment(TimestampCenter.self)
}

// plumbline: show frames
// plumbline: guides horizontal
#Preview("A quarter of the timestamp") {
  VStack(alignment: .timestampCenter) {
    Text("Timer")
      .font(.title)
    HStack(spacing: 16) {
      Text("13:18:14.812")
        .font(.body.monospaced())
        .alignmentGuide(.timestampCenter) { dimensions in dimensions.width / 4 }
      Button(role: .destructive) {
      } label: {
        Image(systemName: "gobackward")
          .imageScale(.large)
      }
      .buttonStyle(.borderedProminent)
    }
  }
  .frame(width: 390, height: 200)
  .background(.yellow)
  .environment(\.colorScheme, .light)
}
