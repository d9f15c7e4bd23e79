// A quarter of the width counts from the leading edge, whichever side that is.
import SwiftUI

extension HorizontalAlignment {
  private enum OneQuarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.width / 4
    }
  }

  fileprivate static let oneQuarter = HorizontalAlignment(OneQuarter.self)
}

private struct Bars: View {
  var body: some View {
    VStack(alignment: .oneQuarter) {
      Color.blue
        .frame(width: 160, height: 30)
      Color.green
        .frame(width: 100, height: 30)
      Color.orange
        .frame(width: 60, height: 30)
    }
  }
}

// plumbline: show frames
// plumbline: guides oneQuarter
#Preview("One quarter, in both directions") {
  HStack(spacing: 40) {
    Bars()
      .environment(\.layoutDirection, .leftToRight)
    Bars()
      .environment(\.layoutDirection, .rightToLeft)
  }
}
