// From day to day, the arrow and the column move until their guides meet again.
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
    }
    .font(.largeTitle)
  }
}

// plumbline: guides selectedDay
// plumbline: animate 1.2
#Preview("Monday") {
  Week(selection: 0)
}

#Preview("Tuesday") {
  Week(selection: 1)
}

#Preview("Wednesday") {
  Week(selection: 2)
}

#Preview("Thursday") {
  Week(selection: 3)
}

#Preview("Friday") {
  Week(selection: 4)
}

#Preview("Saturday") {
  Week(selection: 5)
}

#Preview("Sunday") {
  Week(selection: 6)
}
