// First the guides move inside their views, then the views move until the guides meet.
import SwiftUI

private struct Block: View {
  let width: CGFloat
  let color: Color

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .foregroundStyle(color)
      .frame(width: width, height: 50)
  }
}

// plumbline: show frames guides
// plumbline: animate guides-first
#Preview("Leading, before") {
  VStack(alignment: .leading, spacing: 20) {
    Block(width: 250, color: .green)
    Block(width: 200, color: .red)
    Block(width: 300, color: .blue)
  }
}

#Preview("Leading, after") {
  VStack(alignment: .leading, spacing: 20) {
    Block(width: 250, color: .green)
      .alignmentGuide(.leading) { dimensions in dimensions[HorizontalAlignment.center] }
    Block(width: 200, color: .red)
      .alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
    Block(width: 300, color: .blue)
  }
}
