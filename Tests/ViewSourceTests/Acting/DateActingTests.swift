import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Days that are chosen` {
  private static let members = "@State var days: Set<DateComponents> = []"
  private static let text =
    #"Text(days.sorted { $0.day! < $1.day! }.map { "\($0.day!)" }.joined(separator: " ")).id("days")"#

  private func days(_ picker: String, _ steps: String) throws -> String? {
    let acted = try Acted(Acted.source(Self.members, "VStack { \(Self.text); \(picker) }"), after: steps)
    return acted.preview.layout.views.first { $0.id == "days" }?.detail
  }

  @Test func `a tap on a day chooses it, and another tap no longer does`() throws {
    let picker = #"MultiDatePicker("Days", selection: $days)"#
    #expect(try days(picker, #"tap "12"; tap "20""#) == "12 20")
    #expect(try days(picker, #"tap "12"; tap "20"; tap "12""#) == "20")
  }

  @Test func `days outside of the range cannot be chosen`() throws {
    let picker = #"""
      MultiDatePicker("Days", selection: $days, in: Calendar.current.dateInterval(of: .month, for: .now)!.start..<Date())
      """#
    #expect(throws: StepFault.self) { try days(picker, #"tap "28""#) }
  }
}
