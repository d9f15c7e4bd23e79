import Glibc

/// Other programs that do the same work, whose commands stand in variables of the environment, with `;` between them.
enum Peers {
  /// The commands of a variable, with the words in braces replaced.
  static func commands(_ variable: String, replacing words: [String: String] = [:]) -> [String] {
    guard let value = getenv(variable) else { return [] }
    return String(cString: value).split(separator: ";").map { command in
      command.split(separator: " ").map { words.reduce(String($0)) { $0.replacing($1.key, with: $1.value) } }.joined(
        separator: " ")
    }
  }

  /// What a command of the shell prints, line by line.
  static func lines(of command: String) -> [String] {
    guard let pipe = popen(command, "r") else { return [] }
    defer { pclose(pipe) }
    var result: [String] = []
    var line = [CChar](repeating: 0, count: 1024)
    while fgets(&line, Int32(line.count), pipe) != nil {
      result.append(String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return result
  }

  /// The first number before a unit that stands alone in a line.
  static func firstNumber(before unit: String, in line: String) -> Double? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == unit }), place > 0 else { return nil }
    return Double(words[place - 1])
  }

  /// The last number before a unit in a line.
  static func number(before unit: String, in line: String) -> Double? {
    let words = line.split(separator: " ")
    guard let place = words.lastIndex(where: { $0.hasPrefix(unit) }), place > 0 else { return nil }
    return Double(words[place - 1])
  }
}
