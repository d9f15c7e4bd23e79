import SwiftSyntax
import SwiftSyntaxBuilder

// Views, shapes and styles are values of the layout core within values of Views. The reader has no values of Views:
// where code creates one, the generator combines the code of its initializers with that of the property with the layout
// core's value.
extension EntryMaker {
  /// The binding of the layout core's value in a type of Views, and the property that holds it.
  private struct Lowering {
    var member: String
    var binding: String
  }

  // MARK: Entries

  /// Returns an entry for an initializer of a type that stands for a value of the layout core.
  func initializer(_ declaration: Declaration) -> Outcome {
    guard let lowering = lowering(of: declaration.owner) else { return .unbound("a type without a binding") }
    guard let code = value(of: declaration) else { return .unbound("an initializer of another form") }
    if code.hasCondition { return .unbound("a condition in the declaration") }
    return entry(
      declaration, code, [:], target: "\(lowering.binding == "view" ? "view" : "initializer")(\"\(declaration.owner)\"",
      form: "function", result: lowering.binding, isInitializer: true)
  }

  /// Returns an entry for a constant of a type or of a protocol, such as the names of styles.
  func constant(_ declaration: Declaration) -> Outcome {
    if isInherited(declaration) { return .inherited }
    guard let lowering = lowering(of: declaration.selfType ?? declaration.owner) else {
      return .unbound("a type without a binding")
    }
    guard let code = declaration.code?.onlyExpression,
      let value = value(of: code, in: declaration.selfType ?? declaration.owner)
    else { return .unbound("a constant of another form") }
    if value.hasCondition { return .unbound("a condition in the declaration") }
    if lowering.binding == "view" { return .unbound("a view as a constant") }
    let text = CodeRewriter(uses: [:], receiver: [:], aliases: modules.aliases).rewrite(value.detached).onOneLine
    return .entry(
      Entry(
        declaration: declaration, target: "staticMember(\"\(name(ofOwnerOf: declaration))\"",
        definition: ".constant(\(text), as: .\(lowering.binding))"))
  }

  /// Returns an entry for a static method of a type or of a protocol.
  func staticMethod(_ declaration: Declaration) -> Outcome {
    let owner = declaration.selfType ?? declaration.owner
    guard let lowering = lowering(of: owner) else { return .unbound("a type without a binding") }
    guard let code = declaration.code?.onlyExpression, let value = value(of: code, in: owner) else {
      return .unbound("a static method of another form")
    }
    if value.hasCondition { return .unbound("a condition in the declaration") }
    return entry(
      declaration, value, [:], target: "staticMember(\"\(name(ofOwnerOf: declaration))\"", form: "function",
      result: lowering.binding, isInitializer: true)
  }

  /// Returns whether the reader has no value for a type: neither a binding, nor a value of the layout core in it.
  func isWithoutValue(_ type: String) -> Bool {
    !type.isEmpty && lowering(of: type) == nil && TypeBinding.of(modules.name(of: type)) == nil
      && TypeBinding.of(type) == nil
  }

  /// Returns the name of a declaration's type for the reader, which has one type of button styles.
  private func name(ofOwnerOf declaration: Declaration) -> String {
    declaration.owner == "PrimitiveButtonStyle" ? "ButtonStyle" : modules.name(of: declaration.owner)
  }

  /// Returns whether a name of a protocol is a value type's own, in which the reader looks for it: `ShapeStyle.red`.
  private func isInherited(_ declaration: Declaration) -> Bool {
    guard let type = declaration.selfType, let code = declaration.code?.onlyExpression?.trimmedDescription else {
      return false
    }
    return type == "Color" && code == "." + declaration.name
  }

  // MARK: Values

  /// Returns how a type of Views holds its value of the layout core, or nil if it holds none.
  private func lowering(of type: String) -> Lowering? {
    if ["Text", "Image"].contains(type) { return Lowering(member: "content", binding: type.lowercased()) }
    if let binding = TypeBinding.of(type) { return Self.lowering(binding) }
    let protocols = modules.conformances(of: type)
    for name in protocols where !["View", "ShapeStyle"].contains(name) {
      if let lowering = TypeBinding.of("some " + name).flatMap(Self.lowering) { return lowering }
    }
    if protocols.contains("ShapeStyle") { return Lowering(member: "anyShapeStyle", binding: "shapeStyle") }
    return protocols.contains("View") ? Lowering(member: "layoutNode", binding: "view") : nil
  }

