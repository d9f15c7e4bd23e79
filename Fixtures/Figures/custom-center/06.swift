// A title that fills the width brings its centre, and with it the timestamp's, to the canvas's.
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
#Preview("A custom centre, full width") {
  VStack(alignment: .timestampCenter) {
    Text("Timer")
      .font(.title)
      .frame(maxWidth: .infinity)
    HStack(spacing: 16) {
      Text("13:18:14.812")
        .font(.body.monospaced())
        .alignmentGuide(.timestampCenter) { dimensions in dimensions[HorizontalAlignment.center] }
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
