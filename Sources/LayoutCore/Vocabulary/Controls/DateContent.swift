/// The texts that a date picker shows, in the language and digits of its locale.
public struct DateContent: Hashable, Sendable {
  /// A calendar page of one month.
  public struct Month: Hashable, Sendable {
    /// The month and its year.
    public var title: String
    /// The abbreviated names of the weekdays, from the first day of the week.
    public var weekdays: [String]
    /// The number of days of the first week that belong to the previous month.
    public var leadingBlanks: Int
    /// The number of days in the month.
    public var count: Int
    /// The selected days.
    public var chosen: Set<Int>
    /// The number of today's day, or nil if it is in another month.
    public var today: Int?
    /// The days that cannot be chosen, which are pale.
    package var disabled: Set<Int> = []

    /// Creates a month.
    public init(
      title: String, weekdays: [String], leadingBlanks: Int, count: Int, chosen: Set<Int> = [], today: Int? = nil
    ) {
      self.title = title
      self.weekdays = weekdays
      self.leadingBlanks = leadingBlanks
      self.count = count
      self.chosen = chosen
      self.today = today
    }
  }

  /// The texts of the date and time fields.
  public var values: [TextContent]
  /// The month of the date, or nil if only a time is selected.
  public var month: Month?
  /// The title and the text of the time, or nil if only a date is selected.
  public var time: (title: String, value: String)? {
    get { timeParts.count == 2 ? (timeParts[0], timeParts[1]) : nil }
    set { timeParts = newValue.map { [$0.title, $0.value] } ?? [] }
  }
  /// The wheels; the selected value is in the middle of each.
  public var wheels: [[String]]
  private var timeParts: [String] = []

  /// Creates the content of a date picker.
  public init(
    values: [TextContent], month: Month? = nil, time: (title: String, value: String)? = nil, wheels: [[String]] = []
  ) {
    self.values = values
    self.month = month
    self.wheels = wheels
    self.time = time
  }
}
