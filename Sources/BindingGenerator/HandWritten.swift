/// The declarations that are bound by hand, each with the reason why no binding is generated.
///
/// A line of the list is `Owner.name(labels:): reason`; `Owner.init` stands for all initialisers of a type, and `Owner.*`
/// for all members.
struct HandWritten {
  private var reasons: [String: String] = [:]

  /// The declarations of a list.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let end = line.range(of: ": ") else { continue }
      reasons[String(line[..<end.lowerBound])] = String(line[end.upperBound...])
    }
  }

  /// The reason why a declaration is bound by hand, or nil if its binding is generated.
  func reason(for declaration: Declaration) -> String? {
    reasons["\(declaration.owner).\(declaration.signature)"]
      ?? (declaration.kind == .initializer ? reasons[declaration.owner + ".init"] : nil)
      ?? reasons[declaration.owner + ".*"]
  }
}
