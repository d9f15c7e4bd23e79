extension Compiler {
  /// Returns the protocols that a cast to a type demands beside the type itself: those of the standard library that
  /// give a type no members of its own, and the others of a composition such as `Shape & Named`.
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
    "BinaryInteger": ["FixedWidthInteger", "SignedInteger", "UnsignedInteger"], "FixedWidthInteger": [],
    "SignedInteger": [], "UnsignedInteger": [], "BinaryFloatingPoint": [], "FloatingPoint": ["BinaryFloatingPoint"],
    "Numeric": ["SignedNumeric", "FloatingPoint", "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger"],
    "SignedNumeric": ["FloatingPoint", "BinaryFloatingPoint", "SignedInteger"],
    "AdditiveArithmetic": ["Numeric", "SignedNumeric", "FloatingPoint", "BinaryInteger", "VectorArithmetic"],
    "StringProtocol": [], "Comparable": ["Strideable", "BinaryInteger", "FloatingPoint"],
    "Strideable": ["FloatingPoint"],
    "Equatable": ["Hashable", "Comparable", "PersistentModel", "NSObject"],
    "Hashable": ["PersistentModel", "NSObject"], "AnyHashable": ["Hashable", "PersistentModel", "NSObject"],
  ]

  /// The types of the standard library and Foundation that conform to protocols of numbers and texts.
  private static let numbersAndTexts: [String: Set<String>] = {
    let signed: Set = ["Int", "Int8", "Int16", "Int32", "Int64", "Int128"]
    let unsigned: Set = ["UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128"]
    let floating: Set = ["Double", "Float", "CGFloat", "Float16", "Float80"]
    let integers = signed.union(unsigned)
    let numbers = integers.union(floating).union(["Decimal"])
    return [
      "BinaryInteger": integers, "FixedWidthInteger": integers, "SignedInteger": signed, "UnsignedInteger": unsigned,
      "BinaryFloatingPoint": floating, "FloatingPoint": floating, "Numeric": numbers,
      "SignedNumeric": numbers.subtracting(unsigned), "AdditiveArithmetic": numbers.union(["Duration"]),
      "StringProtocol": ["String", "Substring"], "Strideable": numbers.union(["Date"]),
      "Comparable": numbers.union(["String", "Substring", "Character", "Date", "Duration", "UUID", "Unicode.Scalar"]),
    ]
  }()

  /// Returns whether a value conforms to all of several protocols.
  func conforms(_ value: Value, to names: [String]) -> Bool {
    let value = value.boxedOptional?.value ?? value
    guard let type = declaration(of: value) else {
      switch value {
      case .function, .tuple, .void, .type: return false
      default:
        return names.allSatisfy { name in
          if let types = Self.numbersAndTexts[name] {
            return types.contains(value.typeName) || name == "Comparable" && value.hasComparablePayload
          }
          return program.shared.types[name] == nil || fit(value, declaredInterface(name)) > 0
        }
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

extension Value {
  /// Whether the value is one of the vocabulary's that has an order, such as an angle.
  fileprivate var hasComparablePayload: Bool {
    if case .native(let native) = self { native.payload is any Comparable } else { false }
  }
}
