// The second word keeps 10 points before the centre line, and the first 10 after.
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
// plumbline: guides horizontal
#Preview("Second left of first") {
  ZStack {
    Hello()
      .alignmentGuide(HorizontalAlignment.center) { dimensions in dimensions[.leading] - 10 }
    World()
      .alignmentGuide(HorizontalAlignment.center) { dimensions in dimensions[.trailing] + 10 }
  }
}
