import SwiftParser
import SwiftSyntax

/// Reads the public declarations of a file.
final class DeclarationReader: SyntaxVisitor {
  /// The declarations that have been read.
  private(set) var declarations: [Declaration] = []
  private let file: String
  /// The protocols that the generic parameters of types conform to, by type.
  private(set) var generics: [String: GenericParameters] = [:]
  /// The public types, protocols among them, with the protocols that they conform to.
  private(set) var types: [String: [String]] = [:]
  /// The names of the public types that the file itself declares.
  private(set) var declaredTypes: Set<String> = []
  /// The names of the public protocols.
  private(set) var protocols: Set<String> = []
  /// The types that other names stand for, by name.
  private(set) var aliases: [(name: String, type: String)] = []
  private var owners: [Owner] = []

  /// A type or an extension around declarations.
  private struct Owner {
    var name: String
    var selfType: String?
    var constraints = GenericParameters(nil, nil)
  }

  /// Creates a reader of a file with a path.
  init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    types[name, default: []] += Self.names(of: node.inheritanceClause)
    owners.append(
      Owner(
        name: name, selfType: Self.selfType(node.genericWhereClause),
        constraints: GenericParameters(nil, node.genericWhereClause)))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    generics[node.name.text] = GenericParameters(node.genericParameterClause, nil)
    return enterType(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isPublic {
      protocols.insert(node.name.text)
      types[node.name.text, default: []] += Self.names(of: node.inheritanceClause)
    }
    return .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = owners.last.map { $0.name + "." } ?? ""
    if node.modifiers.isPublic { aliases.append((outer + node.name.text, node.initializer.value.trimmedDescription)) }
    return .skipChildren
  }

  private func enterType(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard modifiers.isPublic else {
      owners.append(Owner(name: ""))
      return .skipChildren
    }
    let outer = owners.last.map { $0.name + "." } ?? ""
    owners.append(Owner(name: outer + name.text))
    declaredTypes.insert(outer + name.text)
    types[outer + name.text, default: []] += Self.names(of: inheritance)
    return .visitChildren
  }

  private static func names(of clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  private static func selfType(_ clause: GenericWhereClauseSyntax?) -> String? {
    for requirement in clause?.requirements ?? [] {
      if case .sameTypeRequirement(let same) = requirement.requirement, same.leftType.trimmedDescription == "Self" {
        return same.rightType.trimmedDescription
      }
    }
    return nil
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isPublic, !node.attributes.trimmedDescription.contains("deprecated") else {
      return .skipChildren
    }
    let isOperator = !(node.name.text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false)
    let isStatic = node.modifiers.isStatic
    let generics = GenericParameters(node.genericParameterClause, node.genericWhereClause)
    var declaration = make(
      owners.isEmpty || isOperator ? .function : isStatic ? .staticMethod : .method, node.name.text, node.attributes,
      Documentation(node.leadingTrivia))
    declaration.parameters =
      owners.last.map { $0.constraints.resolved(generics.parameters(of: node.signature)) }
      ?? generics.parameters(of: node.signature)
    declaration.result = node.signature.returnClause?.type.trimmedDescription ?? ""
    declaration.code = node.body?.statements
    declaration.isMutating = node.modifiers.contains { $0.name.text == "mutating" }
    declarations.append(declaration)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      var declaration = make(.enumCase, element.name.text, node.attributes, Documentation(node.leadingTrivia))
      declaration.parameters =
        element.parameterClause?.parameters.map { parameter in
          DeclaredParameter(
            label: parameter.firstName?.text, name: parameter.firstName?.text ?? "value",
            type: parameter.type.trimmedDescription, fallback: parameter.defaultValue?.value.trimmedDescription)
        } ?? []
      declarations.append(declaration)
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isPublic else { return .skipChildren }
    var declaration = make(.subscript, "subscript", node.attributes, Documentation(node.leadingTrivia))
    declaration.parameters = GenericParameters(node.genericParameterClause, node.genericWhereClause)
      .parameters(of: node.parameterClause, isSubscript: true)
    declaration.result = node.returnClause.type.trimmedDescription
    declarations.append(declaration)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = owners.last else { return .skipChildren }
    let generics = GenericParameters(node.genericParameterClause, node.genericWhereClause)
    var declaration = make(.initializer, owner.name, node.attributes, Documentation(node.leadingTrivia))
    declaration.isPublic = node.modifiers.isPublic
    declaration.parameters =
      owners.last.map { $0.constraints.resolved(generics.parameters(of: node.signature)) }
      ?? generics.parameters(of: node.signature)
    declaration.code = node.body?.statements
    declarations.append(declaration)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !owners.isEmpty else { return .skipChildren }
    for binding in node.bindings where node.modifiers.isPublic || binding.accessorBlock != nil {
      var declaration = make(
        node.modifiers.isStatic ? .constant : .property, binding.pattern.trimmedDescription.filter { $0 != "`" },
        node.attributes, Documentation(node.leadingTrivia))
      // Of several variables with one type, the last has the annotation.
      let annotated = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
      declaration.result = annotated?.type.trimmedDescription ?? ""
      declaration.isPublic = node.modifiers.isPublic
      declaration.isSettable = node.isSettable(binding)
      if case .getter(let code) = binding.accessorBlock?.accessors { declaration.code = code }
      if let value = binding.initializer?.value {
        declaration.code = [CodeBlockItemSyntax(item: .expr(value.trimmed))]
      }
      declarations.append(declaration)
    }
    return .skipChildren
  }

  private func make(
    _ kind: Declaration.Kind, _ name: String, _ attributes: AttributeListSyntax, _ documentation: Documentation
  ) -> Declaration {
    Declaration(
      kind: kind, owner: owners.last?.name ?? "", selfType: owners.last?.selfType, name: name.filter { $0 != "`" },
      isDisfavored: attributes.trimmedDescription.contains("_disfavoredOverload"), summary: documentation.summary,
      example: documentation.example, file: file)
  }
}

extension VariableDeclSyntax {
  /// Returns whether one of the declaration's variables can be set from outside of the module.
  fileprivate func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard bindingSpecifier.text == "var", !modifiers.contains(where: { $0.detail?.detail.text == "set" }) else {
      return false
    }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension DeclModifierListSyntax {
  /// Whether the declaration is public.
  var isPublic: Bool { contains { $0.name.text == "public" && $0.detail == nil } }
  /// Whether the declaration belongs to the type itself.
  var isStatic: Bool { contains { $0.name.text == "static" } }
}
