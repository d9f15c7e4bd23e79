import SwiftSyntaxBuilder
import SwiftSyntax

/// An entry of the reader's vocabulary, created from a declaration.
struct Entry {
  /// The declaration.
  var declaration: Declaration
  /// The call that adds the entry, up to the entry's name.
  var target: String
  /// The definition: parameters, result and body.
  var definition: String
  /// Whether the entry only matters to views that act.
  var acts = false
}

/// The result of generating a binding for a declaration.
enum Outcome {
  /// An entry.
  case entry(Entry)
  /// A modifier that a first frame ignores.
  case withoutEffect
  /// A name for a member that the reader finds in another type, such as `ShapeStyle.red` in `Color`.
  case inherited
  /// A modifier that is skipped with a warning.
  case undrawn
  /// A modifier that warns where it presents something from the start.
  case presentation
  /// Nothing, for a reason.
  case unbound(String)
}

/// Makes entries of declarations.
struct EntryMaker {
  /// The declarations of all modules.
  let modules: DeclaredModules
  /// The declarations that are bound by hand.
  let exceptions: HandWritten
  /// The code of properties that types compute, such as `layoutNode`, by owner and name.
  let computed: [String: [String: ExprSyntax]]
  /// The initializers by owner, those of the declaring module's own last.
  let initializers: [String: [Declaration]]
  /// The static members by owner and name.
  let statics: [String: [String: Declaration]]

  /// Creates a maker from all declarations.
  init(_ modules: DeclaredModules, exceptions: HandWritten) {
    self.modules = modules
    self.exceptions = exceptions
    var computed: [String: [String: ExprSyntax]] = [:]
    var statics: [String: [String: Declaration]] = [:]
    for declaration in modules.declarations + modules.helpers {
      switch declaration.kind {
      case .property:
        if let code = declaration.code?.onlyExpression {
          computed[declaration.owner, default: [:]][declaration.name] = code
        }
      case .constant: statics[declaration.owner, default: [:]][declaration.name] = declaration
      default: break
      }
    }
    (self.computed, self.statics) = (computed, statics)
    initializers = Dictionary(
      grouping: (modules.declarations + modules.helpers).filter { $0.kind == .initializer }, by: \.owner)
  }

  /// Returns the result of generating a binding for a declaration.
  func outcome(of declaration: Declaration) -> Outcome {
    if let reason = exceptions.reason(for: declaration) { return .unbound("by hand: \(reason)") }
    switch declaration.kind {
    case .method where declaration.owner == "View": return modifier(declaration)
    case .method where ["NavigationLink", "ForEach"].contains(declaration.owner):
      return declaration.isWithoutEffect ? .withoutEffect : .unbound("a method of one view")
    case .method: return method(declaration)
    case .initializer: return initializer(declaration)
    case .constant: return constant(declaration)
    case .staticMethod: return staticMethod(declaration)
    default: return .unbound("a \(declaration.kind.rawValue)")
    }
  }

  // MARK: Modifiers

  private func modifier(_ declaration: Declaration) -> Outcome {
    if declaration.isWithoutEffect { return .withoutEffect }
    guard let code = declaration.code?.onlyExpression else { return .unbound("several statements") }
    guard let call = code.as(FunctionCallExprSyntax.self), let callee = call.calledExpression.parameterName else {
      return .unbound("code of another form")
    }
    if callee == "undrawn" { return .undrawn }
    let acts = callee == "acting"
    var expression = code
    var receiver = ["$0": "node"]
    if ["lowered", "identified"].contains(callee) || acts, let closure = call.trailingClosure {
      guard closure.statements.count == 1, let only = closure.statements.onlyExpression else {
        return .unbound("several statements")
      }
      if let name = closure.signature?.parameterName { receiver = [name: "node"] }
      expression = only
    } else {
      receiver = [:]
      expression = "node.\(code.trimmed)"
    }
    if expression.isPresenting { return .presentation }
    if expression.hasCondition { return .unbound("a condition in the declaration") }
    if !acts, expression.trimmedDescription.contains("{\n") { return .unbound("a closure of several statements") }
    return entry(
      declaration, expression, receiver, target: "member(\"View\"", form: "modifier", isInitializer: false, acts: acts)
  }

  /// Returns an entry for a modifier that does nothing with some labels and something with others.
  func entryWithoutEffect(_ declaration: Declaration) -> Entry? {
    guard
      case .entry(let entry) = entry(
        declaration, "node", ["": ""], target: "member(\"View\"", form: "modifier", isInitializer: false)
    else { return nil }
    return entry
  }

  /// Returns a method of a type whose values are the layout core's own: its code begins with the receiver.
  private func method(_ declaration: Declaration) -> Outcome {
    let receivers: [String: (binding: String, type: String, member: String)] = [
      "Shape": ("shape", "Shape", "anyShape"), "ShapeStyle": ("shapeStyle", "ShapeStyle", "anyShapeStyle"),
      "Text": ("text", "Text", "content"), "Image": ("image", "Image", "content"),
      "InsettableShape": ("shape", "Shape", "anyShape"), "PaintedShape": ("paintedShape", "ShapeView", "self"),
    ]
    let results = [
      "PaintedShape": "paintedShape", "AnyShape": "shape", "AnyShapeStyle": "shapeStyle", "Text": "text",
      "Image": "image",
    ]
    guard let receiver = receivers[declaration.owner] else { return .unbound("a method of \(declaration.owner)") }
    guard let result = results[declaration.result] else { return .unbound("a result of type \(declaration.result)") }
    guard var code = declaration.code?.onlyExpression else { return .unbound("several statements") }
    if let call = code.as(FunctionCallExprSyntax.self), call.calledExpression.parameterName == declaration.owner,
      call.arguments.count == 1, let only = call.arguments.first, only.label?.text == "content"
    {
      code = only.expression
    }
    guard NameFinder.names(in: code).contains(receiver.member) || NameFinder.names(in: code).contains("self") else {
      return .unbound("code of another form")
    }
    return entry(
      declaration, code, ["self": "value"].merging([receiver.member: "value"]) { own, _ in own },
      target: "member(\"\(receiver.type)\"",
      form: "method(on: .\(receiver.binding)", result: result, isInitializer: false)
  }

