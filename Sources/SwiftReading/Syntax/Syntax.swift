/// A piece of syntax.
///
/// The types of syntax have SwiftSyntax's names and those of its properties that the compiler reads. Most are generated: see
/// syntax-forms.txt.
package protocol SyntaxProtocol: Sendable {
  /// The node.
  var node: SyntaxNode { get }
  /// The piece at a node.
  init(_ node: SyntaxNode)
  /// Whether nodes of a kind are of this type.
  static func holds(_ kind: SyntaxKind) -> Bool
}

extension SyntaxProtocol {
  /// What the syntax is.
  package var kind: SyntaxKind { node.kind }
  /// The source from the first byte to the last.
  package var trimmedDescription: String { node.text }

  package static func holds(_ kind: SyntaxKind) -> Bool { true }

  /// The syntax as one of a type, or nil if it is none.
  package func `as`<T: SyntaxProtocol>(_ type: T.Type) -> T? { T.holds(node.kind) ? T(node) : nil }
  /// Whether the syntax is of a type.
  package func `is`<T: SyntaxProtocol>(_ type: T.Type) -> Bool { T.holds(node.kind) }
}

/// Any piece of syntax.
package struct Syntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }
}

/// An expression.
package struct ExprSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }
  package static func holds(_ kind: SyntaxKind) -> Bool { kind.isExpression }
}

/// A type.
package struct TypeSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }
}

/// A pattern.
package struct PatternSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }
}

/// A statement that is no expression.
package struct StmtSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }
}

/// A declaration.
package struct DeclSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }

  /// The modifiers, none where the declaration can have none.
  package var modifiers: DeclModifierListSyntax? {
    switch kind {
    case .ifConfigDecl, .unknownDecl, .accessorDecl: nil
    default: node[1]
    }
  }
}

/// A word, a number, an operator or a mark.
package struct TokenSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }

  /// The words and marks that the compiler tells apart.
  package enum Kind: Equatable {
    case keyword(Keyword)
    case wildcard, multilineStringQuote, postfixQuestionMark, exclamationMark, poundAvailable
    case other
  }

  /// The words that the compiler tells apart.
  package enum Keyword: String {
    case `class`, convenience, `fileprivate`, `get`, `lazy`, `let`, `mutating`, `private`, `set`, `static`, `true`
  }

  /// The text as written.
  package var text: String { node.text }

  /// What the text is.
  package var tokenKind: Kind {
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
package struct SyntaxList<Element: SyntaxProtocol>: SyntaxProtocol, RandomAccessCollection {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }

  package var startIndex: Int { 0 }
  package var endIndex: Int { node.count }
  package subscript(position: Int) -> Element { node[position] }
}
