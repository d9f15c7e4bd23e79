/// A program: the declarations of its files.
package final class Program {
  /// The names of properties that access control protects against reads or changes.
  @exclusivity(unchecked) var guardedNames: Set<String> = []
  /// The files, in their given order.
  @exclusivity(unchecked) package private(set) var files: [FileScope] = []
  /// The declarations that are visible to all files.
  let shared = DeclarationScope()
  /// The functions by which the program matches values with patterns, `~=`.
  @exclusivity(unchecked) var matchers: [FunctionDeclaration] = []
  /// Whether a function of the program never returns, so that calls of it end a path.
  @exclusivity(unchecked) var hasEndlessFunctions = false
  /// The members that extensions add to vocabulary types, by the type's name.
  @exclusivity(unchecked) package var extensions: [String: TypeDeclaration] = [:]
  /// The extensions that are not yet merged into their types.
  var openExtensions: [(ExtensionDeclSyntax, FileScope)] = []
  /// The vocabulary.
  package let vocabulary: Vocabulary
  /// The diagnostics.
  package private(set) var log: DiagnosticLog
  /// Whether the compiled code is kept for files that differ only in literals and comments.
  package let isShared: Bool
  /// Whether the program cannot be reused for other files, because running it has changed a declaration or compiles
  /// code of its previews each time.
  @exclusivity(unchecked) package var isSpent = false
  /// The type families that differ from the vocabulary's own.
  @exclusivity(unchecked) package var families: [String: TypeFamily] = [:]
  /// A cache of recently used families, indexed by a hash of their names.
  @exclusivity(unchecked) var recentFamilies = noFamilies
  /// The number of cache slots, a power of two.
  static let recentFamilyCount = 32
  /// An empty cache.
  static let noFamilies = [TypeFamily?](repeating: nil, count: recentFamilyCount)
  /// Whether all declarations have been read.
  @exclusivity(unchecked) var isComplete = false
  /// Whether the program acts: its code may change state after layout, because it observes views, queues actions or is
  /// followed by steps.
  @exclusivity(unchecked) package private(set) var isActing = false
  /// Whether steps follow the first layout.
  package private(set) var precedesSteps = false
  /// Whether the program may animate changes.
  package private(set) var animates = false
  /// Whether views may be evaluated again because time passes.
  private(set) var drawsMoments = false
  /// Whether the program may present other screens.
  package private(set) var presents = false
  /// Whether the code calls `annotation` anywhere, whether or not the call is evaluated.
  @exclusivity(unchecked) package private(set) var callsAnnotation = false
  /// The protocols that macros of the program add to the types to which they are attached, by the macros' names.
  @exclusivity(unchecked) private(set) var macroConformances: [String: [String]] = [:]
  /// The precedence and associativity of operators declared in the files.
  @exclusivity(unchecked) private(set) var precedences: [String: (strength: Int, fromRight: Bool)] = [:]
  /// The types with the attribute `main`, in source order.
  package internal(set) var entryPoints: [TypeDeclaration] = []
  /// The declarations of each module, by its name, if the files belong to several.
  @exclusivity(unchecked) var modules: [String: DeclarationScope] = [:]
  /// The names of the types among the shared ones that a module declares as public.
  @exclusivity(unchecked) var publicTypes: Set<String> = []
  /// The names that the files use from modules that are not part of the program.
  @exclusivity(unchecked) var outside = OutsideNames()
  /// Whether the code sets or reads the environment's locale, so that a figure may use several locales.
  @exclusivity(unchecked) package private(set) var namesLocales = false
  /// Whether the code names tables of localized texts, so that a key may be looked up in another table than its
  /// literal's.
  @exclusivity(unchecked) package private(set) var namesTables = false
  /// Whether the code names bundles.
  @exclusivity(unchecked) package private(set) var namesBundles = false
  /// The prelude's types that the program uses: standard library types implemented in Swift.
  @exclusivity(unchecked) var preludeTypes: [String: TypeDeclaration] = [:]
  /// The objects whose deinitializers have not run yet.
  let lifetimes = Lifetimes()
  /// Whether a property or subscript of the program has a `mutating get`.
  var hasMutatingGetters = false
  /// The capture groups of the regular-expression literals.
  var captureGroups = CaptureGroups()
  /// The evaluator that runs the program, or nil before it does and after it is released.
  @exclusivity(unchecked) weak var evaluator: Evaluator?
  /// The file of the prelude.
  @exclusivity(unchecked) var prelude: FileScope?
  /// The enumerations by the names of their cases, or nil before the first search.
  @exclusivity(unchecked) var enumerationsByCase: [String: [TypeDeclaration]]?
  @exclusivity(unchecked) private var topNames: Set<String>?
  /// The names of the members that extensions add to vocabulary types, or nil before their first use.
  @exclusivity(unchecked) var extendedNames: Set<String>?
  /// The names of the functions that are declared with different result types, or nil before their first use.
  @exclusivity(unchecked) var resultOverloads: Set<String>?
  /// The functions that are private to their files, by the names that have been looked up.
  @exclusivity(unchecked) var fileFunctions: [String: [FunctionDeclaration]] = [:]
  /// The views that are kept between runs, by the names of the settings under which the program runs.
  private var keptViews: [String: KeptViews] = [:]
  private var typeCount = 0
  private var declarations: [any Declaration] = []

  /// Creates a program without files.
  package init(vocabulary: Vocabulary, log: DiagnosticLog, isShared: Bool = false) {
    self.vocabulary = vocabulary
    self.log = log
    self.isShared = isShared
  }

  /// Registers a declaration of one of the files, including local ones.
  package func add(_ declaration: some Declaration) { declarations.append(declaration) }

  /// The functions that the files declare, including local ones that have been compiled.
  var declaredFunctions: [FunctionDeclaration] { declarations.compactMap { $0 as? FunctionDeclaration } }

  /// Releases all results of running the program.
  ///
  /// Compiled code refers to the type that declares it, which owns the code, so without this step the program would
  /// never be deallocated.
  package func releaseResults() {
    for declaration in declarations { declaration.releaseResults() }
    for file in files { file.releaseResults() }
    declarations = []
    fileFunctions = [:]
    enumerationsByCase = nil
    for views in keptViews.values { views.release() }
    keptViews = [:]
  }

  /// Returns the views that are kept between runs under some settings, or nil if the program's views may change by
  /// themselves, or depend on where they are evaluated.
  package func views(keptUnder settings: String) -> KeptViews? {
    guard !isActing, !animates, !namesLocales, !lifetimes.areObserved else { return nil }
    if let known = keptViews[settings] { return known }
    if keptViews.count == KeptViews.limit {
      for views in keptViews.values { views.release() }
      keptViews = [:]
    }
    let views = KeptViews()
    keptViews[settings] = views
    return views
  }

  /// Adds an empty file.
  func addFile(_ file: SourceFile) -> FileScope {
    let scope = FileScope(index: UInt32(files.count), text: SourceText(file), program: self)
    scope.module = file.module.map { name in
      let module = modules[name] ?? DeclarationScope()
      modules[name] = module
      return module
    }
    scope.moduleName = file.module
    files.append(scope)
    topNames = nil
    fileFunctions = [:]
    enumerationsByCase = nil
    return scope
  }

  /// Records the properties of the program that follow from the syntax of one of its files.
  func note(_ tree: SyntaxTree, in file: FileScope) {
    let calls = vocabulary.framework.calls
    let names = tree.references(among: calls.all)
    isActing = isActing || calls.act(names)
    animates = animates || !names.isDisjoint(with: calls.animating)
    drawsMoments = drawsMoments || !names.isDisjoint(with: calls.followingTime)
    presents = presents || !names.isDisjoint(with: calls.presenting)
    callsAnnotation = callsAnnotation || names.contains(calls.annotating)
    namesLocales = namesLocales || tree.hasKeyPath(through: "locale")
    namesTables = namesTables || tree.hasArgument(labeled: "tableName")
    namesBundles = namesBundles || tree.hasArgument(labeled: "bundle")
    var declarations: [String] = []
    tree.forEach(.unknownDecl) { declarations.append($0.text) }
    for declaration in declarations where declaration.hasBytes(of: "conformances:") {
      guard let macro = Self.macro(declaredBy: declaration) else { continue }
      macroConformances[macro.name, default: []] += macro.conformances
    }
    for declaration in declarations where declaration.hasBytes(of: "import ") {
      guard let name = Self.module(importedBy: declaration) else { continue }
      outside.imports.insert(name)
      file.imports.insert(name)
      if Self.importsWhole(declaration) { file.wholeImports.append(name) }
    }
    precedences.merge(Precedence.declared(in: declarations.joined(separator: "\n"))) { _, new in new }
  }

  /// Whether a file imports a library for unit tests.
  package var hasUnitTests: Bool { outside.imports.contains("XCTest") || outside.imports.contains("Testing") }

  /// Makes the program act because it has steps: its states are kept, and its actions can run.
  package func beginActing() { (isActing, precedesSteps) = (true, true) }

  /// Returns the identifier of the next type.
  func nextTypeID() -> Int {
    typeCount += 1
    return typeCount
  }

  /// Returns whether a top-level declaration may have a name, a quick check because most names are the vocabulary's.
  func mayDeclare(_ name: String) -> Bool {
    guard isComplete else { return true }
    if let topNames { return topNames.contains(name) }
    var names: Set<String> = []
    shared.addNames(to: &names)
    for file in files { file.own.addNames(to: &names) }
    topNames = names
    return names.contains(name)
  }

  /// Returns the source range of a location, with its line and column.
  package func range(of location: SourceLocation) -> SourceRange {
    guard files.indices.contains(Int(location.file)) else { return SourceRange(file: "", line: 1, column: 1) }
    return files[Int(location.file)].range(of: location)
  }

  /// Returns the name of the module with a location, or nil if its file belongs to none.
  package func moduleName(at location: SourceLocation) -> String? {
    files.indices.contains(Int(location.file)) ? files[Int(location.file)].moduleName : nil
  }

  /// Returns whether the vocabulary has a type or alias with a name.
  func knowsNativeType(_ name: String) -> Bool {
    vocabulary.types[name] != nil || vocabulary.aliases[name] != nil
  }

  /// Returns the declaration of the members that extensions add to a vocabulary type.
  func nativeExtension(of name: String, file: FileScope, location: SourceLocation) -> TypeDeclaration {
    let key = vocabulary.aliases[name] ?? name
    if let known = extensions[key] { return known }
    let declaration = TypeDeclaration(
      name: key, kind: .nativeExtension, id: nextTypeID(), location: location, file: file, owner: nil)
    extensions[key] = declaration
    return declaration
  }
}

