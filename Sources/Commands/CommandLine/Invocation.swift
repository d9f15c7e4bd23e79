import PlumblineLayout

/// A call of one subcommand: the values of its options, and its other arguments.
struct Invocation: Sendable {
  /// The arguments that belong to no option, in order.
  private(set) var paths: [String] = []
  private var values: [String: any Sendable] = [:]
  /// The options as they were given, each with its value, by their long names.
  private var given: [(name: String, arguments: [String])] = []
  /// The options of the subcommand.
  private let options: [AnyOption]
  /// The settings of a file that hold in addition to the options as they were given, by the options' long names.
  private(set) var settings: [String: Setting] = [:]

  /// Reads the arguments after the subcommand's name.
  init(_ arguments: [String], for subcommand: Subcommand) throws(UsageError) {
    options = subcommand.options
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
      let parts = Self.parts(of: argument, options)
      let name = parts[0]
      guard let option = options.first(where: { $0.names.contains(name) }) else {
        let known = options.flatMap(\.names)
        throw UsageError(
          "\(subcommand.name) has no option '\(name)'",
          hint: NearNames.closest(to: name, in: known).map { "did you mean '\($0)'?" }
            ?? "plumbline \(subcommand.name) --help lists its options")
      }
      let value: String
      switch (option.placeholder, parts.count) {
      case (nil, 2): throw UsageError("\(name) takes no value")
      case (nil, _): value = ""
      case (_, 2): value = parts[1]
      case (let placeholder?, _):
        guard let next = rest.popFirst() else { throw UsageError("\(name) needs a value: \(placeholder)") }
        value = next
      }
      let long = option.names.last ?? name
      given.append((long, option.placeholder == nil ? [long] : [long, value]))
      values[long] = try option.reading(value, values[long] ?? option.defaultValue())
    }
  }

  /// Returns an option's name and, where the argument holds both, its value: `--jobs=4`, `-j4`.
  private static func parts(of argument: String, _ options: [AnyOption]) -> [String] {
    let short = String(argument.prefix(2))
    if !argument.hasPrefix("--"), argument.count > 2, !argument.contains("="),
      options.contains(where: { $0.names.contains(short) && $0.placeholder != nil })
    {
      return [short, String(argument.dropFirst(2))]
    }
    return argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns whether the call gives an option.
  func gives<Value>(_ option: Option<Value>) -> Bool { values[option.name] != nil }

  /// The value of an option.
  subscript<Value>(option: Option<Value>) -> Value {
    values[option.name] as? Value ?? option.defaultValue()
  }
}

extension Invocation {
  /// Returns the call with further arguments.
  func adding(_ arguments: [String], for subcommand: Subcommand) throws(UsageError) -> Invocation {
    try Invocation(givenArguments(for: subcommand.options) + arguments + ["--"] + paths, for: subcommand)
  }

  /// Returns the arguments that gave some options on the command line.
  func givenArguments(for options: [AnyOption]) -> [String] {
    guard !given.isEmpty else { return [] }
    let names = Set(options.compactMap(\.names.last))
    return given.filter { names.contains($0.name) }.flatMap(\.arguments)
  }

  /// Returns the arguments that give another call the same values of some options, including those of a settings file.
  func arguments(for options: [AnyOption]) -> [String] {
    guard !settings.isEmpty else { return givenArguments(for: options) }
    return givenArguments(for: options)
      + options.compactMap { $0.names.last.flatMap { settings[$0] } }.flatMap(\.commandLine)
  }

  /// Returns the arguments of an option as it was given on the command line, or nil.
  func givenValue(of name: String) -> String? {
    let values = given.filter { $0.name == name }.map { $0.arguments.count > 1 ? $0.arguments[1] : "true" }
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Returns the call completed by the settings of a file for options that are not given.
  ///
  /// The subcommand's other options are skipped.
  func completed(by settings: [Setting]) throws(UsageError) -> Invocation {
    var call = self
    let present = Set(given.map(\.name))
    for setting in settings where !present.contains(setting.option) {
      guard let option = options.first(where: { $0.names.last == setting.option }) else { continue }
      var value = option.defaultValue()
      for argument in setting.arguments { value = try option.reading(argument, value) }
      call.values[setting.option] = value
      call.settings[setting.option] = setting
    }
    return call
  }
}
