import PlumblineLayout

/// Reads a program's files, its declarations and then its previews.
struct ProgramReader {
  private let options: ReadingOptions
  private let log = DiagnosticLog()

  /// A reader with options.
  init(options: ReadingOptions) { self.options = options }

  /// Reads files as one program.
  func read(_ files: [SourceFile]) -> Reading {
    if let program = options.shelf?.take(for: files, log: log) {
      let reading = run(program)
      // What a fresh reading would say of these files is for it to say.
      if log.diagnostics.isEmpty { return reading }
      program.isSpent = true
      return ProgramReader(options: options).read(files)
    }
    let program = Program(vocabulary: .standard, log: log, isShared: options.shelf != nil)
    let unreadable = Set(files.compactMap { parse($0, into: program) })
    attachExtensions(program)
    return run(program, without: unreadable)
  }

  /// Runs the previews of a program's files, apart from those that cannot be read.
  private func run(_ program: Program, without unreadable: Set<Int> = []) -> Reading {
    let evaluator = Evaluator(
      program: program, options: options.running,
      host: SwiftUIHost(screen: options.screen, assets: options.assets))
    var previews: [Preview] = []
    let failures = FailedPreviews()
    for file in program.files where !file.text.file.isIncluded && !unreadable.contains(Int(file.number)) {
      previews += PreviewReader(file: file, evaluator: evaluator, options: options, failures: failures)
        .previews()
    }
    let mayBeEmpty = options.figure != nil && options.mayLackFigure
    if previews.isEmpty, !mayBeEmpty, !log.hasErrors,
      let first = program.files.first(where: { !$0.text.file.isIncluded })
    {
      let place = Place(file: first.number, offset: 0, length: 0)
      let message: Diagnostic.Message = options.figure.map { .noFigure($0, closest: nil) } ?? .nothingToDraw
      log.add(Diagnostic(.error, message, at: program.range(of: place)))
    }
    let owner = ProgramOwner(evaluator, shelf: options.shelf)
    for index in previews.indices { previews[index].owner = owner }
    return Reading(
      previews: previews, diagnostics: log, failures: failures.all, callsAnnotation: program.callsAnnotation,
      owner: owner)
  }

  /// Parses a file and reads its declarations; returns the file's number where its syntax is wrong, since its figures might
  /// be wrong too.
  private func parse(_ file: SourceFile, into program: Program) -> Int? {
    let scope = program.addFile(file)
    let parsed = ParsedFile(scope.text, number: scope.number)
    for diagnostic in parsed.diagnostics { log.add(diagnostic) }
    if let tree = parsed.tree {
      scope.trees.append(tree)
      program.note(tree)
      scope.literals?.note(commentsOf: tree)
      DeclarationReader(file: scope).read(tree.statements)
    }
    return parsed.hasErrors ? Int(scope.number) : nil
  }

  /// Adds what extensions declare to their types, outer types first, so that nested ones are known.
  ///
  /// An extension of a protocol `where Self == Type` is one of that type, whose static members the protocol has as well.
  private func attachExtensions(_ program: Program) {
    var open = program.openExtensions
    open.sort { Self.depth($0.0) < Self.depth($1.0) }
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
      reader.readExtension(syntax, into: type)
      guard type !== extended else { continue }
      for (name, members) in type.statics {
        extended.statics[name, default: []] += members.dropFirst(known[name]?.count ?? 0)
      }
    }
    program.forgetFamilies()
    program.isComplete = true
  }

  /// What an extension of a type adds to: the type itself, or what stands beside a type of the vocabulary.
  private func extendedType(_ syntax: TypeSyntax, _ compiler: Compiler) -> TypeDeclaration {
    if case .declared(let type) = compiler.type(syntax) { return type }
    let file = compiler.file
    return compiler.program.nativeExtension(
      of: compiler.extendedName(syntax), file: file, place: file.place(of: syntax))
  }

  private static func depth(_ syntax: ExtensionDeclSyntax) -> Int {
    syntax.extendedType.as(MemberTypeSyntax.self) == nil ? 0 : 1
  }
}

extension Compiler {
  /// The vocabulary's name of a type that an extension extends.
  func extendedName(_ syntax: TypeSyntax) -> String {
    let type = type(syntax)
    if case .any = type { return syntax.trimmedDescription.prefix { $0 != "<" }.description }
    return type.memberKey
  }

  /// Whether a name stands for a type of the program or of the vocabulary.
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
