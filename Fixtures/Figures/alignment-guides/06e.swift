// In a wide frame, the column stands at the frame's centre.
import SwiftUI

private struct Name: View {
  let name: String
  let color: Color

  var body: some View {
    Text(name)
      .font(.title)
      .foregroundStyle(.white)
      .padding(10)
      .frame(width: 200, height: 40)
      .background(
        LinearGradient(colors: [color, .black], startPoint: .top, endPoint: .bottom),
        in: .rect(cornerRadius: 8))
  }
}

// plumbline: show frames
#Preview("Wide, centre") {
  VStack {
    Name(name: "Athos", color: .green)
    Name(name: "Porthos", color: .red)
    Name(name: "Aramis", color: .blue)
  }
  .frame(width: 400, alignment: .center)
  .border(.gray)
}