  // MARK: Entries

  func entry(
    _ declaration: Declaration, _ code: ExprSyntax, _ receiver: [String: String], target: String, form: String,
    result: String? = nil, isInitializer: Bool, acts: Bool = false
  ) -> Outcome {
    let used = NameFinder.names(in: code)
    var parameters: [String] = []
    var uses: [String: TypeBinding.Use] = [:]
    let assets = AssetFinder.names(in: code)
    let found = ParameterUses(in: code)
    for parameter in declaration.parameters {
      let known = assets.contains(parameter.name) ? TypeBinding(code: ".asset", use: .asset) : nil
      guard var binding = known ?? binding(of: parameter, isUsed: used.contains(parameter.name), found) else {
        return .unbound("a parameter of type \(parameter.type)")
      }
      if acts {
        binding =
          used.contains(parameter.name)
          ? binding.acting : TypeBinding(code: ".unevaluated", use: .unevaluated)
      }
      uses[parameter.name] = binding.use
      parameters.append(parameter.code(binding))
    }
    let body = CodeRewriter(uses: uses, receiver: receiver, aliases: modules.aliases).rewrite(code.detached).onOneLine
    var names = declaration.parameters.map { used.contains($0.name) ? $0.name : "_" }
    if found.needsPlace { names.insert("place", at: 0) }
    if !isInitializer { names.insert(receiver.isEmpty || form == "modifier" ? "node" : "value", at: 0) }
    let form = found.needsPlace ? (form == "modifier" ? "placedModifier" : "placed") : form
    var arguments = parameters
    if let result { arguments.append("returns: .\(result)") }
    let head = names.isEmpty ? "() throws(Fault)" : names.joined(separator: ", ")
    let opening = form.contains("(") ? form + (arguments.isEmpty ? "" : ", ") : form + "("
    let list = arguments.joined(separator: ", ")
    let call = list.isEmpty && !form.contains("(") ? form : "\(opening)\(list))"
    return .entry(
      Entry(declaration: declaration, target: target, definition: ".\(call) { \(head) in \(body) }", acts: acts))
  }

  private func binding(of parameter: DeclaredParameter, isUsed: Bool, _ uses: ParameterUses) -> TypeBinding? {
    let unevaluated = TypeBinding(code: ".unevaluated", use: .unevaluated)
    let known = TypeBinding.of(
      parameter.type, isViewBuilder: parameter.isViewBuilder, isSettable: uses.settable.contains(parameter.name),
      isLater: uses.later.contains(parameter.name))
    guard let binding = known else { return isUsed ? nil : unevaluated }
    if isUsed { return binding }
    switch binding.use {
    case .value: return binding
    default: return unevaluated
    }
  }
}

extension DeclaredParameter {
  /// Returns the parameter as the generated code writes it.
  func code(_ binding: TypeBinding) -> String {
    if isVariadic { return ".variadic(\(label.map { "\"\($0)\", " } ?? "")\(binding.code))" }
    let label = label.map { ".named(\"\($0)\", " } ?? ".unnamed("
    guard let fallback else { return label + binding.code + ")" }
    if case .unevaluated = binding.use { return label + binding.code + ", default: ())" }
    if fallback == "{ EmptyView() }" { return label + binding.code + ", default: [])" }
    let known =
      binding.fallbacks[fallback]
      ?? (fallback.hasPrefix("[") && !type.hasPrefix("[") ? "\(type)(\(fallback))" : fallback)
    return label + binding.code + ", default: \(known))"
  }
}

extension Declaration {
  /// Whether the declaration passes its receiver on.
  var isWithoutEffect: Bool {
    guard let code = code?.onlyExpression?.trimmedDescription else { return false }
    return ["lowered { $0 }", "LoweredView(layoutNode)", "self"].contains(code)
  }
}

extension SyntaxProtocol {
  /// The code on one line.
  var onOneLine: String {
    trimmedDescription.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("( ", with: "(")
  }
}

/// Replaces names by expressions.
final class Substitution: SyntaxRewriter {
  private let expressions: [String: ExprSyntax]

  /// Creates a rewriter that replaces names by expressions.
  init(_ expressions: [String: ExprSyntax]) { self.expressions = expressions }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    guard let expression = expressions[node.baseName.text],
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return ExprSyntax(node) }
    return expression.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
  }
}

extension CodeBlockItemListSyntax {
  /// The only expression, without `return` and without the lines that only capture an environment.
  var onlyExpression: ExprSyntax? {
    let rest = filter { !$0.trimmedDescription.contains("= CurrentEnvironment.captured(") }
    guard rest.count == 1, let item = rest.first?.item else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ClosureSignatureSyntax {
  /// The name of the only parameter.
  var parameterName: String? {
    guard case .simpleInput(let list) = parameterClause, list.count == 1 else { return nil }
    return list.first?.name.text
  }
}

extension ExprSyntax {
  /// Whether the code only indicates that something is presented.
  var isPresenting: Bool { trimmedDescription.hasPrefix("$0.presenting(") }
  /// Whether the code contains a condition, which belongs in the layout core.
  var hasCondition: Bool {
    let text = trimmedDescription
    return text.contains(" ? ") || text.contains("if ") || text.contains("switch ") || text.contains(" ?? ")
      || text.contains(" as? ")
  }
}
