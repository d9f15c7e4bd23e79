import LayoutCore

/// Reads a program's files, its declarations and then its previews.
struct ProgramReader {
  private let options: ReadingOptions
  private let log = DiagnosticLog()

  /// A reader with options.
  init(options: ReadingOptions) { self.options = options }

  /// Reads files as one program.
  func read(_ files: [SourceFile]) -> Reading {
    let program = Program(vocabulary: .standard, log: log)
    let unreadable = Set(files.compactMap { parse($0, into: program) })
    attachExtensions(program)
    let evaluator = Evaluator(program: program, options: options)
    var previews: [Preview] = []
    for file in program.files where !file.text.file.isIncluded && !unreadable.contains(Int(file.number)) {
      previews += PreviewReader(file: file, evaluator: evaluator, options: options).previews()
    }
    if previews.isEmpty, !log.hasErrors, let first = program.files.first(where: { !$0.text.file.isIncluded }) {
      let place = Place(file: first.number, offset: 0, length: 0)
      let message: Diagnostic.Message = options.figure.map { .noFigure($0, closest: nil) } ?? .nothingToDraw
      log.add(Diagnostic(.error, message, at: program.range(of: place)))
    }
    return Reading(previews: previews, diagnostics: log, owner: evaluator)
  }

  /// Parses a file; the number of one whose syntax is wrong, whose figures might be wrong too.
  private func parse(_ file: SourceFile, into program: Program) -> Int? {
    let scope = program.addFile(file)
    if let offset = NestingGuard.firstFault(in: file.text) {
      let place = Place(file: scope.number, offset: UInt32(offset), length: 1)
      log.add(Diagnostic(.error, .nestingLimit, at: program.range(of: place)))
      return Int(scope.number)
    }
    let source = Array(file.text.utf8)
    if let tree = Parser.tree(of: source) {
      DeclarationReader(file: scope).read(tree.statements)
      return nil
    }
    guard let answer = GrammarAnswer(source) else {
      let place = Place(file: scope.number, offset: 0, length: 1)
      log.add(Diagnostic(.error, .grammarMissing, at: program.range(of: place)))
      return Int(scope.number)
    }
    report(answer, scope)
    DeclarationReader(file: scope).read(answer.tree.statements)
    return answer.isWrong ? Int(scope.number) : nil
  }

  /// Adds what the grammar finds wrong, each fault with its notes.
  private func report(_ answer: GrammarAnswer, _ file: FileScope) {
    var open: Diagnostic?
    for fault in answer.faults {
      let place = Place(file: file.number, offset: UInt32(fault.offset), length: 1)
      let found = Diagnostic(fault.severity, .syntax(fault.message), at: file.program.range(of: place))
      if fault.severity == .note {
        open?.notes.append(found)
        continue
      }
      if let open { log.add(open) }
      open = found
    }
    if let open { log.add(open) }
  }

  /// Adds what extensions declare to their types, outer types first, so that nested ones are known.
  private func attachExtensions(_ program: Program) {
    var open = program.openExtensions
    open.sort { Self.depth($0.0) < Self.depth($1.0) }
    for (syntax, file) in open {
      let scope = FunctionScope(parent: nil, file: file, owner: nil)
      let reader = DeclarationReader(file: file)
      if case .declared(let type) = Compiler(scope).type(syntax.extendedType) {
        reader.readExtension(syntax, into: type)
      } else {
        let name = Compiler(scope).extendedName(syntax.extendedType)
        let type = program.nativeExtension(of: name, file: file, place: file.place(of: syntax.extendedType))
        reader.readExtension(syntax, into: type)
      }
    }
    program.ancestries = [:]
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
}
