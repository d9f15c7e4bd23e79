/// Everything that the files of a program declare.
final class Program {
  /// The files, in the order given.
  @exclusivity(unchecked) private(set) var files: [FileScope] = []
  /// What all files see.
  let shared = DeclarationScope()
  /// What extensions add to types of the vocabulary, by the type's name.
  @exclusivity(unchecked) var extensions: [String: TypeDeclaration] = [:]
  /// Extensions whose type is not known yet.
  var openExtensions: [(ExtensionDeclSyntax, FileScope)] = []
  /// The vocabulary.
  let vocabulary: Vocabulary
  /// What is found wrong.
  private(set) var log: DiagnosticLog
  /// Whether the code is to stay for files that differ from these in literals and comments alone.
  let isShared: Bool
  /// Whether the program serves no other files: running it has changed a declaration, or code of its previews is compiled each time.
  @exclusivity(unchecked) var isSpent = false
  /// The families that are not those of the vocabulary alone.
  @exclusivity(unchecked) var families: [String: TypeFamily] = [:]
  /// The families that lookups have found lately, each in the slot of its name.
  @exclusivity(unchecked) var recentFamilies = noFamilies
  /// The number of slots, a power of two.
  static let recentFamilyCount = 32
  /// Slots without families.
  static let noFamilies = [TypeFamily?](repeating: nil, count: recentFamilyCount)
  /// Whether all that the files declare is in its place.
  @exclusivity(unchecked) var isComplete = false
  /// Whether code may change states after a layout: it observes the layout or queues actions.
  @exclusivity(unchecked) private(set) var observesLayout = false
  /// Whether code of the files annotates views, in any body, whether it runs or not.
  @exclusivity(unchecked) private(set) var callsAnnotation = false
  /// The precedence and associativity of the operators that the files declare.
  @exclusivity(unchecked) private(set) var precedences: [String: (strength: Int, fromRight: Bool)] = [:]
  /// The names of the modules that the files import.
  @exclusivity(unchecked) private(set) var modules: Set<String> = []
  /// Whether the code sets or reads the locale of the environment, so that locales may differ within a figure.
  @exclusivity(unchecked) private(set) var namesLocales = false
  /// The types of the standard library that the program names and that are written in Swift.
  @exclusivity(unchecked) var preludeTypes: [String: TypeDeclaration] = [:]
  /// The file in which they are.
  @exclusivity(unchecked) var prelude: FileScope?
  @exclusivity(unchecked) private var topNames: Set<String>?
  private var typeCount = 0
  private var declarations: [any Declaration] = []

  /// A program without files.
  init(vocabulary: Vocabulary, log: DiagnosticLog, isShared: Bool = false) {
    self.vocabulary = vocabulary
    self.log = log
    self.isShared = isShared
  }

  /// Notes a declaration of one of the files, local ones included.
  func add(_ declaration: some Declaration) { declarations.append(declaration) }

  /// Lets go of all that running the program found out: a body's code knows the type whose member it is, which holds the
  /// body, so that no program would ever be freed.
  func forget() {
    for declaration in declarations { declaration.forget() }
    for file in files { file.forget() }
    declarations = []
  }

  /// Adds an empty file.
  func addFile(_ file: SourceFile) -> FileScope {
    let scope = FileScope(number: UInt32(files.count), text: SourceText(file), program: self)
    files.append(scope)
    topNames = nil
    return scope
  }

  /// Notes what the code of a file says about the whole program.
  func note(_ tree: SyntaxTree) {
    let names = tree.references(among: Self.observers)
    observesLayout =
      observesLayout || names.contains("onPreferenceChange") || names.contains("onGeometryChange")
      || names.contains("DispatchQueue") && names.contains("async")
    callsAnnotation = callsAnnotation || names.contains("annotation")
    namesLocales = namesLocales || tree.hasKeyPath(through: "locale")
    var declarations: [String] = []
    tree.forEach(.unknownDecl) { declarations.append($0.text) }
    for declaration in declarations where declaration.contains("import ") {
      if let name = declaration.split(whereSeparator: { $0 == " " || $0 == "." }).last { modules.insert(String(name)) }
    }
    precedences.merge(Precedence.declared(in: declarations.joined(separator: "\n"))) { _, new in new }
  }

