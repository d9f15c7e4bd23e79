// Frames of every combination of limits, around views that hug and views that fill.
import SwiftUI

private struct Sample<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 12) {
      Text(title)
        .font(.caption)
        .frame(width: 120, alignment: .trailing)
      content
        .border(.gray)
    }
  }
}

#Preview("Frames and limits", traits: .fixedLayout(width: 400, height: 600)) {
  VStack(alignment: .leading, spacing: 8) {
    Sample(title: "fixed") {
      Color.red.frame(width: 80, height: 20)
    }
    Sample(title: "width only") {
      Text("Hello").frame(width: 80, alignment: .trailing)
    }
    Sample(title: "max") {
      Text("Hello").frame(maxWidth: .infinity, alignment: .leading)
    }
    Sample(title: "min and max") {
      Text("Hello").frame(minWidth: 60, maxWidth: 90, minHeight: 30, alignment: .bottomTrailing)
    }
    Sample(title: "ideal") {
      Color.blue.frame(idealWidth: 70, idealHeight: 24).fixedSize()
    }
    Sample(title: "min") {
      Color.green.frame(minWidth: 100).frame(height: 12)
    }
    Sample(title: "max height") {
      Color.orange.frame(maxWidth: 50, maxHeight: 40)
    }
    Sample(title: "nested") {
      Rectangle()
        .fill(.purple)
        .frame(width: 20, height: 20)
        .frame(width: 60, height: 40, alignment: .topLeading)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    Sample(title: "aspect ratio") {
      Color.teal
        .aspectRatio(2, contentMode: .fit)
        .frame(height: 40)
    }
    Sample(title: "position") {
      Circle()
        .frame(width: 20, height: 20)
        .position(x: 30, y: 15)
        .frame(height: 30)
    }
  }
  .padding()
}
