import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Wheels of dates` {
  /// Rule: <doc:Controls#Wheels>.
  @Test func `name the present day, and write days without commas`() {
    func days(_ moment: String) -> [String] {
      let picker = "DatePicker(\"a\", selection: .constant(\(moment))).datePickerStyle(.wheel).labelsHidden()"
      let reading = ViewSource.read([SourceFile(path: "a.swift", text: "#Preview { \(picker) }")])
      return reading.previews[0].resolved().views.compactMap(\.detail).filter { $0.contains(where: \.isLetter) }
    }
    let week = ["Mon Dec 29", "Tue Dec 30", "Wed Dec 31", "Today", "Fri Jan 2", "Sat Jan 3", "Sun Jan 4", "AM", "PM"]
    #expect(days("Date()") == week)
    #expect(days("Date() - 86400 * 9").contains("Tue Dec 23"))
    #expect(!days("Date() - 86400 * 9").contains("Today"))
  }
}

/// Rule: <doc:Controls#Dates-and-colours>.
@Suite struct `Date pickers in another locale than the run's` {
  private func texts(_ picker: String) -> [String] {
    let code = "#Preview { \(picker).environment(\\.locale, Locale(identifier: \"de_DE\")) }"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: code)])
    #expect(reading.diagnostics.diagnostics == [])
    return reading.previews[0].resolved().views.compactMap(\.detail)
  }

  @Test func `fields have the language's formats`() {
    let fields = texts("DatePicker(\"a\", selection: .constant(Date())).labelsHidden()")
    #expect(fields == ["1. Jan. 2026", "13:18"])
  }

  @Test func `wheels have 24 hours`() {
    let wheels = texts("DatePicker(\"a\", selection: .constant(Date())).datePickerStyle(.wheel).labelsHidden()")
    #expect(wheels.contains("13") && wheels.contains("14") && !wheels.contains("PM"))
  }

  /// Today is the first of January.
  @Test func `days outside of the limits are pale`() {
    let picker =
      "DatePicker(\"a\", selection: .constant(Date()), in: ...(Date() + 86400 * 9), displayedComponents: .date)"
    let code = "#Preview { \(picker).datePickerStyle(.graphical) }"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: code)])
    let pale = reading.previews[0].resolved().views.filter { view in
      view.items.contains {
        if case .text(_, _, .color(let color)) = $0 { color.light.opacity < 0.5 } else { false }
      }
    }
    let days = pale.compactMap { $0.detail.flatMap { Int($0) } }
    #expect(days == Array(11...31))
  }

  @Test func `calendars begin on the region's first day of the week`() {
    let picker =
      "DatePicker(\"a\", selection: .constant(Date()), displayedComponents: .date).datePickerStyle(.graphical)"
    let month = texts(picker)
    #expect(month.contains("Januar 2026"))
    #expect(month.first { $0.hasPrefix("MO") || $0.hasPrefix("SO") }?.hasPrefix("MO") == true)
  }
}

@Suite struct `The canvas of a preview without a size` {
  private let screen = Size(width: 390, height: 844)

  private func canvas(_ body: String, traits: String = "") -> Size {
    let source = "#Preview(\"a\"\(traits)) { \(body) }"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.diagnostics.diagnostics == [])
    return reading.previews[0].resolved(device: Screen(size: screen)).canvas
  }

  @Test func `is the root's own size`() {
    #expect(canvas("Color.red.frame(width: 100, height: 40)") == Size(width: 100, height: 40))
  }

  @Test func `is the screen's size if the root is wider`() {
    let words = "Text(\"\(String(repeating: "word ", count: 60))\")"
    #expect(canvas(words).width <= 390)
    #expect(canvas(words, traits: ", traits: .landscapeLeft").width > 390)
    #expect(canvas("Color.red.frame(width: 500, height: 10)") == Size(width: 500, height: 10))
  }

  @Test func `is the size of the preview's device`() {
    #expect(canvas(#"Color.red.previewDevice("iPhone 8")"#) == Size(width: 375, height: 667))
    #expect(
      canvas(#"Color.red.previewDevice(PreviewDevice(rawValue: "iPad Pro (9.7-inch)"))"#)
        == Size(width: 768, height: 1024)
    )
    #expect(canvas(#"Color.red.previewDevice("iPhone SE (2nd generation)")"#) == Size(width: 375, height: 667))
    #expect(canvas(#"Color.red.previewDevice("Toaster")"#) == screen)
  }
}
