/// The generated files with the members of the layout core's values, one for each type that is not in another.
struct ValuePages {
  /// The texts of files by name.
  private(set) var files: [(name: String, text: String)] = []
  /// The members without an entry, with the reasons.
  private(set) var unbound: [(declaration: Declaration, reason: String)] = []
  /// The number of entries.
  private(set) var count = 0

  private let modules: DeclaredModules
  /// The calls that add entries, by type; an empty name stands for functions of no type.
  private var calls: [String: [String]] = [:]
  private var order: [String] = []

  /// Creates the files for the values of modules.
  init(_ modules: DeclaredModules, exceptions: HandWritten) {
    self.modules = modules
    let maker = ValueMaker(modules, exceptions: exceptions)
    let members = modules.declarations.filter(modules.isValue)
    for member in members {
      switch maker.outcome(of: member) {
      case .unbound(let reason): unbound.append((member, reason))
      case .entry(let call):
        add(call, to: member.kind == .function ? "" : member.owner)
        for call in maker.comparisons(from: member) { add(call, to: "") }
      }
    }
    count = calls.values.reduce(0) { $0 + $1.count }
    let cases = Dictionary(grouping: members.filter { $0.kind == .enumCase }, by: \.owner)
    for owner in order where !owner.isEmpty {
      for call in maker.inherited(by: owner) { add(call, to: owner) }
      if let call = maker.decomposition(of: owner, cases[owner] ?? []) { add(call, to: owner) }
    }
    writeFiles()
  }

  private mutating func add(_ call: String, to owner: String) {
    if calls[owner] == nil { order.append(owner) }
    calls[owner, default: []].append(call)
  }

  private mutating func writeFiles() {
    let names = order.filter { !$0.isEmpty }.sorted { modules.name(of: $0) < modules.name(of: $1) }
    let roots = Dictionary(grouping: names) { String($0.prefix { $0 != "." }) }
    for root in roots.keys.sorted() {
      var text = Self.head + "import PlumblineLayout\n\nextension Vocabulary {\n"
      for owner in roots[root] ?? [] {
        text += "  /// Adds the members of `\(modules.name(of: owner))`.\n"
        text += "  static func \(Self.topic(of: owner))(_ vocabulary: inout Vocabulary) {\n"
        for call in calls[owner] ?? [] { text += "    vocabulary.\(call)\n" }
        text += "  }\n\n"
      }
      files.append(("\(root)+Members.swift", text + "}\n"))
    }
    var text = Self.head + "import PlumblineLayout\n\nextension Vocabulary {\n"
    text +=
      "  /// The functions that add the members of the layout core's values, by type; a figure uses few of them.\n"
    text += "  static let declaredMembers: [(type: String, add: @Sendable (inout Vocabulary) -> Void)] = [\n"
    for owner in names { text += "    (\"\(modules.name(of: owner))\", { \(Self.topic(of: owner))(&$0) }),\n" }
    text += "  ]\n\n  /// Adds the functions and operators of the layout core's values.\n"
    text += "  mutating func addDeclaredFunctions() {\n"
    for call in calls[""] ?? [] { text += "    \(call)\n" }
    files.append(("Vocabulary+DeclaredMembers.swift", text + "  }\n}\n"))
  }

  private static func topic(of owner: String) -> String { "add" + owner.split(separator: ".").joined() + "Members" }

  private static let head =
    "// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.\n"
}
