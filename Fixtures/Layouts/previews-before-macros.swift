// Previews in the spelling before `#Preview`.
import SwiftUI

private struct Badge: View {
  var color = Color.red

  var body: some View {
    Text("badge")
    color.frame(width: 20, height: 20)
  }
}

private struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Badge()
        .previewDisplayName("Red")
      Badge(color: .blue)
        .previewDisplayName("Blue")
    }
    .previewLayout(.sizeThatFits)
    .padding(4)
  }
}

private struct Wide_Previews: PreviewProvider {
  static var previews: some View {
    Badge().previewDevice("iPhone 15 Pro").previewInterfaceOrientation(.landscapeLeft)
  }
}
