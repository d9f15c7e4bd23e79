import SwiftSyntaxBuilder
import SwiftSyntax

/// Rewrites a declaration's code into the reader's: parameters are the layout core's values already.
final class CodeRewriter: SyntaxRewriter {
  private let uses: [String: TypeBinding.Use]
  private let receiver: [String: String]
  private let aliases: [String: String]
  private var depth = 0

  /// Creates a rewriter for parameters by name, for the receiver of a method, and for SwiftUI's
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
      if base.parameterName == "ViewIdentity", member == "place" { return reference("place", like: node) }
      if let call = base.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
        let name = call.calledExpression.parameterName, case .views = uses[name]
      {
        if member == "members" { return reference(name, like: node) }
        if member == "layoutNode" { return ".group(\(raw: name))" }
      }
      if member == "members", let call = base.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.parameterName, case .laterViews = uses[name]
      {
        return ExprSyntax(call.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia))
      }
      if let name = base.parameterName ?? base.as(OptionalChainingExprSyntax.self)?.expression.parameterName,
        let use = uses[name]
      {
        switch use {
        case .lowered(let own) where own == member: return reference(name, like: node)
        case .title where member == "content": return reference(name, like: node)
        case .bound where member == "wrappedValue": return reference(name, like: node)
        case .settable where member == "bound": return reference(name, like: node)
        case .laterViews where member == "members": return "\(raw: name)()"
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
    if case .action = uses[node.baseName.text], !node.isMember {
      return reference(node.baseName.text + ".run", like: node)
    }
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

/// A visitor that collects the names in code.
final class NameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  /// Returns the names that code mentions.
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

/// A visitor that finds how code uses its parameters.
final class ParameterUses: SyntaxVisitor {
  /// The names of bindings that the code sets.
  private(set) var settable: Set<String> = []
  /// The names of functions that closures of the code call.
  private(set) var later: Set<String> = []
  /// Whether the code needs the position of the view.
  private(set) var needsPlace = false
  private var depth = 0

  /// Finds the uses of parameters in code.
  init(in code: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.as(OptionalChainingExprSyntax.self)?.expression ?? node.base
    if let name = base?.parameterName {
      if node.declName.baseName.text == "bound" { settable.insert(name) }
      if depth > 0, node.declName.baseName.text == "members" { later.insert(name) }
      if name == "ViewIdentity", node.declName.baseName.text == "place" { needsPlace = true }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0, let name = node.calledExpression.parameterName { later.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
}
