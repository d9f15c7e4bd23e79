// A frame as tight as its content leaves centre alignment nothing to do.
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
#Preview("Tight, centre") {
  VStack {
    Name(name: "Athos", color: .green)
    Name(name: "Porthos", color: .red)
    Name(name: "Aramis", color: .blue)
  }
  .frame(alignment: .center)
  .border(.gray)
}