  private static func lowering(_ binding: TypeBinding) -> Lowering? {
    guard case .lowered(let member) = binding.use else { return nil }
    return Lowering(member: member, binding: String(binding.code.dropFirst()))
  }

  /// Returns the layout core's value that an initializer makes, in terms of its parameters: the assigned value, or the
  /// property as computed from the properties that it sets.
  private func value(of declaration: Declaration) -> ExprSyntax? {
    guard let statements = declaration.code else { return nil }
    var assigned: [String: ExprSyntax] = [:]
    for statement in statements {
      guard let sequence = statement.item.as(SequenceExprSyntax.self), sequence.elements.count == 3 else {
        guard statements.count == 1, let call = statement.item.as(FunctionCallExprSyntax.self),
          call.calledExpression.trimmedDescription == "self.init"
        else { return nil }
        return value(ofCall: call, in: declaration.owner)
      }
      let parts = Array(sequence.elements)
      guard parts[1].is(AssignmentExprSyntax.self) else { return nil }
      var name = parts[0].trimmedDescription
      if name.hasPrefix("self.") { name.removeFirst(5) }
      if name == "self" { return value(of: parts[2].trimmed, in: declaration.owner) ?? parts[2].trimmed }
      assigned[name] = parts[2].trimmed
    }
    return value(in: declaration.owner, from: assigned)
  }

  /// Returns the layout core's value in a value of a type whose properties are known.
  private func value(in type: String, from properties: [String: ExprSyntax]) -> ExprSyntax? {
    guard let member = lowering(of: type)?.member else { return nil }
    if let own = properties[member] { return own }
    guard let code = computed[type]?[member] else { return nil }
    return Substitution(properties).rewrite(code.trimmed).cast(ExprSyntax.self)
  }

  /// Returns the layout core's value in a value of Views that an expression makes: `Capsule(style: style)`, `.plain`.
  private func value(of code: ExprSyntax, in type: String) -> ExprSyntax? {
    if let call = code.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      let made = ["self.init", ".init", "Self"].contains(callee) ? type : callee
      if initializers[made] != nil || lowering(of: made) != nil { return value(ofCall: call, in: made) }
      return lowering(of: type) != nil && callee.hasPrefix(".") && !isView(type) ? code : nil
    }
    guard let access = code.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    let owner = statics[type]?[access.declName.baseName.text]
    return owner?.code?.onlyExpression.flatMap { value(of: $0, in: type) }
  }

  private func isView(_ type: String) -> Bool { lowering(of: type)?.binding == "view" }

  private func value(ofCall call: FunctionCallExprSyntax, in type: String) -> ExprSyntax? {
    guard call.trailingClosure == nil else { return nil }
    for other in initializers[type] ?? [] {
      var given: [String: ExprSyntax] = [:]
      var rest = Array(call.arguments)[...]
      for parameter in other.parameters {
        if let first = rest.first, first.label?.text == parameter.label {
          given[parameter.name] = first.expression.trimmed
          rest.removeFirst()
        } else if let fallback = parameter.fallback {
          given[parameter.name] = "\(raw: fallback)"
        }
      }
      guard rest.isEmpty, given.count == other.parameters.count, call.id != other.code?.first?.item.id,
        let made = value(of: other)
      else { continue }
      return Substitution(given).rewrite(made).cast(ExprSyntax.self)
    }
    var properties: [String: ExprSyntax] = [:]
    for argument in call.arguments {
      guard let label = argument.label?.text else { return nil }
      properties[label] = argument.expression.trimmed
    }
    return value(in: type, from: properties)
  }
}

/// Finds the parameters that name an image among the assets: `ImageContent(.named(name))`.
final class AssetFinder: SyntaxVisitor {
  private var names: Set<String> = []

  /// Returns the names of images in code.
  static func names(in code: some SyntaxProtocol) -> Set<String> {
    let finder = AssetFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return finder.names
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.assetName { names.insert(name) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The name of the parameter in `ImageContent(.named(name))`, or nil for another call.
  var assetName: String? {
    guard calledExpression.parameterName == "ImageContent", arguments.count == 1,
      let source = arguments.first?.expression.as(FunctionCallExprSyntax.self),
      source.calledExpression.trimmedDescription == ".named", source.arguments.count == 1
    else { return nil }
    return source.arguments.first?.expression.parameterName
  }
}
