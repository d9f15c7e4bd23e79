/// The files and lists that the generator writes.
struct Page {
  /// The texts of files by name.
  private(set) var files: [(name: String, text: String)] = []
  /// The declarations without an entry, with the reasons.
  private(set) var unbound: [(declaration: Declaration, reason: String)] = []
  /// The number of entries.
  private(set) var count = 0

  private var withoutEffect: [Declaration] = []
  private var undrawn: [Declaration] = []
  private var presentations: [Declaration] = []
  private var acting: Set<String> = []
  private var topics: [String] = []

  /// Creates the files for the declarations.
  init(_ modules: DeclaredModules, exceptions: HandWritten) {
    let maker = EntryMaker(modules, exceptions: exceptions)
    let declarations = modules.declarations.filter { $0.file.contains("Views/") }
    let outcomes = declarations.map { maker.outcome(of: $0) }
    let overloads = Overloads(
      declarations, isBound: outcomes.map { if case .unbound = $0 { false } else { true } })
    let chosen = declarations.indices.filter { overloads.isChosen(declarations[$0], at: $0) }
    var effective: Set<String> = []
    for index in chosen { if case .entry(let entry) = outcomes[index] { effective.insert(entry.key) } }
    var entries: [String: [Entry]] = [:]
    var order: [String] = []
    var seen: Set<String> = []
    func add(_ entry: Entry) {
      guard seen.insert(entry.key + entry.definition).inserted else { return }
      var entry = entry
      entry.declaration.example = overloads.example(of: entry.declaration)
      if entries[entry.declaration.file] == nil { order.append(entry.declaration.file) }
      entries[entry.declaration.file, default: []].append(entry)
    }
    for index in chosen {
      let declaration = declarations[index]
      switch outcomes[index] {
      case .entry(let entry):
        if entry.acts { acting.insert(declaration.name) }
        add(entry)
      case .inherited: break
      case .withoutEffect:
        if effective.contains("View." + declaration.name), let entry = maker.entryWithoutEffect(declaration) {
          add(entry)
        } else {
          withoutEffect.append(declaration)
        }
      case .undrawn: undrawn.append(declaration)
      case .presentation: presentations.append(declaration)
      case .unbound(let reason): unbound.append((declaration, reason))
      }
    }
    for file in order { write(entries[file] ?? [], of: file) }
    let members = ValuePages(modules, exceptions: exceptions)
    files += members.files
    unbound += members.unbound
    count += members.count
    writeNames()
    let values = PlainValues(modules, maker: maker).text
    files.append(("Vocabulary+DeclaredValues.swift", Self.head("Sources/Views") + values))
  }

  private mutating func write(_ entries: [Entry], of file: String) {
    let base = file.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? file
    let topic =
      "add"
      + base.split { !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined() + "Declarations"
    topics.append(topic)
    count += entries.count
    var text = Self.head(file) + "import PlumblineLayout\n\nextension Vocabulary {\n"
    text += "  /// Adds the declarations of `\(file)`.\n  mutating func \(topic)() {\n"
    for entry in entries { text += entry.code }
    files.append(("\(base)+Entries.swift", text + "  }\n}\n"))
  }

  private mutating func writeNames() {
    var text = Self.head("Sources/Views") + "extension Vocabulary {\n"
    text += "  /// Adds every entry that is generated, file by file.\n  mutating func addDeclarations() {\n"
    text += topics.map { "    \($0)()\n" }.joined() + "  }\n\n"
    text += Self.set(
      "modifiersDeclaredWithoutEffect", "The modifiers that a first frame ignores.",
      (withoutEffect + presentations).map(\.name))
    text += Self.set(
      "modifiersDeclaredUndrawn", "The modifiers that change a first frame in SwiftUI and are ignored with a warning.",
      undrawn.map(\.name))
    text += Self.set(
      "modifiersDeclaredToPresent",
      "The modifiers that are ignored with a warning if they present something from the start.",
      presentations.map(\.name))
    text += Self.set("modifiersDeclaredToAct", "The modifiers that only matter to views that act.", Array(acting))
    files.append(("Vocabulary+Declarations.swift", text + "}\n"))
    var examples = Self.head("Sources/Views") + "extension Vocabulary {\n"
    examples += "  /// An example of each modifier that a first frame ignores.\n"
    examples += "  static let examplesWithoutEffect: [String] = [\n"
    var seen: Set<String> = []
    for example in (withoutEffect + presentations).map(\.example)
    where !example.isEmpty && seen.insert(example).inserted {
      examples += "    #\"\(example)\"#,\n"
    }
    files.append(("Vocabulary+IgnoredExamples.swift", examples + "  ]\n}\n"))
  }

  private static func set(_ name: String, _ summary: String, _ names: [String]) -> String {
    let names = Set(names).sorted().map { "    \"\($0)\",\n" }.joined()
    return "  /// \(summary)\n  static let \(name): Set<String> = [\n\(names)  ]\n\n"
  }

  private static func head(_ file: String) -> String {
    "// Generated from \(file) by Scripts/generate: change the declarations there.\n"
  }
}

extension Entry {
  /// The type and name under which the reader finds the entry.
  var key: String { "\(declaration.owner).\(declaration.name)" }

  /// The call that adds the entry.
  var code: String {
    var head = "\(target)"
    if declaration.kind != .initializer { head += ", \"\(declaration.name)\"" }
    if target.hasPrefix("static") { head += ", .\(declaration.kind)" }
    return
      "    \(head), summary: \(Self.literal(declaration.summary)), example: \(Self.literal(declaration.example))) {\n"
      + "      \(definition)\n    }\n"
  }

  /// Returns a string literal of a text.
  static func literal(_ text: String) -> String {
    text.contains("\"") || text.contains("\\") ? "#\"\(text)\"#" : "\"\(text)\""
  }
}
