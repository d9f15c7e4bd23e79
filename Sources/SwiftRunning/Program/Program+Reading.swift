import PlumblineSource

extension Program {
  /// Parses a file and reads its declarations; returns the file's index where its syntax is wrong, since its figures
  /// might be wrong too.
  package func read(_ file: SourceFile) -> Int? {
    let scope = addFile(file)
    let parsed = ParsedFile(scope.text, fileIndex: scope.index)
    for diagnostic in parsed.diagnostics { log.add(diagnostic) }
    if let tree = parsed.tree {
      scope.trees.append(tree)
      note(tree, in: scope)
      scope.literals?.note(commentsOf: tree)
      DeclarationReader(file: scope).read(tree.statements)
    }
    return parsed.hasErrors ? Int(scope.index) : nil
  }

  /// Adds the declarations of extensions to their types, outer types first, so that nested ones are known.
  ///
  /// An extension of a protocol `where Self == Type` is one of that type, whose static members the protocol has as
  /// well.
  package func attachExtensions() {
    addModuleBundles()
    var open = openExtensions
    open.sort { Self.depth($0.0) < Self.depth($1.0) }
    addMacroConformances()
    inheritAssociatedTypes()
    for (syntax, file) in open {
      let scope = FunctionScope(parent: nil, file: file, owner: nil)
      let reader = DeclarationReader(file: file)
      let compiler = Compiler(scope)
      let extended = extendedType(syntax.extendedType, compiler)
      guard let only = syntax.onlySelf, compiler.isKnown(only) else {
        reader.readExtension(syntax, into: extended)
        continue
      }
      let type = extendedType(only, compiler)
      let known = type.statics
      reader.readExtension(syntax, into: type, isConditional: false)
      guard type !== extended else { continue }
      for (name, members) in type.statics {
        extended.statics[name, default: []] += members.dropFirst(known[name]?.count ?? 0)
      }
    }
    shareExtensions()
    shareProtocols()
    forgetFamilies()
    outside.complete()
    isComplete = true
  }

  /// Gives each module the constant of its bundle, as the Swift package manager does.
  ///
  /// A constant that the module declares itself comes first.
  private func addModuleBundles() {
    let modules = namesBundles ? Set(files.compactMap(\.moduleName)).sorted() : []
    for module in modules where modules.count > 1 {
      let source = "extension Bundle { static let module = Bundle(_module: \"\(module)\") }"
      let file = addFile(
        SourceFile(path: "resource_bundle_accessor.swift", text: source, isIncluded: true, module: module))
      guard let tree = Parser.tree(of: Array(source.utf8)) else { continue }
      file.trees.append(tree)
      DeclarationReader(file: file).read(tree.statements)
    }
  }

  /// Gives types the conformances that macros of the program, which are attached to them, add.
  private func addMacroConformances() {
    guard !macroConformances.isEmpty else { return }
    var open = files.flatMap(\.types)
    while let type = open.popLast() {
      open += type.types.values
      for attribute in type.attributes.sorted() { type.inheritedNames += macroConformances[attribute] ?? [] }
    }
  }

  /// Returns the name and the conformances of a macro that a declaration's text declares, or nil.
  static func macro(declaredBy text: String) -> (name: String, conformances: [String])? {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == ")" || $0 == ".") }
    guard let keyword = words.firstIndex(of: "macro"), words.indices.contains(keyword + 1),
      let list = words.firstIndex(of: "conformances:")
    else { return nil }
    var conformances: [String] = []
    for word in words[(list + 1)...] {
      if word.hasSuffix(":") { break }
      let name = word.prefix { $0 != ")" }
      if !name.isEmpty { conformances.append(String(name)) }
      if word.contains(")") { break }
    }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : (String(name), conformances)
  }

  /// Gives protocols the associated types of those that they refine.
  private func inheritAssociatedTypes() {
    for type in files.flatMap(\.types) where type.kind == .interface {
      for name in conformances(of: type) {
        guard let refined = self.type(named: name, from: type), refined.kind == .interface else { continue }
        for name in refined.associatedTypes {
          type.typeParameters.add(associatedType: name, isNominal: refined.typeParameters.isNominal(name))
        }
      }
      type.conformances = nil
    }
  }

  /// Adds the members that extensions add to a type to the type that represents it, unless that type has members of the
  /// same names.
  private func shareExtensions() {
    for (name, representation) in vocabulary.representations.sorted(by: { $0.key < $1.key }) {
      guard let source = extensions[name], !source.members.isEmpty else { continue }
      let target = nativeExtension(of: representation, file: source.file, location: source.location)
      target.members.merge(source.members) { own, _ in own }
    }
    // A style of buttons in place of which one with its own trigger may stand is found by the same implicit members.
    for (name, refinement) in vocabulary.framework.refinements.sorted(by: { $0.key < $1.key }) {
      guard let source = extensions[refinement.protocolName], !source.statics.isEmpty else { continue }
      let target = nativeExtension(of: name, file: source.file, location: source.location)
      target.statics.merge(source.statics) { own, _ in own }
    }
  }

  /// Adds members to the types of the vocabulary that extensions make conform to protocols of the program: the members
  /// that extensions of these protocols, and of those that they refine, add.
  private func shareProtocols() {
    var open = extensions.sorted { $0.key < $1.key }.flatMap { _, added in added.inheritedNames.map { ($0, added) } }
    while let (name, conforming) = open.popLast() {
      guard extensions[name] == nil, let declared = type(named: name, from: conforming), declared.kind == .interface
      else { continue }
      extensions[name] = declared
      open += declared.inheritedNames.map { ($0, declared) }
    }
  }

  /// Returns whether a Core Data model with a name belongs to the program, whose entities are declared in its file.
  func hasDataModel(named name: String) -> Bool {
    files.contains { $0.text.file.path.contains("/\(name).xcdatamodel") }
  }

  /// Returns the declaration that an extension extends: the type itself, or the extension of a type of the vocabulary.
  private func extendedType(_ syntax: TypeSyntax, _ compiler: Compiler) -> TypeDeclaration {
    if case .declared(let type) = compiler.type(syntax) { return type }
    let file = compiler.file
    return nativeExtension(
      of: compiler.extendedName(syntax), file: file, location: file.location(of: syntax))
  }

  private static func depth(_ syntax: ExtensionDeclSyntax) -> Int {
    var (depth, type) = (0, syntax.extendedType)
    while let member = type.as(MemberTypeSyntax.self) { (depth, type) = (depth + 1, member.baseType) }
    return depth
  }
}

extension Compiler {
  /// Returns the vocabulary's name of a type that an extension extends.
  func extendedName(_ syntax: TypeSyntax) -> String {
    let type = type(syntax)
    if RangeKind(rawValue: syntax.baseName) != nil { return SwiftType.range(.any).memberKey }
    if case .any = type { return syntax.trimmedDescription.prefix { $0 != "<" }.description }
    return type.memberKey
  }

  /// Returns whether a name refers to a type of the program or of the vocabulary.
  func isKnown(_ syntax: TypeSyntax) -> Bool {
    if case .any = type(syntax) { return false }
    return true
  }
}

extension ExtensionDeclSyntax {
  /// The type that `where Self == Type` names, or nil.
  fileprivate var onlySelf: TypeSyntax? {
    guard let clause = genericWhereClause else { return nil }
    for requirement in clause.requirements {
      if case .sameTypeRequirement(let same) = requirement.requirement, same.leftType.baseName == "Self" {
        return same.rightType
      }
    }
    return nil
  }
}
