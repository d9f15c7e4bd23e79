/// The types of standard sequences that are represented by their elements.
///
/// An array stands for `array.reversed()` and a string for a substring, so that only the expression determines how
/// Swift writes the type and the value.
extension Evaluator {
  /// Returns the type of the sequence that a standard method returns, or nil for any other method.
  func writtenSequence(
    ofCall name: String, on base: Expression, _ arguments: [ArgumentExpression]
  ) -> String? {
    guard Self.sequenceMethods.contains(name) else { return nil }
    if case .metatype(.any) = base.linkType(self) { return writtenSequence(ofFunction: name, arguments) }
    guard let owner = writtenOwner(of: base, adding: name) else { return nil }
    switch name {
    case "reversed": return "ReversedCollection<\(owner)>"
    case "enumerated": return "EnumeratedSequence<\(owner)>"
    case "joined" where arguments.isEmpty:
      switch base.linkType(self).element {
      case .array, .set, .range, .dictionary: return "FlattenSequence<\(owner)>"
      default: return nil
      }
    case "prefix", "suffix", "dropFirst", "dropLast", "drop": return writtenSlice(of: base)
    default: return nil
    }
  }

  private func writtenSequence(ofFunction name: String, _ arguments: [ArgumentExpression]) -> String? {
    let types = arguments.map { $0.value.knownType(self).printedName }
    switch name {
    case "zip" where types.count == 2: return "Zip2Sequence<\(types[0]), \(types[1])>"
    case "stride" where types.count == 3:
      return (arguments[1].label == "to" ? "StrideTo" : "StrideThrough") + "<\(types[0])>"
    case "repeatElement" where types.count == 2: return "Repeated<\(types[0])>"
    default: return nil
    }
  }

  private static let sequenceMethods: Set<String> = [
    "reversed", "enumerated", "joined", "prefix", "suffix", "dropFirst", "dropLast", "drop", "zip", "stride",
    "repeatElement",
  ]

  /// Returns the type of the sequence that a standard property returns, or nil for any other property.
  func writtenSequence(ofMember name: String, of base: Expression) -> String? {
    guard ["keys", "values", "utf8", "utf16", "unicodeScalars", "lazy"].contains(name),
      let owner = writtenOwner(of: base, adding: name)
    else { return nil }
    switch (base.linkType(self), name) {
    case (.dictionary, "keys"): return "Keys"
    case (.dictionary, "values"): return "Values"
    case (.string, "utf8"): return "UTF8View"
    case (.string, "utf16"): return "UTF16View"
    case (.string, "unicodeScalars"): return "UnicodeScalarView"
    case (_, "lazy"): return "LazySequence<\(owner)>"
    default: return nil
    }
  }

  /// Returns the type of the sequence that an expression returns, if Swift's description of it is not that of its
  /// elements, or nil.
  func undescribed(_ expression: Expression) -> String? {
    guard let type = expression.writtenSequence(self) else { return nil }
    let isPlain = type == "Substring" || type.hasPrefix("ArraySlice<") || type == "Keys" || type == "Values"
    return isPlain ? nil : type
  }

  /// Returns the type of a range with bounds of a type, either of which may be missing.
  func writtenType(of range: RangeValue, _ bound: SwiftType) -> SwiftType {
    let name =
      switch (range.lower, range.upper) {
      case (_?, nil): "PartialRangeFrom"
      case (nil, _?): range.isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
      default: range.isClosed ? "ClosedRange" : "Range"
      }
    return .native("\(name)<\(bound.isAny ? "Int" : bound.printedName)>")
  }

  /// Returns the type of a slice of a collection, or nil if the type of the collection is not known.
  func writtenSlice(of base: Expression) -> String? {
    switch base.linkType(self) {
    case .string: "Substring"
    case .array(let element) where !element.isOpen:
      base.writtenSequence(self).map { $0.hasPrefix("ArraySlice") ? $0 : "Slice<\($0)>" }
        ?? "ArraySlice<\(element.printedName)>"
    default: nil
    }
  }

  /// Returns the type of a collection as Swift writes it; nil if it is not known, or if the program adds a member with
  /// the name to it.
  private func writtenOwner(of base: Expression, adding name: String) -> String? {
    let type = base.linkType(self)
    switch type {
    case .string, .array, .dictionary, .set, .range: break
    case .declared(let declared) where isSequence(declared):
      let isOrdered = ["BidirectionalCollection", "RandomAccessCollection"].contains {
        program.conforms(declared, to: $0)
      }
      guard program.members(named: name, of: declared).isEmpty, name == "enumerated" || isOrdered else { return nil }
      return type.printedName
    default: return nil
    }
    if program.extends(program.family(of: type.memberKey), withMember: name) { return nil }
    return base.writtenSequence(self) ?? type.printedName
  }
}
