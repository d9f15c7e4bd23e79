extension Evaluator {
  /// Returns how well a value converts to a type, from 0 for not at all to 4 for exactly.
  package func fit(_ value: Value, _ type: SwiftType) -> Int {
    if program.mayNameOutside {
      if let outside = value.outside { return outsideFit(outside, type) }
      if case .type = value, !isMetatype(type), let outside = constant(value) {
        return outsideFit(outside, type)
      }
      if case .native(let name) = type.unwrapped, program.isOutside(type: name) { return 1 }
    }
    if case .native(let native) = value, !type.isAny {
      if let boxed = value.boxedOptional { return fit(boxed.value, type) }
      if native.type == ArraySliceValue.typeName { return fit(value.wholeArray, type) }
      if native.type == Value.substringType { return fit(value.wholeString, type) }
    }
    switch (type, value) {
    case (.any, _): return 1
    case (.optional, .none): return 4
    case (.native(let name), .none) where name == names.view: return 1
    case (.optional(let wrapped), _): return fit(value, wrapped)
    case (.oneOf(let types), _): return types.map { fit(value, $0) }.max() ?? 0
    case (.int, .int), (.int, .literal), (.double, .double), (.bool, .bool), (.string, .string),
      (.character, .character), (.void, .void):
      return 4
    case (.double, .literal): return 3
    case (.double, .native(let native)) where native.type == "Float": return 2
    case (.native("Float"), .double): return 2
    case (.array(let element), .array(let values)):
      guard let first = values.first else { return 3 }
      return fit(first, element) > 0 ? 3 : 0
    case (.array, .range(let range)): return range.integers == nil ? 0 : 1
    case (.array, .instance(let instance)), (.array, .object(let instance)): return isSequence(instance.type) ? 1 : 0
    case (.range(let bound), .range(let range)):
      if range.lower == nil, range.upper == nil { return bound.isAny ? 1 : 0 }
      guard !bound.isAny, let value = (range.lower ?? range.upper)?.value else { return 3 }
      return fit(value, bound) > 0 ? 3 : 0
    case (.dictionary, .dictionary), (.set, .set): return 3
    case (.metatype(let expected), .type(let given)): return fit(given, asMetatype: expected)
    case (.tuple(let types), .tuple(let tuple)): return types.count == tuple.elements.count ? 3 : 0
    case (.function, .function): return 4
    case (.function(let parameters, _, _), .keyPath): return parameters.count == 1 ? 2 : 0
    case (.declared(let declared), _): return declaredFit(value, declared)
    case (.native(let name), _): return nativeFit(value, name)
    case (.reference(let name, _), _): return nativeFit(value, name)
    default: return 0
    }
  }

  private func declaredFit(_ value: Value, _ type: TypeDeclaration) -> Int {
    guard let found = declaration(of: value) else {
      guard type.kind == .interface else { return 0 }
      let ancestry = program.ancestry(of: nativeKey(of: value))
      return ancestry.contains(type.name) && meetsConditions(of: type, value, ancestry) ? 2 : 0
    }
    if found.origin === type.origin { return 4 }
    if isSubclass(found, of: type) { return 3 }
    return type.kind == .interface && program.conforms(found, to: type.name) ? 3 : 0
  }

  /// Returns whether a value of the standard library meets the requirements of the extension by which its type conforms
  /// to a protocol of the program.
  private func meetsConditions(of type: TypeDeclaration, _ value: Value, _ ancestry: [String]) -> Bool {
    // What the types of elements from elsewhere conform to is not known.
    if case .array(let elements) = value, elements.contains(where: { $0.outside != nil }) { return true }
    if case .dictionary(let dictionary) = value,
      dictionary.entries.contains(where: { $0.key.outside != nil || $0.value.outside != nil })
    {
      return true
    }
    for ancestor in ancestry {
      guard let extended = program.extensions[ancestor], let clause = extended.conditions[type.name] else { continue }
      return meets(clause, typeHint(of: value), in: extended) ?? true
    }
    return true
  }

  /// Returns how well a value converts to a vocabulary type.
  func nativeFit(_ value: Value, _ name: String) -> Int {
    if let type = declaration(of: value) {
      if program.conforms(type, to: name) { return 3 }
      guard let other = vocabulary.framework.refinements[name] else { return 0 }
      return program.conforms(type, to: other.protocolName) ? other.rank : 0
    }
    let key = nativeKey(of: value)
    if key == name { return 4 }
    let family = program.family(of: key)
    if family.isInert, isInert(value) { return vocabulary.inertTypes.contains(name) ? 2 : 0 }
    let fit = family.fit(name)
    if fit > 0 { return fit }
    // A colour or an image of UIKit is a value of SwiftUI's type.
    if vocabulary.representations[name] == key { return 3 }
    if case .keyPath = value, name == "KeyPath" || name == "WritableKeyPath" { return 4 }
    if case .literal = value, numberFits(name) { return 2 }
    return 0
  }

  /// Returns the declared type of a value, or nil.
  package func declaration(of value: Value) -> TypeDeclaration? {
    switch value {
    case .instance(let instance), .object(let instance): instance.type
    case .enumCase(let value): value.type
    default: nil
    }
  }

  /// Returns the name of the vocabulary type that has the members of a value.
  package func nativeKey(of value: Value) -> String {
    switch value {
    case .native(let native): native.type
    case .none: "Optional"
    case .type: "Type"
    case .tuple: "Tuple"
    case .keyPath: "KeyPath"
    case .function: "Function"
    case .void: "Void"
    case .instance, .object, .enumCase: "Any"
    default: value.typeName
    }
  }

  /// Returns the type that a value implies for other values in its context.
  func typeHint(of value: Value) -> SwiftType {
    switch value {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .character: .character
    case .array(let values): .array(values.first.map(typeHint) ?? .any)
    case .set(let set): .set(set.elements.first.map(typeHint) ?? .any)
    case .dictionary(let dictionary):
      .dictionary(
        dictionary.entries.first.map { typeHint(of: $0.key) } ?? .any,
        dictionary.entries.first.map { typeHint(of: $0.value) } ?? .any)
    case .tuple(let tuple): .tuple(zip(tuple.labels, tuple.elements).map { (label: $0, type: typeHint(of: $1)) })
    case .instance(let instance), .object(let instance): .declared(instance.type)
    case .enumCase(let value): .declared(value.type)
    case .native(let native):
      switch native.type {
      case ArraySliceValue.typeName: typeHint(of: value.wholeArray)
      case Value.substringType: .string
      default: .native(native.type)
      }
    case .range(let range): .range((range.lower ?? range.upper).map { typeHint(of: $0.value) } ?? .any)
    case .type(let type): .metatype(type)
    case .void, .none, .literal, .function, .keyPath: .any
    }
  }

  /// Returns the type that the first element of a list implies for the others.
  func elementHint(_ value: Value) -> SwiftType {
    switch value {
    case .literal, .int, .double, .string, .none: .any
    case .native(let native) where native.type == Value.substringType: .any
    default: typeHint(of: value)
    }
  }

  /// The types of the intervals that are added to moments, by the moments' types.
  static let intervals = ["DispatchTime": "DispatchTimeInterval", "ContinuousClock.Instant": "Duration"]

  /// Returns the type that one operand implies for the other.
  func operandHint(_ value: Value, hint: SwiftType, symbol: String) -> SwiftType {
    switch value {
    case .literal, .none: return hint
    case .native(let native):
      if native.type == Value.substringType { return .string }
      if symbol == "*" || symbol == "/", !numberFits(native.type) { return .double }
      if symbol == "+" || symbol == "-", let interval = Self.intervals[native.type] { return .native(interval) }
      return .native(native.type)
    default: return typeHint(of: value)
    }
  }

  /// Returns whether a value certainly has a type, so that converting it would return the same value.
  private func isSettled(_ value: Value, as type: SwiftType) -> Bool {
    switch (type, value) {
    case (.double, .double), (.int, .int), (.string, .string), (.bool, .bool): return true
    case (.optional(let wrapped), _): return value.isNone || isSettled(value, as: wrapped)
    case (.array(let element), .array(let values)):
      for value in values where !isSettled(value, as: element) { return false }
      return true
    default: return false
    }
  }

  /// Returns a value converted to the type of a variable or parameter.
  func coerce(_ value: Value, to type: SwiftType, at location: SourceLocation) throws(Fault) -> Value {
    switch (type, value) {
    case (.any, _): return value
    case (_, .native(let native)) where native.type == BoxedOptional.typeName:
      if case .optional(.optional) = type { return value }
      if conformsAsOptional(type) { return value }
      return try coerce(value.boxedOptional?.value ?? value, to: type, at: location)
    case (.string, .native(let native)) where native.type == Value.substringType: return value
    case (.optional(let wrapped), .native(let native)) where native.type == Value.substringType:
      return try coerce(value, to: wrapped, at: location)
    case (_, .native(let native)) where native.type == Value.substringType:
      return try coerce(value.wholeString, to: type, at: location)
    case (.double, .literal(let int)): return .double(Double(int))
    case (.native("Float"), .double), (.native("Float"), .literal):
      return value.asDouble.map { .float(Float($0)) } ?? value
    case (.double, .native(let native)) where native.type == "Float": return value.asDouble.map { .double($0) } ?? value
    case (.int, .literal(let int)): return .int(int)
    case (.double, .double), (.int, .int), (.string, .string), (.bool, .bool): return value
    case (.optional(let wrapped), _):
      if case .none = value { return .none }
      return try coerce(value, to: wrapped, at: location)
    case (.array(let element), .array(let values)):
      switch element {
      case .double, .int, .optional, .array, .tuple: break
      case .native(let name) where name == "Float" || IntegerType(sized: name) != nil: break
      default: return value
      }
      if isSettled(value, as: type) { return value }
      var result: [Value] = []
      result.reserveCapacity(values.count)
      for value in values { result.append(try coerce(value, to: element, at: location)) }
      return .array(result)
    case (.array(let element), .string(let string)) where element.isCharacterOrAny:
      return .array(string.map { .character($0) })
    case (.array, .set), (.array, .dictionary): return try elements(of: value).map { .array($0) } ?? value
    case (.set, .array(let values)): return .set(SetValue(values))
    case (.function, .keyPath(let path)):
      return .function(
        FunctionValue(
          .compiled { (evaluator, values) throws(Fault) in
            try evaluator.follow(path, from: values.first ?? .void, at: location)
          }, type: type))
    case (.function, .function(let function)) where function.type.isAny:
      return .function(
        FunctionValue(function.target, isViewBuilder: function.isViewBuilder, builder: function.builder, type: type))
    case (.tuple(let types), .tuple(let tuple)):
      guard types.count == tuple.elements.count else { throw mismatch(value, type, at: location) }
      var result = tuple
      for (index, part) in types.enumerated() {
        result.elements[index] = try coerce(tuple.elements[index], to: part.type, at: location)
        result.labels[index] = part.label
      }
      return .tuple(result)
    case (.character, .string(let string)) where string.count == 1:
      return string.first.map { .character($0) } ?? value
    case (.double, .int), (.int, .double), (.string, .int), (.string, .double), (.int, .string), (.double, .string),
      (.bool, .int), (.bool, .string), (.int, .bool), (.double, .bool), (.string, .literal), (.bool, .literal),
      (.string, .bool):
      throw mismatch(value, type, at: location)
    case (.int, .none), (.double, .none), (.string, .none), (.bool, .none): throw mismatch(value, type, at: location)
    case (.native("Decimal"), .literal(let int)): return .decimal(DecimalNumber(int))
    case (.native(let name), .literal(let int)):
      return try IntegerType(sized: name).map { (type) throws(Fault) in try number(int, as: type, at: location) }
        ?? value
    case (.native(let name), .double), (.native(let name), .int), (.native(let name), .none):
      if numberFits(name) { throw mismatch(value, type, at: location) }
      return value
    case (.native(let name), .native(let native)) where native.type != name:
      if native.payload is SizedInteger, numberFits(name) { throw mismatch(value, type, at: location) }
      return try converted(value, to: name) ?? value
    case (.int, .native(let native)), (.double, .native(let native)):
      if native.payload is SizedInteger { throw mismatch(value, type, at: location) }
      return value
    default: return value
    }
  }

  /// Returns an integer literal as a number of a known type, or any other value unchanged.
  func settle(_ value: Value, as type: SwiftType) -> Value {
    guard case .literal(let int) = value else { return value }
    switch type.unwrapped {
    case .double: return .double(Double(int))
    case .native("Decimal"): return .decimal(DecimalNumber(int))
    case .native("Float"): return .float(Float(int))
    case .native(let name):
      guard let type = IntegerType(sized: name), let number = SizedInteger(Int128(int), exactly: type) else {
        return value
      }
      return .whole(number)
    default: return value
    }
  }

  private func mismatch(_ value: Value, _ type: SwiftType, at location: SourceLocation) -> Fault {
    fault(.wrongType(found: value.typeName, expected: type.description), at: location)
  }

  /// Returns a value converted to another type, or nil if there is no conversion.
  package func converted(_ value: Value, to name: String) throws(Fault) -> Value? {
    if let conversion = program.family(of: nativeKey(of: value)).conversion(to: name) { return conversion(value) }
    return try adapted(value, to: name)
  }
}
