/// The top-level declarations of one file that are private to it, or those that are visible to all files.
package final class DeclarationScope {
  /// The types, by name.
  package var types: [String: TypeDeclaration] = [:]
  /// The names of the types that a module declares as public.
  var publicTypes: Set<String> = []
  /// The functions, by name.
  package var functions: [String: [FunctionDeclaration]] = [:]
  /// The variables, by name.
  var variables: [String: PropertyDeclaration] = [:]
  /// The type aliases, by name.
  package var aliases: [String: TypeAlias] = [:]

  /// Adds the names of all declarations to a set.
  func addNames(to names: inout Set<String>) {
    for name in types.keys { names.insert(name) }
    for name in functions.keys { names.insert(name) }
    for name in variables.keys { names.insert(name) }
    for name in aliases.keys { names.insert(name) }
  }
}

/// A file of the program.
package final class FileScope {
  /// The file's index in the program.
  package let index: UInt32
  /// The source text.
  package private(set) var text: SourceText
  /// The program, which owns the file.
  package unowned(unsafe) let program: Program
  /// The declarations that are private to the file.
  package let own = DeclarationScope()
  /// The declarations of the file's module, which precede those of other modules, or nil if the program has one module.
  @exclusivity(unchecked) package var module: DeclarationScope?
  /// The name of the file's module, or nil if the program has one module.
  package var moduleName: String?
  /// The modules that the file imports.
  package var imports: Set<String> = []
  /// The modules that the file imports as a whole, in the order of their imports.
  var wholeImports: [String] = []
  /// The macros that declare something, in order.
  package var macros: [DeclaredMacro] = []
  /// The expressions that `try` and `await` mark.
  @exclusivity(unchecked) var effects = MarkedEffects()
  /// The syntax trees of the file, which must outlive their nodes: nodes do not retain them.
  var trees: [SyntaxTree] = []
  /// The literals whose values may be replaced, or nil if the program is used once.
  private(set) var literals: LiteralTable?
  /// The types at the top of the file, in order.
  package var types: [TypeDeclaration] = []
  /// The statements at the top of the file, for previews of views outside declarations.
  package var statements: [CodeBlockItemSyntax] = []

  /// Creates a file.
  package init(index: UInt32, text: SourceText, program: Program) {
    self.index = index
    self.text = text
    self.program = program
    literals = program.isShared ? LiteralTable() : nil
  }

  /// Returns the type at the top of a file with a name: of this file, of its module, or of another module.
  func type(named name: String) -> TypeDeclaration? {
    own.types[name] ?? module?.types[name] ?? otherType(named: name)
  }

  /// Returns the type of another module with a name: of one that the file imports as a whole, or else of any.
  func otherType(named name: String) -> TypeDeclaration? {
    guard let shared = program.shared.types[name], isVisible(shared, named: name) else { return nil }
    guard module != nil else { return shared }
    for imported in wholeImports where imported != shared.file.moduleName {
      guard let scope = program.modules[imported], scope.publicTypes.contains(name) else { continue }
      // The shared declaration stays if the file imports its module as well.
      guard shared.file.moduleName.map({ !wholeImports.contains($0) || !isPublic(name, of: $0) }) ?? false else {
        break
      }
      return scope.types[name]
    }
    return shared
  }

  /// Returns whether a shared type is visible: one of a stand-in for a module hides a type of SwiftUI, such as `List`,
  /// only in files that import the module.
  private func isVisible(_ type: TypeDeclaration, named name: String) -> Bool {
    guard let module = program.outside.stubModules[type.file.index], type.file !== self else { return true }
    return imports.contains(module) || !program.knowsNativeType(name) || program.vocabulary.inertTypes.contains(name)
  }

  private func isPublic(_ name: String, of module: String) -> Bool {
    program.modules[module]?.publicTypes.contains(name) ?? false
  }

  /// Returns the functions outside of types with a name, or nil if there are none: those of the file, or else those of
  /// its module and the public ones of others.
  func functions(named name: String) -> [FunctionDeclaration]? {
    if let own = own.functions[name] { return own }
    guard let shared = program.shared.functions[name] else { return nil }
    guard let moduleName, shared.count > 1 else { return shared }
    func isOwn(_ function: FunctionDeclaration) -> Bool { function.file.moduleName == moduleName }
    let visible =
      shared.filter(isOwn)
      + shared.filter { !isOwn($0) && ($0.isPublic || $0.file.moduleName == nil) }
    return visible.isEmpty ? shared : visible
  }

  /// Releases compiled code.
  package func releaseResults() { (macros, literals, effects) = ([], nil, MarkedEffects()) }

  /// Replaces the file's text by that of another, given as a revision, and returns whether this is possible.
  package func take(_ file: SourceFile, _ revision: SourceRevision) -> Bool {
    text = SourceText(file)
    trees[0].revision = revision
    return literals?.take(revision) ?? false
  }

  /// Returns the source range of a location, with its line and column.
  package func range(of location: SourceLocation) -> SourceRange {
    guard let revision = trees.first?.revision else { return text.range(of: location) }
    let start = revision.offset(of: Int(location.offset))
    let end = revision.offset(of: Int(location.offset + location.length))
    return text.range(of: SourceLocation(file: index, offset: UInt32(start), length: UInt32(end - start)))
  }

  /// Returns the source location of a syntax node.
  package func location(of syntax: some SyntaxProtocol) -> SourceLocation {
    let node = syntax.node
    return SourceLocation(file: index, offset: UInt32(node.start), length: UInt32(max(node.end - node.start, 0)))
  }
}