  private static let observers: Set = [
    "onPreferenceChange", "onGeometryChange", "DispatchQueue", "async", "annotation",
  ]

  /// The next type's number.
  func nextTypeNumber() -> Int {
    typeCount += 1
    return typeCount
  }

  /// Whether something at the top of a file may have a name; most names that code uses are the vocabulary's.
  func mayDeclare(_ name: String) -> Bool {
    guard isComplete else { return true }
    if let topNames { return topNames.contains(name) }
    var names: Set<String> = []
    shared.addNames(to: &names)
    for file in files { file.own.addNames(to: &names) }
    topNames = names
    return names.contains(name)
  }

  /// A stretch of source with its line and column.
  func range(of place: Place) -> SourceRange {
    guard files.indices.contains(Int(place.file)) else { return SourceRange(file: "", line: 1, column: 1) }
    return files[Int(place.file)].range(of: place)
  }

  /// Whether the vocabulary or an extension knows a type by this name.
  func knowsNativeType(_ name: String) -> Bool {
    vocabulary.types[name] != nil || vocabulary.aliases[name] != nil
  }

  /// What extensions add to a type of the vocabulary.
  func nativeExtension(of name: String, file: FileScope, place: Place) -> TypeDeclaration {
    let key = vocabulary.aliases[name] ?? name
    if let known = extensions[key] { return known }
    let declaration = TypeDeclaration(
      name: key, kind: .nativeExtension, number: nextTypeNumber(), place: place, file: file, owner: nil)
    extensions[key] = declaration
    return declaration
  }
}

extension Program {
  /// Begins anew with other files in the place of its own; false if these differ from them in more than literals that may.
  ///
  /// Where it answers false after all files were found to fit, the program is of no more use.
  func restart(with others: [SourceFile], log: DiagnosticLog) -> Bool {
    guard let revisions = revisions(of: others) else { return false }
    for ((file, other), revision) in zip(zip(files, others), revisions) where !file.take(other, revision) {
      isSpent = true
      return false
    }
    for declaration in declarations { declaration.restart() }
    self.log = log
    return true
  }

  private func revisions(of others: [SourceFile]) -> [SourceRevision]? {
    guard others.count == files.count - (prelude == nil ? 0 : 1) else { return nil }
    var revisions: [SourceRevision] = []
    for (file, other) in zip(files, others) {
      guard file.text.file.isIncluded == other.isIncluded, file.trees.count == 1,
        let revision = file.literals?.revision(of: file.trees[0].bytes, as: other.text)
      else { return nil }
      revisions.append(revision)
    }
    return revisions
  }

  /// The longest source that is kept for others, in bytes.
  private static let greatestKeptLength = 256 * 1_024

  /// Whether the program may serve other files: it is not too large, has run without a word, and nothing of it has changed.
  var isReusable: Bool {
    isShared && !isSpent && log.diagnostics.isEmpty && log.reportedErrorCount == 0
      && files.reduce(0) { $0 + $1.text.file.text.utf8.count } <= Self.greatestKeptLength
      && files.allSatisfy { !($0.literals?.isFull ?? false) }
  }
}

/// What a file of a program declares.
protocol Declaration: AnyObject {
  /// Lets go of values that running the program found out, if the declaration keeps any.
  func restart()
  /// Lets go of what was found out after reading: compiled code, resolved types, values.
  func forget()
}

extension Declaration {
  func restart() {}
}

/// Holds a program for those who run it, and takes it apart at the end.
final class ProgramOwner {
  /// Who runs the program.
  let evaluator: Evaluator
  private let shelf: ProgramShelf?

  /// The owner of an evaluator's program, which is put on a shelf at the end where there is one.
  init(_ evaluator: Evaluator, shelf: ProgramShelf?) {
    self.evaluator = evaluator
    self.shelf = shelf
  }

  deinit {
    let program = evaluator.program
    guard let shelf, program.isReusable else { return program.forget() }
    shelf.put(program)
  }
}
