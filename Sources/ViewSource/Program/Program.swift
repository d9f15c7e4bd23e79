import Glibc
import LayoutCore

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
  let log: DiagnosticLog
  /// The families that lookups have found, and the last two of them.
  @exclusivity(unchecked) var families: [String: TypeFamily] = [:]
  @exclusivity(unchecked) var lastFamily: TypeFamily?
  @exclusivity(unchecked) var familyBefore: TypeFamily?
  /// Whether all that the files declare is in its place.
  @exclusivity(unchecked) var isComplete = false
  /// Whether something in the files reads the layout, so that states may change after it.
  @exclusivity(unchecked) private(set) var observesLayout = false
  /// How tightly the operators bind that the files declare.
  @exclusivity(unchecked) private(set) var precedences: [String: (strength: Int, fromRight: Bool)] = [:]
  /// Whether the files name a locale, so that places may differ in theirs.
  @exclusivity(unchecked) private(set) var namesLocales = false
  /// The types of the standard library that the program names and that are written in Swift.
  @exclusivity(unchecked) var preludeTypes: [String: TypeDeclaration] = [:]
  /// The file in which they are.
  @exclusivity(unchecked) var prelude: FileScope?
  @exclusivity(unchecked) private var topNames: Set<String>?
  private var typeCount = 0
  private var declarations: [any Declaration] = []

  /// A program without files.
  init(vocabulary: Vocabulary, log: DiagnosticLog) {
    self.vocabulary = vocabulary
    self.log = log
  }

  /// Notes a declaration of one of the files, local ones included.
  func add(_ declaration: some Declaration) { declarations.append(declaration) }

  /// Lets go of all that running the program found out: a body's code knows the type whose member it is, which holds the
  /// body, so that no program would ever be freed.
  func forget() {
    for declaration in declarations { declaration.forget() }
    declarations = []
  }

  /// Adds an empty file.
  func addFile(_ file: SourceFile) -> FileScope {
    let scope = FileScope(number: UInt32(files.count), text: SourceText(file), program: self)
    files.append(scope)
    topNames = nil
    if Self.mentions("infix operator", file.text) {
      precedences.merge(Precedence.declared(in: file.text)) { _, new in new }
    }
    namesLocales = namesLocales || Self.mentions("\\.locale", file.text)
    observesLayout = observesLayout || Self.observers.contains { Self.mentions($0, file.text) }
    return scope
  }

  private static let observers = ["onPreferenceChange", "onGeometryChange", "DispatchQueue.main.async"]

  private static func mentions(_ name: String, _ text: String) -> Bool {
    text.withCString { strstr($0, name) != nil }
  }

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
    return files[Int(place.file)].text.range(of: place)
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

/// What a file of a program declares.
protocol Declaration: AnyObject {
  /// Lets go of what was found out after reading: compiled code, resolved types, values.
  func forget()
}

/// Holds a program for those who run it, and takes it apart at the end.
final class ProgramOwner {
  /// Who runs the program.
  let evaluator: Evaluator

  /// The owner of an evaluator's program.
  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  deinit { evaluator.program.forget() }
}
