// The first word keeps 10 points above the centre line, and the second 10 below.
import SwiftUI

private struct Word: View {
  let text: Text
  let color: Color

  var body: some View {
    text
      .font(.largeTitle)
      .padding(20)
      .background(color.opacity(0.5), in: .rect(cornerRadius: 8))
  }
}

private struct Hello: View {
  var body: some View {
    Word(text: Text("Hello") + Text(" World").foregroundStyle(.clear), color: .green)
  }
}

private struct World: View {
  var body: some View {
    Word(text: Text("Hello").foregroundStyle(.clear) + Text(" World"), color: .yellow)
  }
}

// plumbline: show frames
// plumbline: guides vertical
#Preview("First above second") {
  ZStack {
    Hello()
      .alignmentGuide(VerticalAlignment.center) { dimensions in dimensions[.bottom] + 10 }
    World()
      .alignmentGuide(VerticalAlignment.center) { dimensions in dimensions[.top] - 10 }
  }
}
