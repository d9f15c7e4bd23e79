/// What a choice of a date shows, in the words and the digits of its locale.
public struct DateContent: Hashable, Sendable {
  /// A month as a calendar shows it.
  public struct Month: Hashable, Sendable {
    /// The month and its year.
    public var title: String
    /// The days of the week from the first one, in short.
    public var weekdays: [String]
    /// How many days of the first week belong to the month before.
    public var leadingBlanks: Int
    /// The days that the month has.
    public var count: Int
    /// The days that are chosen.
    public var chosen: Set<Int>
    /// Today, if it is in the month.
    public var today: Int?

    /// A month.
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

  /// The date and the time as fields show them.
  public var values: [TextContent]
  /// The month of the date, or nil where only a time is chosen.
  public var month: Month?
  /// The title of the time and the time, or nil where only a date is chosen.
  public var time: (title: String, value: String)? {
    get { timeParts.count == 2 ? (timeParts[0], timeParts[1]) : nil }
    set { timeParts = newValue.map { [$0.title, $0.value] } ?? [] }
  }
  /// The wheels with the values around the chosen one, which is the middle of each.
  public var wheels: [[String]]
  private var timeParts: [String] = []

  /// A date and a time.
  public init(
    values: [TextContent], month: Month? = nil, time: (title: String, value: String)? = nil, wheels: [[String]] = []
  ) {
    self.values = values
    self.month = month
    self.wheels = wheels
    self.time = time
  }
}
