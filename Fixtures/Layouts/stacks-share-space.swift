// Stacks share out space by priority and flexibility.
import SwiftUI

private struct PriorityRow: View {
  let text: String
  var priority: Double = 0

  var body: some View {
    HStack {
      Text(text)
        .layoutPriority(priority)
        .lineLimit(1)
      Spacer(minLength: 20)
      Text("trailing text that is long")
        .lineLimit(1)
      Color.red
        .frame(width: 10)
    }
    .frame(height: 24)
    .background(Color.gray.opacity(0.2))
  }
}

#Preview("Priorities", traits: .fixedLayout(width: 320, height: 400)) {
  VStack(spacing: 10) {
    PriorityRow(text: "A text with the default priority")
    PriorityRow(text: "A text with a higher priority", priority: 1)
    PriorityRow(text: "A text with a lower priority", priority: -1)
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 100)
      Color.green
      Color.blue.frame(maxWidth: 30)
    }
    .frame(height: 20)
    HStack {
      Text("one")
      Divider()
      Text("two")
      Spacer()
      Text("three")
    }
    .fixedSize(horizontal: false, vertical: true)
    VStack {
      Text("above")
      Divider()
      Text("below")
    }
    ZStack(alignment: .bottomTrailing) {
      Color.yellow
      Text("corner").padding(4)
      Circle().frame(width: 20, height: 20).zIndex(-1)
    }
  }
}
