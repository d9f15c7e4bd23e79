/// The declarations that are bound by hand, each with the reason why no binding is generated.
///
/// A line of the list is `Owner.name(labels:): reason`; `Owner.init` stands for all initializers of a type, and
/// `Owner.*` for all members.
struct HandWritten {
  private var reasons: [String: String] = [:]

  /// Creates the declarations of a list.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let end = line.range(of: ": ") else { continue }
      reasons[String(line[..<end.lowerBound])] = String(line[end.upperBound...])
    }
  }

  /// Returns the reason why a declaration is bound by hand, or nil if its binding is generated.
  func reason(for declaration: Declaration, owner: String? = nil) -> String? {
    let owner = owner ?? declaration.owner
    let signature =
      declaration.kind == .initializer
      ? "init" + declaration.signature.drop { $0 != "(" } : declaration.signature
    return reasons["\(owner).\(signature)"] ?? reasons["\(owner).\(declaration.name)"]
      ?? (declaration.kind == .initializer ? reasons[owner + ".init"] : nil) ?? reasons[owner + ".*"]
  }
}
