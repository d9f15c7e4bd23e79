// Formatted values, and dates with their displayed components.
import SwiftUI

private struct Formats: View {
  private let date = Date(timeIntervalSince1970: 1_767_273_494)
  @State private var price = 12.5

  var body: some View {
    VStack(alignment: .leading) {
      Text(0.25, format: .percent)
      Text(1234.5, format: .number)
      Text(1234567, format: .number.grouping(.never))
      Text(3.14159, format: .number.precision(.fractionLength(2)))
      Text(19.9, format: .currency(code: "EUR"))
      Text(date, format: .dateTime.year().month(.wide).day())
      Text(date, format: Date.FormatStyle(date: .long, time: .shortened, timeZone: .gmt))
      Text("Sum \(1234.5, format: .number) of \(42)")
      Text(["a", "b", "c"], format: .list(type: .and))
      LabeledContent("Price", value: 3.5, format: .currency(code: "USD"))
      TextField("Amount", value: $price, format: .number)
      Text(date, style: .date)
    }
  }
}

#Preview("Formats", traits: .fixedLayout(width: 300, height: 400)) {
  Formats()
}

#Preview("Formats in German", traits: .fixedLayout(width: 300, height: 400)) {
  Formats().environment(\.locale, Locale(identifier: "de_DE"))
}

#Preview("Choices", traits: .fixedLayout(width: 320, height: 500)) {
  VStack {
    DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    DatePicker("Time", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute)
    DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { Text("Both") }
  }
}

#Preview("Calendar", traits: .fixedLayout(width: 320, height: 500)) {
  DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    .datePickerStyle(.graphical)
}

#Preview("Wheels", traits: .fixedLayout(width: 320, height: 300)) {
  DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    .datePickerStyle(.wheel)
}

#Preview("Wheels of a moment", traits: .fixedLayout(width: 400, height: 300)) {
  DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 86_400 * 40 + 3_600 * 15)))
    .datePickerStyle(.wheel)
}
