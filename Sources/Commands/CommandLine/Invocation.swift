import PlumblineLayout

/// A call of one subcommand: the values of its options, and its other arguments.
struct Invocation {
  /// The arguments that belong to no option, in order.
  private(set) var paths: [String] = []
  private var values: [String: Any] = [:]
  /// The options as they were given, each with its value, by their long names.
  private var given: [(name: String, arguments: [String])] = []

  /// Reads the arguments after the subcommand's name.
  init(_ arguments: [String], for subcommand: Subcommand) throws(UsageError) {
    var rest = arguments[...]
    var onlyPaths = false
    while let argument = rest.popFirst() {
      guard !onlyPaths, argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      if argument == "--" {
        onlyPaths = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = subcommand.options.first(where: { $0.names.contains(name) }) else {
        let known = subcommand.options.flatMap(\.names)
        throw UsageError(
          "\(subcommand.name) has no option '\(name)'",
          hint: NearNames.closest(to: name, in: known).map { "did you mean '\($0)'?" }
            ?? "plumbline \(subcommand.name) --help lists its options")
      }
      let value: String
      switch (option.placeholder, parts.count) {
      case (nil, 2): throw UsageError("\(name) takes no value")
      case (nil, _): value = ""
      case (_, 2): value = String(parts[1])
      case (let placeholder?, _):
        guard let next = rest.popFirst() else { throw UsageError("\(name) needs a value: \(placeholder)") }
        value = next
      }
      let long = option.names.last ?? name
      given.append((long, option.placeholder == nil ? [long] : [long, value]))
      values[long] = try option.reading(value, values[long] ?? option.defaultValue())
    }
  }

  /// Whether the call gives an option.
  func gives<Value>(_ option: Option<Value>) -> Bool { values[option.name] != nil }

  /// The value of an option.
  subscript<Value>(option: Option<Value>) -> Value {
    values[option.name] as? Value ?? option.defaultValue()
  }
}

extension Invocation {
  /// The arguments that give another call the same values of some options.
  func arguments(for options: [AnyOption]) -> [String] {
    let names = Set(options.compactMap(\.names.last))
    return given.filter { names.contains($0.name) }.flatMap(\.arguments)
  }
}
