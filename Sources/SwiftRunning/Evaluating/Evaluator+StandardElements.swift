extension Evaluator {
  /// Returns an element of a standard collection, or the environment's value for a key type.
  package func element(of value: Value, at index: Value, _ location: SourceLocation) throws(Fault) -> Value {
    switch (value, index) {
    case (.array(let values), .int(let position)), (.array(let values), .literal(let position)):
      guard values.indices.contains(position) else {
        throw fault(.indexOutOfRange(position, count: values.count), at: location)
      }
      return values[position]
    case (.array(let values), .range(let range)):
      let bounds = try bounds(range, count: values.count, at: location)
      return .slice(Array(values[bounds]), from: bounds.lowerBound)
    case (.native(let native), _) where native.type == ArraySliceValue.typeName:
      guard let slice = value.arraySlice else { return .none }
      if let position = index.asInt {
        guard slice.values.indices.contains(position - slice.start) else {
          throw fault(.indexOutOfRange(position, count: slice.start + slice.values.count), at: location)
        }
        return slice.values[position - slice.start]
      }
      guard case .range(let range) = index else { break }
      let bounds = try self.bounds(range, of: slice, at: location)
      return .slice(Array(slice.values[bounds]), from: slice.start + bounds.lowerBound)
    case (.dictionary(let dictionary), _): return dictionary.entry(at: index) ?? .element(dictionary[index])
    case (.array(let values), .native(let native)) where native.type == "Dictionary.Index":
      guard let position = native.payload as? Int, values.indices.contains(position) else { break }
      return values[position]
    case (.string, .native), (.string, .range):
      guard let text = value.textPart else { break }
      return try character(of: text, at: index, location)
    case (.range(let range), .int(let position)), (.range(let range), .literal(let position)):
      guard let bounds = range.integers, bounds.contains(position) else {
        throw fault(.indexOutOfRange(position, count: range.count ?? 0), at: location)
      }
      return .int(position)
    case (.range(let whole), .range(let part)):
      guard let bounds = whole.integers else { break }
      let lower = part.lower?.value.asInt ?? bounds.lowerBound
      let upper = part.upper?.value.asInt.map { part.isClosed ? $0 + 1 : $0 } ?? bounds.upperBound
      guard bounds.lowerBound <= lower, lower <= upper, upper <= bounds.upperBound else {
        throw fault(.indexOutOfRange(upper, count: bounds.count), at: location)
      }
      return .range(RangeValue(.int(lower), .int(upper), isClosed: false))
    case (.native, .int) where value.lazySequence != nil, (.native, .literal) where value.lazySequence != nil:
      guard let sequence = value.lazySequence, let position = index.asInt,
        let element = try sequence.mapped(position, self, at: location)
      else { break }
      return element
    case (.native(let native), _) where native.type == Value.substringType:
      guard let text = value.substring else { break }
      return try character(of: text, at: index, location)
    case (.native(let native), .type(.declared(let key))):
      if host.isKeyed(native) {
        if let set = host.element(key.id, of: native) { return set }
        return try staticMember("defaultValue", of: .declared(key), hint: .any, at: location)
      }
    case (.native(let native), .type(let key)) where host.isKeyed(native):
      if let id = program.extensions[key.memberKey]?.id, let set = host.element(id, of: native) { return set }
      return try staticMember("defaultValue", of: key, hint: .any, at: location)
    case (.native(let native), _) where isReference(native):
      let current = try element(of: unbound(value), at: index, location)
      guard program.isActing, let binding = native.payload as? BindingValue else {
        return self.value(of: BindingValue(constant: current))
      }
      return self.value(
        of: part(of: binding) { [self] (whole) throws(Fault) in
          try element(of: whole, at: index, location)
        } set: {
          [self] (whole: inout Value, new: Value) throws(Fault) in
          try mutateElement(of: &whole, [], [index], at: location) { (old: inout Value) throws(Fault) in old = new }
        })
    case (.none, _): return .none
    default: break
    }
    if let outside = index.outside { return .native(outside) }
    throw fault(.unknownMember("subscript", of: value.typeName, closest: nil), at: location)
  }

  /// Returns the character of a text at an index, or the part that a range of indices covers.
  private func character(of text: Substring, at index: Value, _ location: SourceLocation) throws(Fault) -> Value {
    guard case .range(let range) = index else {
      guard let position = Self.stringIndex(index), text.startIndex <= position, position < text.endIndex else {
        throw fault(.indexOutOfRange(0, count: text.count), at: location)
      }
      return .character(text[position])
    }
    let low = (range.lower?.value).flatMap(Self.stringIndex) ?? text.startIndex
    var high = (range.upper?.value).flatMap(Self.stringIndex) ?? text.endIndex
    if range.isClosed, range.upper != nil, high < text.endIndex { high = text.index(after: high) }
    guard text.startIndex <= low, low <= high, high <= text.endIndex else {
      throw fault(.reversedRange, at: location)
    }
    return .substring(text[low..<high])
  }

  private static func stringIndex(_ value: Value) -> String.Index? {
    if case .native(let native) = value { return native.payload as? String.Index }
    return nil
  }
}
