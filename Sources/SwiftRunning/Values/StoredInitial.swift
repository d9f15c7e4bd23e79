/// The key and the initial value of a stored property whose wrapper an initializer creates:
/// `_count = AppStorage(wrappedValue: 0, key)`.
package final class StoredInitial: Hashable {
  /// The key.
  package let key: String
  /// The value where nothing is stored.
  package let value: Value

  init(_ key: String, _ value: Value) {
    self.key = key
    self.value = value
  }

  package static func == (first: StoredInitial, second: StoredInitial) -> Bool {
    first.key == second.key && first.value.hasSameContents(as: second.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Value {
  /// The key and the initial value of a stored property, or nil for other values.
  package var storedInitial: StoredInitial? {
    guard case .native(let native) = self else { return nil }
    return native.exactly(StoredInitial.self)
  }
}

extension Evaluator {
  /// Returns the storage of a property under a key, with an initial value.
  func stored(
    _ key: Expression, _ initial: Expression?, for property: PropertyDeclaration, _ frame: Frame
  ) throws(Fault) -> Value {
    let type = type(of: property)
    let name = try key.evaluate(frame, .string).wholeString.asString ?? ""
    let value = try initial.map { (initial) throws(Fault) in
      try coerce(initial.evaluate(frame, type), to: type, at: initial.location)
    }
    return .native(names.initialState, StoredInitial(name, value ?? .none))
  }

  /// Returns the key under which a property is stored: the text of its wrapper's argument without a label, or nil.
  ///
  /// A key from elsewhere is known by its code.
  package func storageKey(of property: PropertyDeclaration) throws(Fault) -> String? {
    if case .string(let known)? = property.environmentPath { return known }
    guard let argument = property.wrapper?.arguments?.first(where: { $0.label == nil })?.expression else { return nil }
    var key: String?
    do { key = try text(of: argument, in: property) } catch { if !error.isOutside { throw error } }
    let known = key ?? argument.trimmedDescription
    property.environmentPath = .string(known)
    return known
  }

  /// Returns the text that an argument of a property's wrapper is, or nil for another value.
  private func text(of argument: ExprSyntax, in property: PropertyDeclaration) throws(Fault) -> String? {
    let code = Compiler.code(argument, file: property.file, owner: property.owner, type: .string)
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.resultHint = .string
    if code.frameSize > 0, let owner = property.owner { frame.slots[0] = selfType(owner) }
    return try run(code, frame, isViewBuilder: false, at: property.location).wholeString.asString
  }
}
