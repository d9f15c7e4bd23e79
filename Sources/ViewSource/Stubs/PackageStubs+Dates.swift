extension PackageStubs {
  /// SwiftDate: intervals of a fixed length, which are written as members of numbers.
  static let swiftDate = """
    extension Int {
      public var seconds: DateComponents { DateComponents(second: self) }
      public var minutes: DateComponents { DateComponents(minute: self) }
      public var hours: DateComponents { DateComponents(hour: self) }
      public var days: DateComponents { DateComponents(day: self) }
      public var weeks: DateComponents { DateComponents(day: 7 * self) }
    }
    extension DateComponents {
      public var timeInterval: TimeInterval {
        let hours = Double(day ?? 0) * 24 + Double(hour ?? 0)
        return hours * 3_600 + Double(minute ?? 0) * 60 + Double(second ?? 0)
      }
      public static func * (components: DateComponents, factor: Int) -> DateComponents {
        DateComponents(
          day: components.day.map { $0 * factor }, hour: components.hour.map { $0 * factor },
          minute: components.minute.map { $0 * factor }, second: components.second.map { $0 * factor })
      }
    }
    extension Date {
      public static func + (date: Date, components: DateComponents) -> Date {
        Calendar.current.date(byAdding: components, to: date) ?? date
      }
      public static func - (date: Date, components: DateComponents) -> Date { date + components * -1 }
    }
    """
}
