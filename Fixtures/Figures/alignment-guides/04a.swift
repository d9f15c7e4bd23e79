// The stack aligns by leading, so only the leading guides count.
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

private struct Musketeers: View {
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment) {
      Name(name: "Athos", color: .green)
        .alignmentGuide(.leading) { _ in 30 }
        .alignmentGuide(HorizontalAlignment.center) { _ in 30 }
        .alignmentGuide(.trailing) { _ in 90 }
      Name(name: "Porthos", color: .red)
        .alignmentGuide(.leading) { _ in 90 }
        .alignmentGuide(HorizontalAlignment.center) { _ in 30 }
        .alignmentGuide(.trailing) { _ in 30 }
      Name(name: "Aramis", color: .blue)
    }
  }
}

// plumbline: show frames guides values
#Preview("Leading guides") {
  Musketeers(alignment: .leading)
}
