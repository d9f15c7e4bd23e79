extension Prelude {
  /// The predicates of Foundation that are written as text, in plain Swift.
  ///
  /// Rule: "Predicate Format String Syntax" of Apple's Predicate Programming Guide. Subqueries, functions and
  /// aggregates of key paths are not read; such a format stops the preview.
  static let predicates: [String: String] = [
    "NSPredicate": #"""
    class NSPredicate: Equatable, Hashable, CustomStringConvertible {
      let _test: (Any?) -> Bool
      let predicateFormat: String
      init(format: String, _ arguments: Any?...) {
        var reader = _PredicateReader(format, arguments)
        predicateFormat = format
        _test = reader.whole()
      }
      init(format: String, argumentArray: [Any]?) {
        var reader = _PredicateReader(format, argumentArray ?? [])
        predicateFormat = format
        _test = reader.whole()
      }
      init(value: Bool) {
        predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        _test = { _ in value }
      }
      init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        predicateFormat = "BLOCKPREDICATE"
        _test = { block($0, nil) }
      }
      func evaluate(with object: Any?) -> Bool { _test(object) }
      func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool { _test(object) }
      var description: String { predicateFormat }
      static func == (a: NSPredicate, b: NSPredicate) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    """#,
    "NSCompoundPredicate": #"""
    class NSCompoundPredicate: NSPredicate {
      enum LogicalType { case not, and, or }
      let compoundPredicateType: LogicalType
      let subpredicates: [NSPredicate]
      init(type: LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        self.subpredicates = subpredicates
        super.init(block: { object, _ in
          switch type {
          case .not: !subpredicates[0].evaluate(with: object)
          case .and: subpredicates.allSatisfy { $0.evaluate(with: object) }
          case .or: subpredicates.contains { $0.evaluate(with: object) }
          }
        })
      }
      convenience init(andPredicateWithSubpredicates parts: [NSPredicate]) {
        self.init(type: .and, subpredicates: parts)
      }
      convenience init(orPredicateWithSubpredicates parts: [NSPredicate]) { self.init(type: .or, subpredicates: parts) }
      convenience init(notPredicateWithSubpredicate part: NSPredicate) { self.init(type: .not, subpredicates: [part]) }
    }
    """#,
    "_PredicateValues": #"""
    enum _PredicateValues {
      static func elements(_ value: Any?) -> [Any?] {
        if let dictionary = value as? [AnyHashable: Any] { return Array(dictionary.values) }
        if let array = value as? [Any?] { return array }
        if let set = value as? Set<AnyHashable> { return Array(set) }
        return []
      }
      static func equal(_ a: Any?, _ b: Any?) -> Bool {
        if a == nil || b == nil { return a == nil && b == nil }
        if let found = order(a, b) { return found == 0 }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return false
      }
      static func number(_ value: Any?) -> Double? {
        if let value = value as? Date { return value.timeIntervalSinceReferenceDate }
        if let value = value as? Bool { return value ? 1 : 0 }
        if let value = value as? any BinaryInteger { return Double(value) }
        if let value = value as? any BinaryFloatingPoint { return Double(value) }
        if let value = value as? NSNumber { return value.doubleValue }
        return nil
      }
      static func order(_ a: Any?, _ b: Any?) -> Int? {
        if let a = a as? String, let b = b as? String { return a < b ? -1 : a == b ? 0 : 1 }
        guard let a = number(a), let b = number(b) else { return nil }
        return a < b ? -1 : a == b ? 0 : 1
      }
      static func matches(_ text: String, _ pattern: String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: "^(?:" + pattern + ")$") else {
          fatalError("Can't do regex matching on \"\(pattern)\"")
        }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
      }
      static func member(_ name: String, _ value: Any?) -> Any? {
        guard let value else { return nil }
        if let dictionary = value as? [String: Any] { return dictionary[name] }
        if name == "@count" { return elements(value).count }
        if let array = value as? [Any?] { return array.map { member(name, $0) } }
        if let text = value as? String, name == "length" { return text.utf16.count }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
          if let child = current.children.first(where: { $0.label == name }) { return child.value }
          mirror = current.superclassMirror
        }
        fatalError("the object has no stored value for the key \"\(name)\" of a predicate")
      }
    }
    """#,
  ]
}
