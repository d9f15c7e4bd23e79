// The arrow and the column of days are the row's only views; the days are one level further in.
import SwiftUI

extension VerticalAlignment {
  private enum SelectedDay: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[.bottom]
    }
  }

  fileprivate static let selectedDay = VerticalAlignment(SelectedDay.self)
}

private struct Week: View {
  let selection: Int
  private let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  var body: some View {
    HStack(alignment: .selectedDay) {
      Image(systemName: "arrow.right.circle.fill")
        .foregroundStyle(.green)
        .alignmentGuide(.selectedDay) { dimensions in dimensions[VerticalAlignment.center] }
        .border(.blue)
        .id("arrow")
      VStack(alignment: .leading) {
        ForEach(days.indices, id: \.self) { index in
          if index == selection {
            Text(days[index])
              .alignmentGuide(.selectedDay) { dimensions in dimensions[VerticalAlignment.center] }
          } else {
            Text(days[index])
          }
        }
      }
      .border(.orange)
      .id("days")
    }
    .padding(6)
    .border(.gray)
    .id("row")
    .font(.largeTitle)
  }
}

// plumbline: callout row "HStack"
// plumbline: callout arrow "Image"
// plumbline: callout days "VStack"
#Preview("The structure of the week") {
  Week(selection: 2)
}
