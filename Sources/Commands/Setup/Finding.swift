import PlumblineSnapshots

/// A part of an installation, and its state.
struct Finding {
  /// The part, such as "system font below 20 pt".
  let name: String
  /// The state in words: a version, a path.
  let detail: String
  /// Advice for repairing the part; nil if nothing will go wrong.
  let repair: String?

  /// A part that is as it should be.
  init(_ name: String, _ detail: String) {
    (self.name, self.detail) = (name, detail)
    repair = nil
  }

  /// A part that something will go wrong with.
  init(_ name: String, fault: String, repair: String) {
    (self.name, detail, self.repair) = (name, fault, repair)
  }

  /// The finding as a line, with the advice on another.
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
