import SwiftParser
import SwiftSyntax

/// Reads the public declarations of a file.
final class DeclarationReader: SyntaxVisitor {
  /// The declarations that have been read.
  private(set) var declarations: [Declaration] = []
  private let file: String
  /// The protocols that the generic parameters of types conform to, by type.
  private(set) var generics: [String: GenericParameters] = [:]
  private var owners: [(name: String, selfType: String?, isPublic: Bool)] = []

  /// A reader of a file with a path.
  init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The public declarations of files with their texts.
  static func declarations(of files: [(path: String, text: String)]) -> [Declaration] {
    var declarations: [Declaration] = []
    var generics: [String: GenericParameters] = [:]
    for (path, text) in files {
      let reader = DeclarationReader(file: path)
      reader.walk(Parser.parse(source: text))
      declarations += reader.declarations
      generics.merge(reader.generics) { own, _ in own }
    }
    for index in declarations.indices {
      guard let known = generics[declarations[index].owner] else { continue }
      for parameter in declarations[index].parameters.indices {
        declarations[index].parameters[parameter].type = known.resolved(declarations[index].parameters[parameter].type)
      }
    }
    return declarations
  }

  // MARK: Types

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, selfType: Self.selfType(node.genericWhereClause))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    generics[node.name.text] = GenericParameters(node.genericParameterClause, nil)
    return enterType(node.name, node.modifiers)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name, node.modifiers) }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name, node.modifiers) }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enterType(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    guard modifiers.isPublic else {
      owners.append(("", nil, false))
      return .skipChildren
    }
    let outer = owners.last.map { $0.name + "." } ?? ""
    owners.append((outer + name.text, nil, true))
    return .visitChildren
  }

  private func enter(_ name: String, selfType: String?) { owners.append((name, selfType, true)) }

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
    guard node.modifiers.isPublic, node.name.text.first?.isLetter ?? false,
      !node.attributes.trimmedDescription.contains("deprecated")
    else { return .skipChildren }
    let isStatic = node.modifiers.isStatic
    let generics = GenericParameters(node.genericParameterClause, node.genericWhereClause)
    var declaration = make(
      owners.isEmpty ? .function : isStatic ? .staticMethod : .method, node.name.text, node.attributes,
      Documentation(node.leadingTrivia))
    declaration.parameters = generics.parameters(of: node.signature)
    declaration.result = node.signature.returnClause?.type.trimmedDescription ?? ""
    declaration.code = node.body?.statements
    declarations.append(declaration)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isPublic, let owner = owners.last else { return .skipChildren }
    let generics = GenericParameters(node.genericParameterClause, node.genericWhereClause)
    var declaration = make(.initializer, owner.name, node.attributes, Documentation(node.leadingTrivia))
    declaration.parameters = generics.parameters(of: node.signature)
    declaration.code = node.body?.statements
    declarations.append(declaration)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isPublic, let binding = node.bindings.first, !owners.isEmpty else { return .skipChildren }
    var declaration = make(
      node.modifiers.isStatic ? .constant : .property, binding.pattern.trimmedDescription.filter { $0 != "`" },
      node.attributes, Documentation(node.leadingTrivia))
    declaration.result = binding.typeAnnotation?.type.trimmedDescription ?? ""
    if case .getter(let code) = binding.accessorBlock?.accessors { declaration.code = code }
    declarations.append(declaration)
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

extension DeclModifierListSyntax {
  /// Whether the declaration is public.
  var isPublic: Bool { contains { $0.name.text == "public" && $0.detail == nil } }
  /// Whether the declaration belongs to the type itself.
  var isStatic: Bool { contains { $0.name.text == "static" } }
}

/// The protocols that generic parameters conform to.
struct GenericParameters {
  private var constraints: [String: String] = [:]

  /// The parameters of a clause; those without a constraint are any type.
  init(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    for parameter in clause?.parameters ?? [] {
      constraints[parameter.name.text] = "some " + (parameter.inheritedType?.trimmedDescription ?? "Any")
    }
  }

  /// The parameters of a signature.
  func parameters(of signature: FunctionSignatureSyntax) -> [DeclaredParameter] {
    signature.parameterClause.parameters.map { parameter in
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      let type = attributed?.baseType.trimmedDescription ?? parameter.type.trimmedDescription
      return DeclaredParameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.text.filter { $0 != "`" },
        name: (parameter.secondName ?? parameter.firstName).text, type: resolved(type),
        isViewBuilder: parameter.attributes.trimmedDescription.contains("ViewBuilder"),
        isVariadic: parameter.ellipsis != nil, fallback: parameter.defaultValue?.value.trimmedDescription)
    }
  }

  /// A type with generic parameters replaced by what they conform to.
  func resolved(_ type: String) -> String {
    var type = type
    var suffix = ""
    if type.hasSuffix("?") {
      type.removeLast()
      suffix = "?"
      if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
    }
    for (name, constraint) in constraints {
      if type == name { return constraint + suffix }
      type = type.replacingOccurrences(ofWord: name, with: constraint)
    }
    return type + suffix
  }
}

extension String {
  /// The text with each occurrence of a word replaced.
  func replacingOccurrences(ofWord word: String, with other: String) -> String {
    var result = ""
    var current = ""
    var isMember = false
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        current.append(character)
      } else {
        result += (current == word && !isMember ? other : current) + String(character)
        current = ""
        isMember = character == "."
      }
    }
    return String(result.dropLast())
  }
}
