// Two boxes of one size lie one above the other, so that two words read as one phrase.
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

// plumbline: show frames guides
#Preview("Overlaid") {
  ZStack {
    Hello()
    World()
  }
}
