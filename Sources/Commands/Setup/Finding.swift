import PlumblineSnapshots

/// A part of an installation, and its state.
struct Finding {
  /// The part, such as "system font below 20 pt".
  let name: String
  /// A description of the state, such as a version or a path.
  let detail: String
  /// The suggested repair, or nil if there is no problem.
  let repair: String?

  /// Creates a finding without a problem.
  init(_ name: String, _ detail: String) {
    (self.name, self.detail) = (name, detail)
    repair = nil
  }

  /// Creates a finding about a problem, with its repair.
  init(_ name: String, fault: String, repair: String) {
    (self.name, detail, self.repair) = (name, fault, repair)
  }

  /// Returns the finding as a line, with the suggested repair on another.
  func text(for console: Console) -> String {
    guard let repair else { return "\(name): \(detail)\n" }
    return "\(console.styled("error:", .error)) \(name): \(detail)\nhint: \(repair)\n"
  }

  /// The finding as JSON.
  var json: JSON {
    .object([
      "name": .string(name), "detail": .string(detail), "isHealthy": .bool(repair == nil),
      "repair": repair.map(JSON.string) ?? .null,
    ])
  }
}
