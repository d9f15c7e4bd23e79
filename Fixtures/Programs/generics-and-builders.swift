import SwiftUI

struct Card<Content: View>: View {
  let title: String
  var tint: Color = .blue
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).foregroundColor(tint)
      content()
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(tint.opacity(0.1)))
  }
}

struct Pair<Left: View, Right: View>: View {
  private let left: Left
  private let right: Right

  init(@ViewBuilder left: () -> Left, @ViewBuilder right: () -> Right) {
    self.left = left()
    self.right = right()
  }

  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      left
      Divider().frame(height: 40)
      right
    }
  }
}

extension View {
  func framed(_ color: Color = .red, width: CGFloat = 1) -> some View {
    overlay(Rectangle().stroke(color, lineWidth: width))
  }

  @ViewBuilder
  func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct ContentView: View {
  @State private var isOn = true
  @State private var names = ["Ada", "Grace", "Edsger"]

  private var header: some View {
    Text("Header")
      .font(.system(size: 20, weight: .bold, design: .rounded))
  }

  @ViewBuilder
  private func row(_ name: String, at index: Int) -> some View {
    let isEven = index.isMultiple(of: 2)
    HStack {
      Text("\(index + 1).")
      Text(name).bold(isEven)
      Spacer()
      if isEven {
        Image(systemName: "star.fill")
      } else {
        EmptyView()
      }
    }
  }

  var body: some View {
    VStack {
      header
      Card(title: "People", tint: .purple) {
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in
          row(name, at: index)
        }
      }
      Pair {
        Text("Left").framed()
      } right: {
        Text("Right").framed(.green, width: 2)
      }
      Toggle("On", isOn: $isOn)
      Text("Conditional").if(isOn) { $0.italic() }
      switch names.count {
      case 0: Text("none")
      case 1...2: Text("few")
      default: Text("many")
      }
    }
    .frame(width: 300)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContentView().previewDisplayName("Light")
      ContentView().preferredColorScheme(.dark).previewDisplayName("Dark")
    }
    .previewLayout(.fixed(width: 390, height: 600))
  }
}
