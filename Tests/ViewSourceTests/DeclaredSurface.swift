import Testing

@testable import PlumblineViewSource

/// A comparison of the list of declarations of Views, which `Scripts/generate` writes, with the reader's vocabulary.
///
/// `Fixtures/Vocabulary/exceptions.txt` names the entries that only one of them has, with the reasons.
@Suite struct `Declared surface` {
  private let vocabulary = Vocabulary.standard
  private let declarations = Signature.declared.filter { $0.kind != "alias" }
  private let exceptions = SurfaceException.list
  private let types = SurfaceTypes(.standard, names: renamed)

  @Test func `everything that Views declares can be read, or is an exception`() {
    let missing = declarations.filter { !isReadable($0) }
    let unexplained = missing.filter { declaration in !exceptions.contains { $0.covers(declaration, "unread") } }
    #expect(unexplained.map(\.line) == [])
    let stale = exceptions.filter { exception in
      exception.kind == "unread" && !missing.contains { exception.covers($0, "unread") }
    }
    #expect(stale.map(\.pattern) == [])
  }

  @Test func `everything that can be read is declared, or is an exception`() {
    let foreign = readable.filter { !isDeclared($0) }
    let unexplained = foreign.filter { entry in !exceptions.contains { $0.covers(entry, "undeclared") } }
    #expect(unexplained.map(\.line) == [])
    let stale = exceptions.filter { exception in
      exception.kind == "undeclared" && !foreign.contains { exception.covers($0, "undeclared") }
    }
    #expect(stale.map(\.pattern) == [])
  }

  @Test func `each readable declaration has the declared types and defaults, or is listed with a reason`() {
    let listed = ListedDifference.list
    let different = declarations.filter { isReadable($0) && !isReadable($0, comparingTypes: true) }
    let unlisted = different.filter { declaration in !listed.contains { $0.line == declaration.line } }
    #expect(unlisted.map { differences(of: $0) } == [])
    #expect(listed.filter { entry in !different.contains { $0.line == entry.line } }.map(\.line) == [])
    #expect(listed.filter { $0.reason.count < 30 }.map(\.line) == [])
  }

  @Test func `every exception has a reason`() {
    #expect(exceptions.count > 10)
    let incomplete = exceptions.filter { $0.reason.count < 10 || !["unread", "undeclared"].contains($0.kind) }
    #expect(incomplete.map(\.pattern) == [])
  }

  // MARK: From declarations to entries

  private func isReadable(_ declaration: Signature, comparingTypes: Bool = false) -> Bool {
    let names = Self.names(of: declaration.owner, in: vocabulary)
    if names.contains(where: vocabulary.inertTypes.contains) { return true }
    if ["View", "ForEach", "NavigationLink"].contains(declaration.owner),
      Self.modifiersWithoutEntry(vocabulary).contains(declaration.name)
    {
      return true
    }
    if declaration.kind == "function" { return vocabulary.functions[declaration.name] != nil }
    return entries(for: declaration).contains { entry in
      !comparingTypes || differences(of: entry, from: declaration).isEmpty
    }
  }

  /// The entries that take the arguments of a declaration.
  private func entries(for declaration: Signature) -> [Signature] {
    Self.names(of: declaration.owner, in: vocabulary).compactMap { vocabulary.types[$0] }.flatMap { type in
      type.signatures(of: declaration).filter { entry in
        entry.accepts(declaration.labels) && entry.accepts(declaration.requiredLabels)
      }
    }
  }

  /// A declaration with its differences from each entry.
  private func differences(of declaration: Signature) -> String {
    let all = entries(for: declaration).map { differences(of: $0, from: declaration).joined(separator: ", ") }
    return declaration.line + " – " + all.joined(separator: "; or ")
  }

  /// The parameters of an entry whose types or defaults are not those of a declaration.
  private func differences(of entry: Signature, from declaration: Signature) -> [String] {
    declaration.pairs(with: entry).compactMap { declared, own in
      if !types.agrees(declared.type, with: own) { return "\(declared.label): \(declared.type), read as \(own.type)" }
      if types.hasDefault(declared, own) { return nil }
      let value = own.fallback.map { "\($0.value)" } ?? "none"
      return "\(declared.label): \(declared.type) = \(declared.fallback ?? ""), read with \(value)"
    }
  }

  private static func modifiersWithoutEntry(_ vocabulary: Vocabulary) -> Set<String> {
    vocabulary.ignoredModifiers.union(vocabulary.undrawnModifiers)
  }

  /// The reader's own names of types, and the types that SwiftUI has under two names.
  private static let renamed = Signature.declared.filter { $0.kind == "alias" }.reduce(
    into: [
      "InsettableShape": "Shape", "PrimitiveButtonStyle": "ButtonStyle", "PaintedShape": "ShapeView",
      "Anchor.Source": "AnchorSource", "GraphicsContext.ResolvedText": "GraphicsContext.Resolved",
      "AnyShapeStyle": "ShapeStyle", "ParseableFormatStyle": "FormatStyle",
    ]
  ) { $0[$1.name] = $1.owner }

  /// The reader's names of a type, those from which it inherits members included.
  private static func names(of owner: String, in vocabulary: Vocabulary) -> [String] {
    var names: [String] = []
    var rest = [owner, vocabulary.aliases[owner] ?? owner, renamed[owner] ?? owner]
    while !rest.isEmpty {
      let name = rest.removeFirst()
      guard !names.contains(name) else { continue }
      names.append(name)
      rest += (vocabulary.types[name]?.parents ?? []) + (vocabulary.types[name]?.implicitSources ?? [])
    }
    return names
  }

  // MARK: From entries to declarations

  /// The entries for SwiftUI's types: those of the standard library, of values without effect, and of wrappers are not
  /// compared.
  private var readable: [Signature] {
    let library = Vocabulary(.swiftUI) {
      $0.addStandardLibrary()
      $0.addInertTypesOfFrameworks()
      $0.addWrappers()
    }
    return vocabulary.types.keys.sorted().filter { library.types[$0] == nil }.flatMap { name in
      vocabulary.types[name]?.signatures(named: name) ?? []
    }
  }

  private func isDeclared(_ entry: Signature) -> Bool {
    let owners = declarations.filter { Self.names(of: $0.owner, in: vocabulary).contains(entry.owner) }
    return owners.contains { declaration in
      declaration.name == entry.name && declaration.isStatic == entry.isStatic
        && (entry.takesAll || declaration.accepts(entry.labels) || declaration.accepts(entry.requiredLabels))
    }
  }
}

extension Vocabulary.NativeType {
  /// The entries that could be meant by a declaration.
  fileprivate func signatures(of declaration: Signature) -> [Signature] {
    signatures(named: "").filter { $0.name == declaration.name && $0.isStatic == declaration.isStatic }
  }

  /// All entries.
  fileprivate func signatures(named owner: String) -> [Signature] {
    (initializers + statics.entries + members.entries).map { entry in
      Signature(
        owner: owner,
        kind: entry.kind == .constant ? "constant" : entry.kind == .staticMethod ? "staticMethod" : "method",
        name: entry.kind == .initializer ? "init" : entry.name,
        parameters: entry.parameters.map {
          Signature.Parameter(label: $0.label ?? "_", isOptional: $0.isOptional || $0.isVariadic, shape: $0)
        },
        takesAll: entry.parameters.contains { $0.takesAll })
    }
  }
}
