// The reading of steps as they are written on the command line and above previews.
extension Step {
  /// The syntax of each kind of step.
  public static let usages = [
    "tap \"LABEL\" [twice]", "set \"LABEL\" to VALUE", "submit \"LABEL\"", "drag \"LABEL\" by X,Y",
    "hold \"LABEL\" [by X,Y]", "long-press \"LABEL\" [SECONDS]", "magnify \"LABEL\" by SCALE",
    "rotate \"LABEL\" by DEGREES",
    "swipe \"LABEL\" left|right|up|down", "scroll \"LABEL\" by X,Y", "wait SECONDS",
  ]

  /// Reads steps that are separated by semicolons.
  public static func reading(_ text: String) throws(StepFault) -> [Step] {
    var steps: [Step] = []
    for words in try StepWords.statements(of: text) {
      var words = words
      let step = try Step(&words)
      guard words.isEmpty else { throw .misspelt(words.text) }
      steps.append(step)
    }
    guard !steps.isEmpty else { throw StepFault("there is no step", hint: "write one as in: tap \"More\"") }
    return steps
  }

  /// Reads a step.
  private init(_ words: inout StepWords) throws(StepFault) {
    let text = words.text
    func require<T>(_ value: T?) throws(StepFault) -> T {
      guard let value else { throw StepFault.misspelt(text) }
      return value
    }
    let verb = words.word() ?? ""
    switch verb {
    case "tap", "double-tap":
      let target = try require(words.target())
      var count = verb == "tap" ? 1 : 2
      if words.take("twice") { count = 2 }
      if let number = words.number() {
        guard words.take("times"), number >= 1, number <= 100 else { throw StepFault.misspelt(text) }
        count = Int(number)
      }
      self = .tap(target, count: count)
    case "set":
      let target = try require(words.target())
      guard words.take("to") else { throw StepFault.misspelt(text) }
      self = .set(target, try require(words.value()))
    case "submit": self = .submit(try require(words.target()))
    case "drag", "scroll":
      let target = try require(words.target())
      guard words.take("by") else { throw StepFault.misspelt(text) }
      let point = try require(words.point())
      let distance = Size(width: point.x, height: point.y)
      self = verb == "drag" ? .drag(target, distance) : .scroll(target, distance)
    case "hold":
      let target = try require(words.target())
      let point = words.take("by") ? try require(words.point()) : .zero
      self = .hold(target, Size(width: point.x, height: point.y))
    case "long-press":
      let target = try require(words.target())
      _ = words.take("for")
      let seconds = words.number() ?? 1
      _ = words.take("s") || words.take("seconds")
      self = .longPress(target, max(seconds, 0))
    case "magnify":
      let target = try require(words.target())
      _ = words.take("by") || words.take("to")
      self = .magnify(target, try require(words.number()))
    case "rotate":
      let target = try require(words.target())
      _ = words.take("by") || words.take("to")
      self = .rotate(target, Angle(degrees: try require(words.number())))
      _ = words.take("degrees")
    case "swipe":
      let target = try require(words.target())
      let edges: [String: Edge] = ["left": .leading, "right": .trailing, "up": .top, "down": .bottom]
      self = .swipe(target, try require(words.word().flatMap { edges[$0] }))
    case "wait":
      let seconds = try require(words.number())
      _ = words.take("s") || words.take("seconds")
      guard seconds >= 0, seconds <= 1_000_000 else { throw StepFault("cannot wait \(seconds.dumped) seconds") }
      self = .wait(seconds)
    default:
      let verbs = [
        "tap", "set", "submit", "drag", "hold", "long-press", "magnify", "rotate", "swipe", "scroll", "wait",
      ]
      let near = NearNames.closest(to: verb, in: verbs)
      throw StepFault(
        "unknown step '\(verb)'",
        hint: near.map { "did you mean '\($0)'?" } ?? "choose from \(verbs.joined(separator: ", "))")
    }
  }
}

extension StepFault {
  /// A step that does not follow any usage.
  static func misspelt(_ text: String) -> StepFault {
    let verb = text.prefix { $0 != " " }
    let usage = Step.usages.first { $0.hasPrefix(verb + " ") }
    return StepFault("cannot read the step '\(text)'", hint: usage.map { "write '\($0)'" })
  }
}

/// The words of a step, which are taken in order; a text in quotes is one word.
struct StepWords {
  private enum Word: Hashable {
    case plain(String)
    case quoted(String)
  }

  private var rest: ArraySlice<Word> = []
  /// The step as it is written.
  private(set) var text = ""

  /// Whether all words are taken.
  var isEmpty: Bool { rest.isEmpty }

