/// A type of syntax nodes.
///
/// Conforming types have the names that SwiftSyntax gives them, and those of its properties that the compiler needs.
/// Most are generated from syntax-forms.txt.
package protocol SyntaxProtocol: Sendable {
  /// The node in the syntax tree.
  var node: SyntaxNode { get }
  /// Creates a value of this type from a node.
  init(_ node: SyntaxNode)
  /// Returns whether nodes of a kind are of this type.
  static func holds(_ kind: SyntaxKind) -> Bool
}

extension SyntaxProtocol {
  /// The node's kind.
  package var kind: SyntaxKind { node.kind }
  /// The source text, without surrounding trivia.
  package var trimmedDescription: String { node.text }

  package static func holds(_ kind: SyntaxKind) -> Bool { true }

  /// Returns the node as a value of another type, or nil if its kind doesn't match.
  package func `as`<T: SyntaxProtocol>(_ type: T.Type) -> T? { T.holds(node.kind) ? T(node) : nil }
  /// Returns whether the node's kind matches a type.
  package func `is`<T: SyntaxProtocol>(_ type: T.Type) -> Bool { T.holds(node.kind) }
}

extension DeclModifierSyntax {
  /// Whether the modifier restricts only the setter, as `private(set)` does, or has another detail in parentheses.
  package var hasDetail: Bool { node.followingByte == UInt8(ascii: "(") }
}

/// A syntax node of any kind.
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

/// A statement other than an expression.
package struct StmtSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }
}

/// A declaration.
package struct DeclSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }

  /// The modifiers, or nil if declarations of this kind cannot have any.
  package var modifiers: DeclModifierListSyntax? {
    switch kind {
    case .ifConfigDecl, .unknownDecl, .accessorDecl, .deinitializerDecl: nil
    default: node[1]
    }
  }
}

/// A token: a keyword, an identifier, a literal, an operator or a punctuation mark.
package struct TokenSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }

  /// The kinds of tokens that the compiler distinguishes.
  package enum Kind: Equatable {
    case keyword(Keyword)
    case wildcard, multilineStringQuote, postfixQuestionMark, exclamationMark, poundAvailable
    case other
  }

  /// The keywords that the compiler distinguishes.
  package enum Keyword: String {
    case `class`, convenience, `fileprivate`, `get`, `lazy`, `let`, `mutating`, `private`, `set`, `static`, `true`,
      unowned, weak
  }

  /// The token's source text.
  package var text: String { node.text }

  /// The token's kind.
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

/// A list of syntax nodes of one type.
package struct SyntaxList<Element: SyntaxProtocol>: SyntaxProtocol, RandomAccessCollection {
  package let node: SyntaxNode
  /// The attributes of a list with compiler directives, or nil for another list.
  private let chosen: [SyntaxNode]?

  package init(_ node: SyntaxNode) {
    self.node = node
    chosen = Element.self == AttributeSyntax.self ? Self.attributes(in: node) : nil
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { chosen?.count ?? node.count }
  package subscript(position: Int) -> Element {
    if let chosen { Element(chosen[position]) } else { node[position] }
  }

  /// Returns the attributes of a list, those of the first clause whose condition holds for each directive; nil for a
  /// list without directives.
  private static func attributes(in list: SyntaxNode) -> [SyntaxNode]? {
    let parts = (0..<list.count).compactMap { list.child($0) }
    guard parts.contains(where: { $0.kind == .ifConfigDecl }) else { return nil }
    return parts.flatMap { part -> [SyntaxNode] in
      guard part.kind == .ifConfigDecl else { return [part] }
      guard let active = IfConfigDeclSyntax(part).activeElements?.node, active.kind == .attributeList else { return [] }
      return attributes(in: active) ?? (0..<active.count).compactMap { active.child($0) }
    }
  }
}
