/// A piece of syntax.
///
/// The types of syntax have SwiftSyntax's names, and of its properties those that the compiler asks for.
protocol SyntaxProtocol: Sendable {
  /// The node.
  var node: SyntaxNode { get }
  /// The piece at a node.
  init(_ node: SyntaxNode)
  /// Whether nodes of a kind are of this type.
  static func holds(_ kind: SyntaxKind) -> Bool
}

extension SyntaxProtocol {
  /// What the syntax is.
  var kind: SyntaxKind { node.kind }
  /// The source from the first byte to the last.
  var trimmedDescription: String { node.text }

  static func holds(_ kind: SyntaxKind) -> Bool { true }

  /// The syntax as one of a type, or nil if it is none.
  func `as`<T: SyntaxProtocol>(_ type: T.Type) -> T? { T.holds(node.kind) ? T(node) : nil }
  /// Whether the syntax is of a type.
  func `is`<T: SyntaxProtocol>(_ type: T.Type) -> Bool { T.holds(node.kind) }
}

/// Any piece of syntax.
struct Syntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
}

/// An expression.
struct ExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind.isExpression }
}

/// A type.
struct TypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
}

/// A pattern.
struct PatternSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
}

/// A statement that is no expression.
struct StmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
}

/// A declaration.
struct DeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  /// The modifiers, none where the declaration can have none.
  var modifiers: DeclModifierListSyntax? {
    switch kind {
    case .ifConfigDecl, .unknownDecl, .accessorDecl: nil
    default: node[1]
    }
  }
}

/// A word, a number, an operator or a mark.
struct TokenSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  /// The words and marks that the compiler tells apart.
  enum Kind: Equatable {
    case keyword(Keyword)
    case wildcard, multilineStringQuote, postfixQuestionMark, exclamationMark, poundAvailable
    case other
  }

  /// The words that the compiler tells apart.
  enum Keyword: String {
    case `class`, convenience, `fileprivate`, `get`, `lazy`, `let`, `mutating`, `private`, `set`, `static`, `true`
  }

  /// The text as written.
  var text: String { node.text }

  /// What the text is.
  var tokenKind: Kind {
    switch text {
    case "_": .wildcard
    case "\"\"\"": .multilineStringQuote
    case "?": .postfixQuestionMark
    case "!": .exclamationMark
    case "#available": .poundAvailable
    case let text: Keyword(rawValue: text).map { .keyword($0) } ?? .other
    }
  }
}

/// A list of pieces of syntax.
struct SyntaxList<Element: SyntaxProtocol>: SyntaxProtocol, RandomAccessCollection {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var startIndex: Int { 0 }
  var endIndex: Int { node.count }
  subscript(position: Int) -> Element { node[position] }
}

extension SyntaxKind {
  /// Whether syntax of the kind is an expression.
  var isExpression: Bool { (Self.arrayExpr.rawValue...Self.unsafeExpr.rawValue).contains(rawValue) }
  /// Whether syntax of the kind is a statement that is no expression.
  var isStatement: Bool { (Self.breakStmt.rawValue...Self.whileStmt.rawValue).contains(rawValue) }
}
