// Title and timestamp are centred on the canvas, and the button stands beside them.
import SwiftUI

extension HorizontalAlignment {
  private enum TimestampCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  fileprivate static let timestampCenter = HorizontalAlignment(TimestampCenter.self)
}

#Preview("The finished timer") {
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
