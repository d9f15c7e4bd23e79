// On the vertical axis the same numbers share a horizontal line.
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
#Preview("Guides on the vertical axis") {
  HStack(alignment: .top) {
    Box(name: "A")
      .alignmentGuide(.top) { _ in 0 }
    Box(name: "B")
      .alignmentGuide(.top) { _ in 20 }
    Box(name: "C")
      .alignmentGuide(.top) { _ in 10 }
  }
}
