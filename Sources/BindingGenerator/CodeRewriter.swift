import SwiftSyntaxBuilder
import SwiftSyntax

/// Rewrites a declaration's code into the reader's: parameters are the layout core's values already.
final class CodeRewriter: SyntaxRewriter {
  private let uses: [String: TypeBinding.Use]
  private let receiver: [String: String]
  private let aliases: [String: String]
  private var depth = 0

  /// A rewriter for parameters by name, for what stands for the value that a method is called on, and for SwiftUI's
  /// names of the layout core's types.
  init(uses: [String: TypeBinding.Use], receiver: [String: String], aliases: [String: String]) {
    self.aliases = aliases
    self.uses = uses
    self.receiver = receiver
  }

  private func reference(_ name: String, like node: some SyntaxProtocol) -> ExprSyntax {
    ExprSyntax(
      DeclReferenceExprSyntax(baseName: .identifier(name))
        .with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    let member = node.declName.baseName.text
    if let base = node.base {
      if let call = base.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
        let name = call.calledExpression.parameterName, case .views = uses[name]
      {
        if member == "members" { return reference(name, like: node) }
        if member == "layoutNode" { return ".group(\(raw: name))" }
      }
      if let name = base.parameterName ?? base.as(OptionalChainingExprSyntax.self)?.expression.parameterName,
        let use = uses[name]
      {
        switch use {
        case .lowered(let own) where own == member: return reference(name, like: node)
        case .title where member == "content": return reference(name, like: node)
        case .bound where member == "wrappedValue": return reference(name, like: node)
        case .view where member == "members": return "[\(raw: name)]"
        case .view where member == "layoutNode": return reference(name, like: node)
        default: break
        }
      }
    }
    return super.visit(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    if let name = node.assetName, case .asset = uses[name] { return reference(name, like: node) }
    if node.calledExpression.parameterName == "TextContent", let first = node.arguments.first,
      first.label?.text == "title", let name = first.expression.parameterName
    {
      if case .title = uses[name] { return reference(name, like: node) }
      return "TextContent(\(raw: name))"
    }
    return super.visit(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    if let type = aliases[node.baseName.text], !node.isMember { return reference(type, like: node) }
    guard let name = receiver[node.baseName.text], uses[node.baseName.text] == nil, !node.isMember,
      depth == 0 || node.baseName.text != "$0"
    else { return ExprSyntax(node) }
    return reference(name, like: node)
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    depth += 1
    defer { depth -= 1 }
    return super.visit(node)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name is that of a member, after a period.
  var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}

extension ExprSyntax {
  /// The name, if the expression is nothing but one.
  var parameterName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }
}

/// Finds out which names code mentions.
final class NameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  /// The names that code mentions.
  static func names(in code: some SyntaxProtocol) -> Set<String> {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return finder.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isMember { names.insert(node.baseName.text) }
    return .visitChildren
  }
}
