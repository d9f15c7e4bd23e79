// Several views in a body, groups with modifiers, and views given as values.
import SwiftUI

private struct Pair: View {
  var body: some View {
    Text("first")
    Text("second")
  }
}

private struct Wrapper<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    HStack { content() }
      .padding(4)
      .border(.blue)
  }
}

private struct Titled: View {
  var title: Text
  var accessory: AnyView?

  var body: some View {
    HStack {
      title
      accessory
    }
  }
}

#Preview("Several views") {
  VStack {
    Pair()
    HStack { Pair() }
    Group {
      Pair()
      Text("third")
    }
    .padding(2)
    .background(Color.yellow)
    Wrapper {
      Pair()
    }
    Titled(title: Text("plain"))
    Titled(title: Text("with").bold(), accessory: AnyView(Circle().frame(width: 8, height: 8)))
  }
}
