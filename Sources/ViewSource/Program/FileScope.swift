/// The declarations of one file that others do not see, or of the program that all see.
final class DeclarationScope {
  /// The types, by name.
  var types: [String: TypeDeclaration] = [:]
  /// The functions, by name.
  var functions: [String: [FunctionDeclaration]] = [:]
  /// The variables, by name.
  var variables: [String: PropertyDeclaration] = [:]
  /// Other names for types.
  var aliases: [String: TypeAlias] = [:]

  /// Adds every name.
  func addNames(to names: inout Set<String>) {
    for name in types.keys { names.insert(name) }
    for name in functions.keys { names.insert(name) }
    for name in variables.keys { names.insert(name) }
    for name in aliases.keys { names.insert(name) }
  }
}

/// A file of the program.
final class FileScope {
  /// The file's number.
  let number: UInt32
  /// The text.
  private(set) var text: SourceText
  /// The program that the file is part of, which holds it.
  unowned(unsafe) let program: Program
  /// What other files do not see.
  let own = DeclarationScope()
  /// The `#Preview`s, in order.
  var previewMacros: [PreviewMacro] = []
  /// The syntax of the file, which lives as long as the program; its nodes do not hold it.
  var trees: [SyntaxTree] = []
  /// The literals of the code that may take other values, or nil where the program is read once.
  private(set) var literals: LiteralTable?
  /// The types at the top of the file, in order.
  var types: [TypeDeclaration] = []
  /// The statements at the top of the file, for previews of loose views.
  var statements: [CodeBlockItemSyntax] = []

  /// A file.
  init(number: UInt32, text: SourceText, program: Program) {
    self.number = number
    self.text = text
    self.program = program
    literals = program.isShared ? LiteralTable() : nil
  }

  /// Lets go of compiled code.
  func forget() { (previewMacros, literals) = ([], nil) }

  /// Takes another file's text, as its `revision`, in the place of its own.
  func take(_ file: SourceFile, _ revision: SourceRevision) -> Bool {
    text = SourceText(file)
    trees[0].revision = revision
    return literals?.take(revision) ?? false
  }

  /// A stretch of the file with its line and column.
  func range(of place: Place) -> SourceRange {
    guard let revision = trees.first?.revision else { return text.range(of: place) }
    let start = revision.offset(of: Int(place.offset))
    let end = revision.offset(of: Int(place.offset + place.length))
    return text.range(of: Place(file: number, offset: UInt32(start), length: UInt32(end - start)))
  }

  /// The place of a piece of syntax.
  func place(of syntax: some SyntaxProtocol) -> Place {
    let node = syntax.node
    return Place(file: number, offset: UInt32(node.start), length: UInt32(max(node.end - node.start, 0)))
  }
}
