/// The names that are visible in a body, and the places of its variables in the frame.
final class FunctionScope {
  /// What a name in a body stands for.
  enum Symbol {
    /// A variable, by its place in the frame.
    case variable(Int)
    /// The value behind a binding that a closure takes as `$name`, by the binding's place in the frame.
    case bound(Int)
    /// Functions declared in the body.
    case functions([FunctionDeclaration])
    /// A type declared in the body.
    case type(TypeDeclaration)
  }

  /// The scope around this one, whose frame is the parent of this one's.
  let parent: FunctionScope?
  /// The file.
  unowned(unsafe) let file: FileScope
  /// The type whose member the body is, or nil.
  let owner: TypeDeclaration?
  /// The nearest type around the body, looking through closures.
  let nearestOwner: TypeDeclaration?
  /// Names that stand for types which are not known.
  let typeParameters: TypeParameters
  /// The number of variables.
  @exclusivity(unchecked) private(set) var count = 0
  /// What is known of the variables' types, by place.
  @exclusivity(unchecked) private var types: [VariableType?] = []
  /// Whether the body is a closure without named parameters, so that `$0` is its own.
  @exclusivity(unchecked) var takesShorthand = false
  /// The number of `$` parameters that are used.
  @exclusivity(unchecked) private(set) var shorthandCount = 0
  /// Places for the `$` parameters.
  @exclusivity(unchecked) private var shorthandSlots: [Int] = []
  @exclusivity(unchecked) private var names = VisibleNames()
  @exclusivity(unchecked) private var isSnapshot = false

  /// A scope within another, or at the top of a declaration.
  init(parent: FunctionScope?, file: FileScope, owner: TypeDeclaration?, typeParameters: TypeParameters = .none) {
    self.parent = parent
    self.file = file
    self.owner = owner
    self.typeParameters = typeParameters.union(parent?.typeParameters ?? .none)
    nearestOwner = owner ?? parent?.nearestOwner
  }

  /// The names that are visible now, for code that is compiled later.
  func snapshot() -> FunctionScope {
    if isSnapshot { return self }
    let copy = FunctionScope(parent: parent?.snapshot(), file: file, owner: owner, typeParameters: typeParameters)
    copy.count = count
    copy.types = types
    copy.takesShorthand = takesShorthand
    copy.shorthandSlots = shorthandSlots
    copy.names = names
    copy.isSnapshot = true
    return copy
  }

  /// Adds a variable and answers its place.
  func declare(_ name: String, _ type: VariableType? = nil) -> Int {
    defer { count += 1 }
    note(type, ofVariable: count)
    declare(name, .variable(count))
    return count
  }

  /// Adds a name for something other than a variable.
  func declare(_ name: String, _ symbol: Symbol) { names.append(name, symbol) }

  /// Begins a block, whose names end with it.
  func push() { names.push() }
  /// Ends a block.
  func pop() { names.pop() }

  /// What a name stands for, and how many frames out.
  func find(_ name: String) -> (symbol: Symbol, depth: Int)? { find(name, depth: 0) }

  private func find(_ name: String, depth: Int) -> (symbol: Symbol, depth: Int)? {
    if !names.isEmpty, let symbol = names.find(name) { return (symbol, depth) }
    return parent?.find(name, depth: depth + 1)
  }

  /// What is known of the type of a variable a number of frames out, or nil.
  func type(ofVariable index: Int, depth: Int) -> VariableType? {
    var scope = self
    for _ in 0..<depth {
      guard let parent = scope.parent else { return nil }
      scope = parent
    }
    return index < scope.types.count ? scope.types[index] : nil
  }

  private func note(_ type: VariableType?, ofVariable index: Int) {
    guard let type else { return }
    while types.count <= index { types.append(nil) }
    types[index] = type
  }

  /// Reserves the first places for the `$` parameters of a closure.
  func reserveShorthand(_ number: Int, _ inputs: ClosureInputs) {
    shorthandSlots += count..<count + number
    for index in 0..<number { note(.input(index, of: inputs), ofVariable: count + index) }
    count += number
  }

  /// The place of a `$` parameter, and how many frames out.
  func shorthand(_ index: Int) -> (slot: Int, depth: Int)? {
    var scope = self
    var depth = 0
    while !scope.takesShorthand {
      guard let parent = scope.parent else { return nil }
      scope = parent
      depth += 1
    }
    guard scope.shorthandSlots.indices.contains(index) else { return nil }
    scope.shorthandCount = max(scope.shorthandCount, index + 1)
    return (scope.shorthandSlots[index], depth)
  }

}
