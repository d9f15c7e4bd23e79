// A guide is a number: A's start, B's 20th and C's 10th point share a vertical line.
import SwiftUI

private struct Box: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.title)
      .frame(width: 100, height: 50)
      .background(.teal.opacity(0.3))
  }
}

// plumbline: show frames guides values
#Preview("Guides on the horizontal axis") {
  VStack(alignment: .leading) {
    Box(name: "A")
      .alignmentGuide(.leading) { _ in 0 }
    Box(name: "B")
      .alignmentGuide(.leading) { _ in 20 }
    Box(name: "C")
      .alignmentGuide(.leading) { _ in 10 }
  }
}
