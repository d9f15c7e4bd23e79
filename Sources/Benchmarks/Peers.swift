import Glibc

/// Other programs that do the same work.
///
/// Environment variables contain their commands, separated by `;`.
enum Peers {
  /// Returns the commands in a variable, with words in braces replaced.
  static func commands(_ variable: String, replacing words: [String: String] = [:]) -> [String] {
    guard let value = getenv(variable) else { return [] }
    return String(cString: value).split(separator: ";").map { command in
      command.split(separator: " ").map { words.reduce(String($0)) { $0.replacing($1.key, with: $1.value) } }.joined(
        separator: " ")
    }
  }

  /// Returns the lines that a shell command prints.
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

  /// Returns the number before the first word that equals a unit; nil if there is none.
  static func firstNumber(before unit: String, in line: String) -> Double? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(where: { $0 == unit }), index > 0 else { return nil }
    return Double(words[index - 1])
  }

  /// Returns the number before the last word that begins with a unit; nil if there is none.
  static func number(before unit: String, in line: String) -> Double? {
    let words = line.split(separator: " ")
    guard let index = words.lastIndex(where: { $0.hasPrefix(unit) }), index > 0 else { return nil }
    return Double(words[index - 1])
  }
}
