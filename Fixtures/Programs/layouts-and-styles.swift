import SwiftUI

private struct Diagonal: Layout {
  var step: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let needed = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, needed.width + CGFloat(index) * step)
      size.height += needed.height
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for index in subviews.indices {
      subviews[index].place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.x += step
      point.y += subviews[index].sizeThatFits(.unspecified).height
    }
  }
}

private struct Pill: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .background(configuration.isPressed ? Color.gray : .blue, in: .capsule)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

extension ButtonStyle where Self == Pill {
  static var pill: Pill { Pill() }
}

#Preview {
  @Previewable @State var isRow = true
  let layout = isRow ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout())
  VStack {
    Diagonal(step: 15) {
      Text("one")
      Color.red.frame(width: 40, height: 20)
      Text("three")
    }
    Button("Press") { print("pressed") }
      .buttonStyle(.pill)
    Button(action: {}) { Text("Other") }.buttonStyle(Pill()).disabled(true)
    Label("Title", systemImage: "bolt").labelStyle(Stacked())
    layout {
      Color.blue.frame(width: 10, height: 10)
      Color.green.frame(width: 10, height: 10)
    }
  }
}
