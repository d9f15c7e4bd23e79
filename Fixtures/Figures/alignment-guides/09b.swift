// The arrow's centre meets Tuesday's, although the day stands in a stack of its own.
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

// plumbline: show frames
// plumbline: guides selectedDay
#Preview("Tuesday") {
  Week(selection: 1)
}
