/// Marks that Swift demands at uses of declarations, and the access that declarations allow.
extension Evaluator {
  /// Checks that a place may call a function, and marks the call with `try` and `await` as the function demands.
  func checkUse(
    of function: FunctionDeclaration, on base: Expression? = nil, at location: SourceLocation
  ) throws(Fault) {
    guard let file = writtenFile(of: location) else { return }
    if function.isStrict, let owner = function.owner, !owner.origin.opens(to: location), !owner.bodies.isEmpty {
      throw fault(.privateMember(function.name, of: owner.name), at: location)
    }
    if function.isThrowing, !file.effects.covers(location.offset, .attempt) {
      throw fault(.missingTry(function.name), at: location)
    }
    let waits = function.isAsync || isIsolated(function, from: base, at: location)
    if waits, !file.effects.covers(location.offset, .wait) { throw fault(.missingAwait(function.name), at: location) }
  }

  /// Returns the file of a place that the program's author wrote, or nil for a place in a stand-in.
  private func writtenFile(of location: SourceLocation) -> FileScope? {
    guard location != .start, location.length > 0, location.file != program.outside.platformFile else { return nil }
    let file = program.files[Int(location.file)]
    return file.text.file.isIncluded || program.outside.stubFiles.contains(file.index) ? nil : file
  }

  /// Returns whether a function belongs to an actor that the code of a call is not part of.
  private func isIsolated(
    _ function: FunctionDeclaration, from base: Expression?, at location: SourceLocation
  ) -> Bool {
    guard let base, let owner = function.owner, owner.isActor, !function.isStatic, !function.isNonisolated,
      function.name != "init"
    else { return false }
    return !isOwn(base, at: location)
  }

  /// Returns whether an expression is the code's own actor: `self`, implied or written, or a parameter that may be
  /// isolated.
  private func isOwn(_ base: Expression, at location: SourceLocation) -> Bool {
    base.location == location || base.isOwnActor
  }

  /// Checks that a place may read a property, or set it, and that it waits for an actor's.
  func checkUse(
    ofMember name: String, of value: Value, on base: Expression, isSetter: Bool = false, at location: SourceLocation
  ) throws(Fault) {
    guard let property = member(name, of: value), let owner = property.owner, !owner.bodies.isEmpty,
      let file = writtenFile(of: location)
    else { return }
    let isClosed = property.isStrict || isSetter && property.isSetterStrict
    let isHidden = isSetter && property.isSetterPrivate && location.file != property.file.index
    if isHidden || isClosed && !owner.origin.opens(to: location) {
      throw fault(.privateMember(name, of: owner.name, isSetter: !property.isStrict), at: location)
    }
    guard owner.isActor, !property.isStatic, !property.isNonisolated, !isOwn(base, at: location) else { return }
    if isSetter { throw fault(.isolatedChange(name), at: location) }
    if !property.isConstant, !file.effects.covers(location.offset, .wait) {
      throw fault(.missingAwait(name), at: location)
    }
  }

  /// Checks that a place may use the memberwise initializer of a type: not if one of its parameters is private.
  ///
  /// Without arguments, a structure whose properties have default values has another initializer.
  func checkMemberwise(
    _ fields: [PropertyDeclaration], _ arguments: [ArgumentExpression], of type: TypeDeclaration,
    at location: SourceLocation
  ) throws(Fault) {
    guard !arguments.isEmpty, let hidden = fields.first(where: { $0.isStrict && $0.wrapper == nil }),
      !type.origin.opens(to: location),
      !type.origin.bodies.isEmpty, writtenFile(of: location) != nil
    else { return }
    throw fault(.privateMemberwise(type.name, property: hidden.name), at: location)
  }

  /// Returns the declared property that a name means, or nil for another member.
  private func member(_ name: String, of value: Value) -> PropertyDeclaration? {
    let members: [TypeDeclaration.Member]
    switch value {
    case .type(.declared(let type)): members = program.statics(named: name, of: type)
    case .instance, .object, .enumCase:
      guard let type = declaration(of: value) else { return nil }
      members = program.members(named: name, of: type)
    default: return nil
    }
    guard members.count == 1, case .property(let property)? = members.first else { return nil }
    return property
  }
}
