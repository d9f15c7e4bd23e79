/// The capture groups of a program's regular-expression literals, by name and number.
///
/// A group that may take no part in a match is an optional in Swift. Matches do not record the literal that they belong
/// to, so a group's type is known only where all literals with the group agree.
struct CaptureGroups {
  private var areOptional: [String: Set<Bool>] = [:]

  /// Adds the groups of a regular expression.
  mutating func add(_ regex: RegexValue) {
    for (index, isOptional) in regex.isOptional.enumerated() {
      areOptional["\(index + 1)", default: []].insert(isOptional)
      if let name = regex.names[index] { areOptional[name, default: []].insert(isOptional) }
    }
  }

  /// Returns the type of a group of a match, or any type if it is not known.
  func type(of name: String) -> SwiftType {
    guard let known = areOptional[name], known.count == 1 else { return name == "0" ? .string : .any }
    return known.contains(true) ? .optional(.string) : .string
  }
}
