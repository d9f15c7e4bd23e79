extension Option {
  /// Returns an option that takes no value.
  static func flag(_ names: String..., help: String) -> Option<Bool> {
    Option<Bool>(
      names: names, placeholder: nil, help: help, defaultValue: { false }, form: .flag, defaultText: "false",
      read: { _, value throws(UsageError) in value = true })
  }

  /// Returns an option with one string as its value.
  static func word(
    _ names: String..., placeholder: String, help: String, completion: Completion = .nothing
  ) -> Option<String?> {
    Option<String?>(
      names: names, placeholder: placeholder, help: help, defaultValue: { nil }, completion: completion,
      read: { argument, value throws(UsageError) in value = argument })
  }

  /// Returns an option with values that commas separate, of which each makes figures of its own.
  static func alternatives(
    _ name: String, placeholder: String, help: String, completion: Completion
  ) -> Option<String?> {
    Option<String?>(
      names: [name], placeholder: placeholder, help: help, defaultValue: { nil }, completion: completion,
      form: .separated, read: { argument, value throws(UsageError) in value = argument })
  }

  /// Returns an option that may be repeated, with a string each time.
  static func words(
    _ names: String..., placeholder: String, help: String, completion: Completion = .nothing
  ) -> Option<[String]> {
    Option<[String]>(
      names: names, placeholder: placeholder, help: help, defaultValue: { [] }, completion: completion,
      form: .texts,
      read: { argument, value throws(UsageError) in value.append(argument) })
  }

  /// Returns an option with one of several fixed values.
  static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, of type: Choice.Type, default first: Choice, help: String
  ) -> Option<Choice> where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    return Option<Choice>(
      names: [name], placeholder: words.joined(separator: "|"), help: "\(help) (default \(first.rawValue))",
      defaultValue: { first }, completion: .words(words), form: .choice(words), defaultText: first.rawValue,
      read: { argument, value throws(UsageError) in value = try Self.one(argument, of: type, for: name) })
  }

  /// Returns an option with a list of fixed values, separated by commas.
  static func list<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, of type: Choice.Type, default first: [Choice], help: String
  ) -> Option<[Choice]> where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    let standard = first.map(\.rawValue).joined(separator: ",")
    return Option<[Choice]>(
      names: [name], placeholder: words.joined(separator: ","),
      help: first.isEmpty ? help : "\(help) (default \(standard))",
      defaultValue: { first }, completion: .list(words), form: .list(words),
      defaultText: first.isEmpty ? nil : standard,
      read: { argument, value throws(UsageError) in
        var chosen: [Choice] = []
        for word in argument.split(separator: ",") {
          let choice = try Self.one(String(word), of: type, for: name)
          if !chosen.contains(where: { $0.rawValue == choice.rawValue }) { chosen.append(choice) }
        }
        value = chosen
      })
  }

  /// Returns an option that takes a number within limits.
  ///
  /// The help ends with the default, or with its `meaning`.
  static func number(
    _ names: String..., placeholder: String = "N", in range: ClosedRange<Int>, default first: Int,
    meaning: String? = nil, help: String
  ) -> Option<Int> {
    let name = names.last ?? ""
    return Option<Int>(
      names: names, placeholder: placeholder, help: "\(help) (default \(meaning ?? String(first)))",
      defaultValue: { first }, form: .integer(range),
      defaultText: String(first),
      read: { argument, value throws(UsageError) in
        guard let number = Int(argument), range.contains(number) else {
          throw UsageError("\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(argument)'")
        }
        value = number
      })
  }

  /// Returns the choice with a name.
  private static func one<Choice: RawRepresentable & CaseIterable>(
    _ word: String, of type: Choice.Type, for name: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw UsageError(
      "'\(word)' is not a value of \(name)", hint: UsageError.hint(for: word, among: words))
  }
}
