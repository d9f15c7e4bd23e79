import SwiftSyntax

/// The protocols that generic parameters conform to.
struct GenericParameters {
  private var constraints: [String: String] = [:]

  /// Creates the parameters of a clause; those without a constraint are any type.
  init(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    for parameter in clause?.parameters ?? [] {
      constraints[parameter.name.text] = "some " + (parameter.inheritedType?.trimmedDescription ?? "Any")
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
      constraints[conformance.leftType.trimmedDescription] = "some " + conformance.rightType.trimmedDescription
    }
  }

  /// Returns the parameters of a signature.
  func parameters(of signature: FunctionSignatureSyntax) -> [DeclaredParameter] {
    parameters(of: signature.parameterClause)
  }

  /// Returns the parameters of a clause; those of a subscript have a label only if two names are written.
  func parameters(of clause: FunctionParameterClauseSyntax, isSubscript: Bool = false) -> [DeclaredParameter] {
    clause.parameters.map { parameter in
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      let type = attributed?.baseType.trimmedDescription ?? parameter.type.trimmedDescription
      return DeclaredParameter(
        label: parameter.firstName.text == "_" || isSubscript && parameter.secondName == nil
          ? nil : parameter.firstName.text.filter { $0 != "`" },
        name: (parameter.secondName ?? parameter.firstName).text, type: resolved(type),
        isViewBuilder: parameter.attributes.trimmedDescription.contains("ViewBuilder"),
        isVariadic: parameter.ellipsis != nil, fallback: parameter.defaultValue?.value.trimmedDescription)
    }
  }

  /// Parameters whose types have generic parameters replaced by their constraints.
  func resolved(_ parameters: [DeclaredParameter]) -> [DeclaredParameter] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.type = resolved(parameter.type)
      return parameter
    }
  }

  /// Returns a type with generic parameters replaced by their constraints.
  func resolved(_ type: String) -> String {
    var type = type
    var suffix = ""
    if type.hasSuffix("?") {
      type.removeLast()
      suffix = "?"
      if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
    }
    // Longer names first: a constraint of a parameter's associated type precedes that of the parameter.
    for (name, constraint) in constraints.sorted(by: { ($1.key.count, $0.key) < ($0.key.count, $1.key) }) {
      if type == name { return constraint + suffix }
      type = type.replacingOccurrences(ofWord: name, with: constraint)
    }
    return type + suffix
  }
}

extension String {
  /// Returns the text with each occurrence of a word replaced.
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
