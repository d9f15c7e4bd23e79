// Leading and trailing in both directions: stacks, frames, padding, overlays and offsets.
import SwiftUI

private struct Sample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top, spacing: 10) {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 30, height: 30)
      }
      Text("leading").padding(.leading, 30)
      Color.blue.frame(width: 40, height: 10).frame(width: 120, alignment: .trailing)
      Color.gray.frame(width: 120, height: 30)
        .overlay(alignment: .topLeading) { Circle().frame(width: 8, height: 8) }
        .background(alignment: .bottomTrailing) { Color.orange.frame(width: 60, height: 40) }
      Color.purple.frame(width: 20, height: 10).offset(x: 12)
      Color.mint.frame(width: 20, height: 10).alignmentGuide(.leading) { d in d[.leading] - 16 }
    }
    .padding(EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 2))
    .border(.gray)
  }
}

#Preview("Both directions") {
  HStack(spacing: 20) {
    Sample()
    Sample().environment(\.layoutDirection, .rightToLeft)
  }
}
