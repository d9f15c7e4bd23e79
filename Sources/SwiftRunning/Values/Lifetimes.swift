/// The objects of a program without remaining references, and whose deinitializers have not run yet.
package final class Lifetimes {
  /// Whether the end of an object can be observed: the program declares a deinitializer or weak references.
  package var areObserved = false
  /// Whether deinitializers wait to run.
  private(set) var hasEnded = false
  private var ended: [Instance] = []
  private var ending: Set<ObjectIdentifier> = []

  /// Adds the values of an object that is deallocated, unless its deinitializers have run.
  func end(_ object: Instance) {
    guard ending.remove(ObjectIdentifier(object)) == nil else { return }
    let copy = object.copy()
    ending.insert(ObjectIdentifier(copy))
    ended.append(copy)
    hasEnded = true
  }

  /// Removes and returns the objects that have ended, the last first, with the values that they had.
  fileprivate func take() -> [Instance] {
    defer { (ended, hasEnded) = ([], false) }
    return ended.reversed()
  }
}

extension Evaluator {
  /// Runs the deinitializers of the objects without remaining references, except those whose initializer failed before
  /// all stored properties had a value.
  ///
  /// The objects that only an ended object has retained end with it, before the next of several objects.
  func runDeinitializers(at location: SourceLocation) throws(Fault) {
    var objects = program.lifetimes.take()
    while !objects.isEmpty {
      try end(objects.removeLast(), at: location)
      if program.lifetimes.hasEnded { try runDeinitializers(at: location) }
    }
  }

  private func end(_ object: consuming Instance, at location: SourceLocation) throws(Fault) {
    guard isInitialized(object) else { return }
    var current: TypeDeclaration? = object.type
    while let type = current {
      if let body = type.origin.deinitializer { try run(body, of: type.origin, on: .object(object), at: location) }
      current = program.superclass(of: type)
    }
  }

  private func isInitialized(_ object: Instance) -> Bool {
    !zip(program.layout(of: object.type).fields, object.fields).contains { field, value in
      guard case .void = value, !field.isLazy else { return false }
      if case .void = type(of: field) { return false }
      return true
    }
  }

  private func run(
    _ body: CodeBlockItemListSyntax, of type: TypeDeclaration, on object: Value, at location: SourceLocation
  ) throws(Fault) {
    let code = type.deinitializerCode ?? Compiler.deinitializer(of: type, body)
    type.deinitializerCode = code
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[0] = object
    _ = try nested(at: location) { () throws(Fault) in
      try self.run(code, frame, isViewBuilder: false, at: location)
    }
  }

  /// Makes the objects of a class run its deinitializers, and those of its superclasses, when they end.
  func observeLifetimes(of type: TypeDeclaration) {
    guard program.lifetimes.areObserved, type.lifetimes == nil else { return }
    var current: TypeDeclaration? = type
    while let declared = current {
      if declared.origin.deinitializer != nil { type.lifetimes = program.lifetimes }
      current = program.superclass(of: declared)
    }
  }
}

extension Frame {
  /// Releases the values of variables whose scope ends, the last first, unless a closure or one of the local functions
  /// captures them; one that has not been compiled may capture all of them.
  func release(_ range: Range<Int>, except captures: CapturedVariables, _ functions: [FunctionDeclaration]) {
    guard captures.uncompiledCount == 0, functions.allSatisfy({ $0.code != nil }) else { return }
    for index in range.reversed() where index < slots.count && !captures.indices.contains(index) {
      slots[index] = .void
    }
  }

  /// Releases the variables of a body that has run, if the end of objects can be observed.
  @inline(__always) func release(after code: FunctionCode) {
    guard evaluator.program.lifetimes.areObserved, let captures = code.captures else { return }
    release(0..<slots.count, except: captures, captures.functions)
  }
}
