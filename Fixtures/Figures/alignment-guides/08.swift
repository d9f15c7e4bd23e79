// A guide may be anything: here each label lies as far from the line as it is high.
import SwiftUI

extension HorizontalAlignment {
  private enum Weird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.height
    }
  }

  fileprivate static let weird = HorizontalAlignment(Weird.self)
}

private struct Line: View {
  var body: some View {
    Rectangle()
      .frame(width: 1, height: 40)
      .alignmentGuide(.weird) { dimensions in dimensions[.leading] }
  }
}

private struct Day: View {
  let name: String
  let color: Color
  let height: CGFloat

  var body: some View {
    Text(name)
      .font(.title)
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .frame(height: height)
      .background(color, in: .rect(cornerRadius: 8))
  }
}

// plumbline: show guides values
#Preview("A weird alignment") {
  VStack(alignment: .weird, spacing: 10) {
    Line()
    Day(name: "Monday", color: .red, height: 50)
    Day(name: "Tuesday", color: .orange, height: 70)
    Day(name: "Wednesday", color: .yellow, height: 90)
    Day(name: "Thursday", color: .green, height: 40)
    Day(name: "Friday", color: .blue, height: 70)
    Day(name: "Saturday", color: .purple, height: 40)
    Day(name: "Sunday", color: .pink, height: 40)
    Line()
  }
}
