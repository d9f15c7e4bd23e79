/// A value as a hashable key, which is equal to another if their contents are equal.
package struct HashableValue: Hashable {
  /// The value.
  package let value: Value

  /// Creates a key from a value.
  package init(_ value: Value) { self.value = value }

  /// Returns whether two values have equal contents.
  package static func == (a: HashableValue, b: HashableValue) -> Bool { a.value.isEqual(to: b.value) }

  /// Hashes the value's contents.
  package func hash(into hasher: inout Hasher) {
    switch value {
    case .void, .none, .function, .keyPath: break
    case .bool(let bool): hasher.combine(bool)
    case .int(let int), .literal(let int): hasher.combine(Double(int))
    case .double(let double): hasher.combine(double)
    case .string(let string): hasher.combine(string)
    case .character(let character): hasher.combine(String(character))
    case .array(let values):
      for value in values { hasher.combine(HashableValue(value)) }
    case .dictionary(let dictionary): hasher.combine(dictionary.entries.count)
    case .set(let set): hasher.combine(set.elements.count)
    case .tuple(let tuple):
      for value in tuple.elements { hasher.combine(HashableValue(value)) }
    case .range(let range): hasher.combine(range.isClosed)
    case .instance(let instance):
      if value.isHashed(of: instance.type, into: &hasher) { return }
      for value in instance.fields { hasher.combine(HashableValue(value)) }
    case .object(let object):
      if value.isHashed(of: object.type, into: &hasher) { return }
      hasher.combine(ObjectIdentifier(object))
    case .enumCase(let enumValue):
      if value.isHashed(of: enumValue.type, into: &hasher) { return }
      hasher.combine(enumValue.enumCase.name)
      for value in enumValue.payload { hasher.combine(HashableValue(value)) }
    case .type(let type): hasher.combine(type.description)
    case .native(let native):
      if let float = value.asFloat { return hasher.combine(Double(float)) }
      if let text = value.substring { return hasher.combine(String(text)) }
      if let slice = value.arraySlice { return HashableValue(.array(slice.values)).hash(into: &hasher) }
      if let number = native.payload as? SizedInteger {
        hasher.combine(Double(number.value))
        break
      }
      hasher.combine(native.type)
      if let hashable = native.payload as? any Hashable { hasher.combine(AnyHashable(hashable)) }
    }
  }
}

extension Value {
  /// Returns whether two values are equal, by the program's own `==` where it declares one, and otherwise by their
  /// contents; objects without `==` are compared by identity.
  package func isEqual(to other: Value) -> Bool { isEqual(to: other, contentsOnly: false) }

  /// Returns whether two values have equal contents, regardless of an `==` that the program declares; objects are
  /// compared by identity.
  package func hasSameContents(as other: Value) -> Bool { isEqual(to: other, contentsOnly: true) }

  private func isEqual(to other: Value, contentsOnly: Bool) -> Bool {
    func areEqual(_ a: [Value], _ b: [Value]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1, contentsOnly: contentsOnly) }
    }
    switch (self, other) {
    case (.void, .void), (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)), (.int(let a), .literal(let b)), (.literal(let a), .int(let b)),
      (.literal(let a), .literal(let b)):
      return a == b
    case (.double(let a), .double(let b)): return a == b
    // Numbers of different types meet only as `AnyHashable`, which compares their numeric values.
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): return Int(exactly: b) == a
    case (.double(let a), .literal(let b)), (.literal(let b), .double(let a)): return a == Double(b)
    case (.string(let a), .string(let b)): return a == b
    case (.character(let a), .character(let b)): return a == b
    case (.character(let a), .string(let b)), (.string(let b), .character(let a)): return String(a) == b
    case (.array(let a), .array(let b)): return areEqual(a, b)
    case (.tuple(let a), .tuple(let b)): return areEqual(a.elements, b.elements)
    case (.dictionary(let a), .dictionary(let b)):
      return a.entries.count == b.entries.count
        && a.entries.allSatisfy { entry in
          b[entry.key].map { entry.value.isEqual(to: $0, contentsOnly: contentsOnly) } ?? false
        }
    case (.set(let a), .set(let b)):
      return a.elements.count == b.elements.count && a.elements.allSatisfy(b.contains)
    case (.range(let a), .range(let b)):
      return a.isClosed == b.isClosed
        && (a.lower?.value ?? .none).isEqual(to: b.lower?.value ?? .none)
        && (a.upper?.value ?? .none).isEqual(to: b.upper?.value ?? .none)
    case (.instance(let a), .instance(let b)):
      if !contentsOnly, let answer = isDeclaredEqual(to: other, of: a.type) { return answer }
      return a === b || (a.type.origin === b.type.origin && areEqual(a.fields, b.fields))
    case (.object(let a), .object(let b)):
      if !contentsOnly, let answer = isDeclaredEqual(to: other, of: a.type) { return answer }
      return a === b
    case (.keyPath(let a), .keyPath(let b)): return a.isEqual(to: b)
    case (.enumCase(let a), .enumCase(let b)):
      if !contentsOnly, let answer = isDeclaredEqual(to: other, of: a.type) { return answer }
      return a.enumCase === b.enumCase && areEqual(a.payload, b.payload)
    case (.type(let a), .type(let b)): return a.description == b.description
    case (.native(let number), .int(let int)), (.int(let int), .native(let number)),
      (.native(let number), .literal(let int)), (.literal(let int), .native(let number)):
      return (number.payload as? SizedInteger)?.value == Int128(int)
    case (.native(let native), _) where native.type == Value.substringType,
      (_, .native(let native)) where native.type == Value.substringType:
      return wholeString.isEqual(to: other.wholeString, contentsOnly: contentsOnly)
    case (.native(let native), _) where native.type == ArraySliceValue.typeName,
      (_, .native(let native)) where native.type == ArraySliceValue.typeName:
      guard arraySlice != nil || other.arraySlice != nil else { return false }
      return wholeArray.isEqual(to: other.wholeArray, contentsOnly: contentsOnly)
    case (.native(let native), .double(let double)), (.double(let double), .native(let native)):
      return (native.payload as? Float).map { Double($0) == double } ?? false
    case (.native(let a), .native(let b)):
      if a === b { return true }
      if a.type == "Data", b.type == "Data" { return dataBytes == other.dataBytes }
      guard let x = a.payload as? any Hashable, let y = b.payload as? any Hashable else { return false }
      return AnyHashable(x) == AnyHashable(y)
    default: return false
    }
  }
}