extension Program {
  /// Restarts the program with other files, and returns whether they differ only in replaceable literals and comments.
  ///
  /// If it returns false and `isSpent` is true, the program cannot be used any more.
  package func restart(with others: [SourceFile], log: DiagnosticLog) -> Bool {
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

  /// The maximum length of source that is cached for reuse, in bytes.
  private static let greatestKeptLength = 256 * 1_024

  /// Whether the program can be reused for other files: it is not too large, has reported nothing, and its declarations
  /// are unchanged.
  var isReusable: Bool {
    isShared && !isSpent && log.diagnostics.isEmpty && log.reportedErrorCount == 0
      && files.reduce(0) { $0 + $1.text.file.text.utf8.count } <= Self.greatestKeptLength
      && files.allSatisfy { !($0.literals?.isFull ?? false) }
  }
}

/// A declaration in a file of a program.
package protocol Declaration: AnyObject {
  /// Releases the values that the declaration has cached during a run.
  func restart()
  /// Releases everything derived after reading: compiled code, resolved types and values.
  func releaseResults()
}

extension Declaration {
  package func restart() {}
}

/// The owner of a program, which reuses or releases it when the last user is done.
package final class ProgramOwner {
  /// The evaluator that runs the program.
  package let evaluator: Evaluator
  private let programCache: ProgramCache?

  /// Creates an owner for an evaluator's program, which is added to a cache at the end if there is one.
  package init(_ evaluator: Evaluator, programCache: ProgramCache?) {
    self.evaluator = evaluator
    self.programCache = programCache
  }

  deinit {
    let program = evaluator.program
    guard let programCache, program.isReusable else { return program.releaseResults() }
    programCache.put(program)
  }
}