  /// Returns the words of each step of a text; semicolons separate the steps.
  static func statements(of text: String) throws(StepFault) -> [StepWords] {
    var (result, current): ([StepWords], StepWords) = ([], StepWords())
    var plain = ""
    var quoted: String?
    var isEscaped = false
    func take(_ character: Character?) {
      if !plain.isEmpty { current.rest.append(.plain(plain)) }
      plain = ""
      if let character { current.text.append(character) }
    }
    for character in text {
      if var inner = quoted {
        current.text.append(character)
        if isEscaped || (character != "\"" && character != "\u{201D}" && character != "\\") {
          inner.append(isEscaped && character == "n" ? "\n" : character)
          (quoted, isEscaped) = (inner, false)
        } else if character == "\\" {
          isEscaped = true
        } else {
          current.rest.append(.quoted(inner))
          quoted = nil
        }
      } else if character == ";" || character == "\n" {
        take(nil)
        result.append(current)
        current = StepWords()
      } else if character == " " || character == "\t" {
        take(current.text.isEmpty ? nil : character)
      } else if character == "\"" || character == "\u{201C}" {
        take(character)
        quoted = ""
      } else {
        plain.append(character)
        current.text.append(character)
      }
    }
    if quoted != nil { throw StepFault("a quotation mark is missing in '\(current.text)'") }
    take(nil)
    result.append(current)
    for index in result.indices {
      while result[index].text.last == " " { result[index].text.removeLast() }
    }
    return result.filter { !$0.rest.isEmpty }
  }

  /// Takes a plain word.
  mutating func word() -> String? {
    guard case .plain(let word)? = rest.first else { return nil }
    rest.removeFirst()
    return word
  }

  /// Takes a word if it is the next one, and returns whether it is.
  mutating func take(_ word: String) -> Bool {
    guard rest.first == .plain(word) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a number.
  mutating func number() -> Double? {
    guard case .plain(let word)? = rest.first else { return nil }
    let digits = word.hasSuffix("s") ? String(word.dropLast()) : word
    guard let number = Double(digits), number.isFinite else { return nil }
    rest.removeFirst()
    return number
  }

  /// Takes two numbers with a comma between them.
  mutating func point() -> Point? {
    var text = ""
    while case .plain(let word)? = rest.first, word.allSatisfy({ "0123456789.,-+".contains($0) }) {
      text += word
      rest.removeFirst()
      if text.split(separator: ",").count == 2, !text.hasSuffix(",") { break }
    }
    let parts = text.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy(\.isFinite) else { return nil }
    return Point(x: parts[0], y: parts[1])
  }

  /// Takes the target of a step.
  mutating func target() -> Step.Target? {
    if case .quoted(let label)? = rest.first {
      rest.removeFirst()
      return .label(label)
    }
    if take("at") { return point().map { .point($0) } }
    guard take("id") else { return nil }
    if case .quoted(let name)? = rest.first {
      rest.removeFirst()
      return .id(name)
    }
    return word().map { .id($0) }
  }

  /// Takes the value that a control is set to.
  mutating func value() -> Step.NewValue? {
    if case .quoted(let text)? = rest.first {
      rest.removeFirst()
      return .text(text)
    }
    if take("on") || take("true") { return .bool(true) }
    if take("off") || take("false") { return .bool(false) }
    if let number = number() { return .number(number) }
    var words: [String] = []
    while let word = word() { words.append(word) }
    let text = words.joined(separator: " ")
    if let moment = Self.moment(text) { return .date(moment) }
    return text.isEmpty ? nil : .text(text)
  }

  /// Returns the time of a date such as `2026-02-03`, with a time such as `14:30` or without one, in seconds since
  /// 2001-01-01 00:00 UTC.
  static func moment(_ text: String) -> Double? {
    let halves = text.split(whereSeparator: { $0 == "T" || $0 == " " })
    guard let day = halves.first, halves.count <= 2 else { return nil }
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, day.split(separator: "-").count == 3, (1...12).contains(parts[1]),
      (1...31).contains(parts[2]), (1...9999).contains(parts[0])
    else { return nil }
    var seconds = Double(days(year: parts[0], month: parts[1], day: parts[2])) * 86_400
    if halves.count == 2 {
      let time = halves[1].split(whereSeparator: { $0 == ":" || $0 == "Z" }).compactMap { Double($0) }
      guard time.count >= 2, time.count <= 3 else { return nil }
      seconds += time[0] * 3600 + time[1] * 60 + (time.count == 3 ? time[2] : 0)
    }
    return seconds
  }

  /// Returns the number of days from 2001-01-01 to a day of the Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }
}
