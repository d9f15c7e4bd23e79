import PlumblineSwiftReading
import PlumblineViewSource

/// The calls in a file that create views and modifiers, with the positions of their arguments.
struct SourceCalls {
  /// One argument of a call.
  struct Argument {
    /// The label, or nil.
    let label: String?
    /// The range of the value, in bytes of the file.
    let range: Range<Int>
    /// The source text of the value.
    let text: String
    /// Whether the value is a number, perhaps with a sign.
    let isNumber: Bool
  }

  /// A call of a function, an initializer or a modifier.
  struct Call {
    /// The name that is called.
    let name: String
    /// The offset of the name.
    let nameStart: Int
    /// The range of the call with the view that it modifies.
    let range: Range<Int>
    /// The arguments in parentheses.
    let arguments: [Argument]
    /// The offset at which a first argument can be inserted: behind the opening parenthesis; nil if there is none.
    let opening: Int?
    /// The offset behind the name, where parentheses can be inserted.
    let nameEnd: Int
    /// The ranges of the trailing closure's statements.
    let statements: [Range<Int>]
    /// The result of the trailing closure, or nil if it has none or several.
    let result: ClosureResult?

    /// The range of the trailing closure's result, or nil.
    var body: Range<Int>? { result?.range }
    /// The bytes of the call without the view that it modifies: from its name to its end.
    var ownRange: Range<Int> { nameStart..<range.upperBound }
  }

  /// The calls, each after those within it.
  private(set) var calls: [Call] = []
  private let bytes: [UInt8]

  /// Finds the calls in a text; none if its syntax has errors.
  init(of text: String) {
    bytes = Array(text.utf8)
    let source = SourceText(SourceFile(path: "", text: text))
    guard let tree = ParsedFile(source, fileIndex: 0).tree else { return }
    withExtendedLifetime(tree) { visit(tree.statements.node) }
  }

  /// Returns the call that created a view: the one whose name, or whose whole range, is at the view's position.
  func call(at source: SourceRange) -> Call? {
    calls.first { $0.nameStart == source.offset }
      ?? calls.first { $0.range.lowerBound == source.offset && $0.range.count == source.length }
      ?? calls.first { $0.range.lowerBound == source.offset }
  }

  /// Returns the line and column of an offset.
  func place(of offset: Int, in file: String) -> SourceRange {
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourceRange(file: file, line: line, column: offset - start + 1, offset: offset)
  }

  /// Returns the modifiers that follow a call, the innermost first.
  func modifiers(of call: Call) -> [Call] {
    calls.filter { $0.range.lowerBound == call.range.lowerBound && $0.range.upperBound > call.range.upperBound }
      .sorted { $0.range.upperBound < $1.range.upperBound }
  }

  private mutating func visit(_ node: SyntaxNode) {
    for index in 0..<node.count { if let child = node.child(index) { visit(child) } }
    guard node.kind == .functionCallExpr else { return }
    let call = FunctionCallExprSyntax(node)
    let called = call.calledExpression
    let name: SyntaxNode
    if let member = called.as(MemberAccessExprSyntax.self) {
      name = member.declName.node
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      name = reference.node
    } else {
      return
    }
    let arguments = call.arguments.map { argument in
      let value = argument.expression
      return Argument(
        label: argument.label?.text, range: value.node.start..<value.node.end, text: value.trimmedDescription,
        isNumber: Self.isNumber(value))
    }
    let limit = call.trailingClosure?.node.start ?? node.end
    let opening = bytes[name.end..<limit].firstIndex(of: UInt8(ascii: "(")).map { $0 + 1 }
    calls.append(
      Call(
        name: name.text, nameStart: name.start, range: node.start..<node.end, arguments: Array(arguments),
        opening: opening, nameEnd: called.node.end,
        statements: call.trailingClosure?.statements.map { $0.node.start..<$0.node.end } ?? [],
        result: call.trailingClosure.flatMap(ClosureResult.init)))
  }

  static func isNumber(_ value: ExprSyntax) -> Bool {
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr: true
    case .prefixOperatorExpr:
      value.as(PrefixOperatorExprSyntax.self).map { $0.operator.text == "-" && isNumber($0.expression) } ?? false
    default: false
    }
  }
}
