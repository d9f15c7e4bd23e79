/// The variables of a scope that functions and closures within it use.
package final class CapturedVariables {
  /// The indices of the variables.
  fileprivate(set) var indices: Set<Int> = []
  /// The local functions, whose variables are known when they are compiled.
  fileprivate(set) var functions: [FunctionDeclaration] = []
  /// The number of closures that have not been compiled, and may use any of the variables.
  fileprivate(set) var uncompiledCount = 0
}

/// A scope of a function or closure: its visible names, and the indices of its variables in the frame.
package final class FunctionScope {
  /// The declaration that a name refers to.
  package enum Symbol {
    /// A variable, by its index in the frame.
    case variable(Int)
    /// A variable with observers, by its index in the frame.
    case observed(Int, LocalObservers)
    /// A computed variable.
    case computed(LocalAccessors)
    /// A lazy variable, by its index in the frame.
    case lazy(Int, LazyInitial)
    /// A constant of `async let`, by its index in the frame.
    case awaited(Int)
    /// The value of a binding that a closure takes as `$name`, by the binding's index in the frame.
    case bound(Int)
    /// A variable or parameter with a property wrapper of the program, by the wrapper's index in the frame, and the
    /// variable's observers.
    case wrapped(Int, LocalObservers?)
    /// A weak or unowned variable, by its index in the frame.
    case weak(Int, isUnowned: Bool)
    /// Functions declared in the body.
    case functions([FunctionDeclaration])
    /// A type declared in the body.
    case type(TypeDeclaration)

    /// The index of the variable in the frame, or nil for another declaration.
    var index: Int? {
      switch self {
      case .variable(let index), .observed(let index, _), .lazy(let index, _), .awaited(let index), .bound(let index),
        .wrapped(let index, _), .weak(let index, _):
        index
      case .computed, .functions, .type: nil
      }
    }
  }

  /// The enclosing scope, whose frame is the parent of this scope's frame.
  package let parent: FunctionScope?
  /// The file.
  package unowned(unsafe) let file: FileScope
  /// The type that declares the body's function or property, or nil.
  package let owner: TypeDeclaration?
  /// The innermost type around the body, including enclosing scopes.
  let nearestOwner: TypeDeclaration?
  /// The type parameters that are visible.
  let typeParameters: TypeParameters
  /// The number of variables.
  @exclusivity(unchecked) package private(set) var count = 0
  /// The known types of the variables, by index.
  @exclusivity(unchecked) private var types: [VariableType?] = []
  /// Whether the body is a closure without named parameters, so that `$0` refers to its own.
  @exclusivity(unchecked) var takesShorthand = false
  /// The number of `$` parameters that are used.
  @exclusivity(unchecked) private(set) var shorthandCount = 0
  /// The indices of the `$` parameters.
  @exclusivity(unchecked) private var shorthandSlots: [Int] = []
  @exclusivity(unchecked) private var names = VisibleNames()
  /// The indices of the constants that have a value where they are declared.
  @exclusivity(unchecked) private var constants: Set<Int> = []
  @exclusivity(unchecked) private var isSnapshot = false
  /// The variables that functions and closures within the scope use.
  @exclusivity(unchecked) package private(set) var captures = CapturedVariables()
  /// The type in the function's `throws(Type)`, or nil.
  @exclusivity(unchecked) private var declaredThrownType: SwiftType?
  /// The number of `do` statements around the code whose clauses catch every error.
  @exclusivity(unchecked) var catchDepth = 0
  /// Whether the function of the body may throw errors and may wait, or nil if that is not known, as for a closure.
  @exclusivity(unchecked) var allowed: (errors: Bool, waits: Bool)?
  /// Whether errors in the code may be handled or thrown on.
  var handlesErrors: Bool {
    if catchDepth > 0 { return true }
    return isLoop ? parent?.handlesErrors ?? true : allowed?.errors ?? true
  }
  /// Whether the code may wait.
  var mayWait: Bool { isLoop ? parent?.mayWait ?? true : allowed?.waits ?? true }
  /// Whether the scope is that of a loop, whose frame does not outlive the enclosing one.
  private let isLoop: Bool

  /// Creates a scope within another, or at the top of a declaration.
  package init(
    parent: FunctionScope?, file: FileScope, owner: TypeDeclaration?, typeParameters: TypeParameters = .none,
    isLoop: Bool = false
  ) {
    self.isLoop = isLoop
    self.parent = parent
    self.file = file
    self.owner = owner
    self.typeParameters = typeParameters.union(parent?.typeParameters ?? .none)
    nearestOwner = owner ?? parent?.nearestOwner
  }

  /// The written type of the results, if it holds values of `Any`, or nil.
  var erasedResult: TypeSyntax? {
    get { declaredErasedResult ?? (isLoop ? parent?.erasedResult : nil) }
    set { declaredErasedResult = newValue }
  }
  private var declaredErasedResult: TypeSyntax?

  /// The type of the errors that the function's body throws: `Error` where the function names no other.
  var thrownType: SwiftType {
    get { declaredThrownType ?? (isLoop ? parent?.thrownType : nil) ?? .native("Error") }
    set { declaredThrownType = newValue }
  }

  /// Returns a copy with the names that are visible now, for code that is compiled later.
  func snapshot() -> FunctionScope {
    if isSnapshot { return self }
    let copy = FunctionScope(
      parent: parent?.snapshot(), file: file, owner: owner, typeParameters: typeParameters, isLoop: isLoop)
    copy.captures = captures
    copy.count = count
    copy.types = types
    copy.takesShorthand = takesShorthand
    copy.shorthandSlots = shorthandSlots
    copy.names = names
    copy.constants = constants
    copy.declaredThrownType = declaredThrownType
    (copy.catchDepth, copy.allowed) = (catchDepth, allowed)
    copy.isSnapshot = true
    return copy
  }

  /// Declares a variable and returns its index.
  package func declare(_ name: String, _ type: VariableType? = nil) -> Int {
    defer { count += 1 }
    note(type, ofVariable: count)
    declare(name, .variable(count))
    return count
  }

  /// Declares a name for something other than a variable.
  package func declare(_ name: String, _ symbol: Symbol) { names.append(name, symbol) }

  /// Begins a block.
  func push() { names.push() }
  /// Ends a block and the visibility of its names.
  func pop() { names.pop() }

  /// Returns the declaration that a name refers to, and the number of frames outwards, or nil.
  func find(_ name: String) -> (symbol: Symbol, depth: Int)? { find(name, depth: 0, isCaptured: false) }

  private func find(_ name: String, depth: Int, isCaptured: Bool) -> (symbol: Symbol, depth: Int)? {
    if !names.isEmpty, let symbol = names.find(name) {
      if isCaptured, let index = symbol.index { captures.indices.insert(index) }
      return (symbol, depth)
    }
    return parent?.find(name, depth: depth + 1, isCaptured: isCaptured || !isLoop)
  }

  /// Records a closure that has not been compiled, or that it has been.
  func noteClosure(isCompiled: Bool) {
    captures.uncompiledCount += isCompiled ? -1 : 1
    parent?.noteClosure(isCompiled: isCompiled)
  }

  /// Records a local function, which may capture variables.
  func noteCaptures(by function: FunctionDeclaration) { captures.functions.append(function) }

  /// Returns the type of a variable a number of frames outwards, or nil if it is not known.
  package func type(ofVariable index: Int, depth: Int) -> VariableType? {
    var scope = self
    for _ in 0..<depth {
      guard let parent = scope.parent else { return nil }
      scope = parent
    }
    return index < scope.types.count ? scope.types[index] : nil
  }

  /// Records that a variable is a constant, which has a value where it is declared.
  func noteConstant(_ index: Int) { constants.insert(index) }

  /// Returns whether a variable a number of frames outwards is such a constant.
  func isConstant(_ index: Int, depth: Int) -> Bool {
    var scope = self
    for _ in 0..<depth {
      guard let parent = scope.parent else { return false }
      scope = parent
    }
    return scope.constants.contains(index)
  }

  private func note(_ type: VariableType?, ofVariable index: Int) {
    guard let type else { return }
    while types.count <= index { types.append(nil) }
    types[index] = type
  }

  /// Reserves indices for the `$` parameters of a closure.
  func reserveShorthand(_ number: Int, _ inputs: ClosureInputs) {
    shorthandSlots += count..<count + number
    for index in 0..<number { note(.input(index, of: inputs), ofVariable: count + index) }
    count += number
  }

  /// Returns the index of a `$` parameter and the number of frames outwards, or nil.
  func shorthand(_ index: Int) -> (slot: Int, depth: Int)? {
    var scope = self
    var depth = 0
    while !scope.takesShorthand {
      guard let parent = scope.parent else { return nil }
      scope = parent
      depth += 1
    }
    guard scope.shorthandSlots.indices.contains(index) else { return nil }
    if depth > 0 { scope.captures.indices.insert(scope.shorthandSlots[index]) }
    scope.shorthandCount = max(scope.shorthandCount, index + 1)
    return (scope.shorthandSlots[index], depth)
  }

}
