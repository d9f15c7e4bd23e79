extension Value {
  /// Returns whether the value certainly differs from another: a part differs that is neither an object, a function nor
  /// a value of the vocabulary, whose changes are not changes of the variable that holds them.
  ///
  /// Structures with property wrappers, whose storage changes with the wrapped values, count as unchanged.
  func isChanged(from old: Value) -> Bool {
    func differ(_ new: [Value], _ old: [Value]) -> Bool {
      new.count != old.count || zip(new, old).contains { $0.isChanged(from: $1) }
    }
    switch (self, old) {
    case (.instance(let new), .instance(let old)):
      if new === old || new.type.origin !== old.type.origin
        || new.type.origin.fields.contains(where: { $0.wrapper != nil })
      {
        return false
      }
      return zip(zip(new.fields, old.fields), new.type.origin.fields).contains { values, field in
        !field.isLazy && values.0.isChanged(from: values.1)
      }
    case (.array(let new), .array(let old)): return differ(new, old)
    case (.tuple(let new), .tuple(let old)): return differ(new.elements, old.elements)
    case (.enumCase(let new), .enumCase(let old)):
      return new.enumCase !== old.enumCase || differ(new.payload, old.payload)
    case (.dictionary(let new), .dictionary(let old)):
      return new.entries.count != old.entries.count
        || new.entries.contains { entry in old[entry.key].map { entry.value.isChanged(from: $0) } ?? true }
    case (.set(let new), .set(let old)): return new.elements.count != old.elements.count
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string), (.character, .character):
      if case .double(let number) = self, number.isNaN { return false }
      return !isEqual(to: old)
    default: return false
    }
  }
}
