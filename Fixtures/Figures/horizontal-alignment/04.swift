// Aligned by a quarter of their widths, both sets part their first stripes at the same place.
import SwiftUI

extension HorizontalAlignment {
  private enum OneQuarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.width / 4
    }
  }

  fileprivate static let oneQuarter = HorizontalAlignment(OneQuarter.self)
}

private struct Stripes: View {
  let color: Color

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<4) { _ in
        color
      }
    }
  }
}

// plumbline: show frames
// plumbline: guides oneQuarter
#Preview("Stripes at one quarter") {
  ZStack(alignment: Alignment(horizontal: .oneQuarter, vertical: .center)) {
    Stripes(color: .blue)
      .frame(width: 300, height: 150)
    Stripes(color: .green)
      .frame(width: 180, height: 80)
  }
}
