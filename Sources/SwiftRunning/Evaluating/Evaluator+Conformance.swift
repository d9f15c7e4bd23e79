extension Compiler {
  /// Returns the protocols that a cast to a type demands beside the type itself: those of the standard library that give
  /// a type no members of its own, and the others of a composition such as `Shape & Named`.
  func demandedProtocols(_ syntax: TypeSyntax) -> [String] {
    switch syntax.form {
    case .identifierType(let type):
      let name = type.name.identifierText
      guard Evaluator.memberlessProtocols[name] != nil, case .any = self.type(syntax) else { return [] }
      return [name]
    case .someOrAnyType(let existential): return demandedProtocols(existential.constraint)
    case .tupleType(let tuple):
      return tuple.elements.count == 1 ? tuple.elements.first.map { demandedProtocols($0.type) } ?? [] : []
    case .compositionType(let composition):
      return composition.elements.flatMap { element -> [String] in
        guard case .declared(let type) = self.type(element.type) else { return demandedProtocols(element.type) }
        return type.kind == .interface ? [type.name] : []
      }
    default: return []
    }
  }
}

/// Conformances that a cast checks when the program runs.
extension Evaluator {
  /// The protocols that give a type no members of its own, each with those whose conformance implies it.
  static let memberlessProtocols: [String: [String]] = [
    "CustomStringConvertible": ["LosslessStringConvertible", "CodingKey"],
    "CustomDebugStringConvertible": ["CodingKey"],
    "LosslessStringConvertible": [], "Codable": [], "Encodable": ["Codable"], "Decodable": ["Codable"],
    "Identifiable": [], "CaseIterable": [], "LocalizedError": [],
    "Equatable": ["Hashable", "Comparable", "PersistentModel", "NSObject"],
    "Hashable": ["PersistentModel", "NSObject"], "AnyHashable": ["Hashable", "PersistentModel", "NSObject"],
  ]

  /// Returns whether a value conforms to all of several protocols.
  func conforms(_ value: Value, to names: [String]) -> Bool {
    let value = value.boxedOptional?.value ?? value
    guard let type = declaration(of: value) else {
      switch value {
      case .function, .tuple, .void, .type: return false
      default: return names.allSatisfy { program.shared.types[$0] == nil || fit(value, declaredInterface($0)) > 0 }
      }
    }
    return names.allSatisfy { name in
      if ([name] + (Self.memberlessProtocols[name] ?? [])).contains(where: { program.conforms(type, to: $0) }) {
        return true
      }
      if type.kind == .enumeration, ["Equatable", "Hashable", "AnyHashable"].contains(name) {
        return type.cases.allSatisfy { $0.parameters == nil }
      }
      return name == "Codable" && isCodable(type)
    }
  }

  /// Returns whether a type conforms to both parts of `Codable`, each by itself.
  private func isCodable(_ type: TypeDeclaration) -> Bool {
    program.conforms(type, to: "Encodable") && program.conforms(type, to: "Decodable")
  }

  private func declaredInterface(_ name: String) -> SwiftType {
    program.shared.types[name].map { .declared($0) } ?? .any
  }
}
