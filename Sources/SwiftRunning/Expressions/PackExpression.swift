/// An expression for each element of parameter packs, `repeat f(each a)`.
///
/// A pack is a tuple, whatever its number of elements.
final class PackExpansion: Expression {
  private let pattern: Expression
  private let packs: [Expression]

  /// Creates an expansion of a pattern over the packs whose elements it uses.
  init(_ location: SourceLocation, _ pattern: Expression, packs: [Expression]) {
    self.pattern = pattern
    self.packs = packs
    super.init(location)
  }

  /// Returns the values of the pattern, one for each element of the packs.
  func elements(_ frame: Frame) throws(Fault) -> [Value] {
    let evaluator = frame.evaluator
    var count = Int.max
    for pack in packs { count = min(count, try pack.evaluate(frame, .any).packElements.count) }
    let outer = evaluator.packIndex
    defer { evaluator.packIndex = outer }
    var values: [Value] = []
    for index in 0..<(packs.isEmpty ? 0 : count) {
      evaluator.packIndex = index
      values.append(try pattern.evaluate(frame, .any).settled)
    }
    return values
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value { .array(try elements(frame)) }
}

/// An element of a parameter pack, `each a`, within an expansion.
final class PackElement: Expression {
  private let pack: Expression

  /// Creates a reference to the element of a pack that the expansion around it has reached.
  init(_ location: SourceLocation, _ pack: Expression) {
    self.pack = pack
    super.init(location)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let elements = try pack.evaluate(frame, .any).packElements
    guard elements.indices.contains(frame.evaluator.packIndex) else { return .void }
    return elements[frame.evaluator.packIndex]
  }
}

extension Value {
  /// The elements of a parameter pack, or of a tuple that was made from one: a tuple of one element is that element.
  fileprivate var packElements: [Value] {
    switch self {
    case .tuple(let tuple): tuple.elements
    case .void: []
    default: [self]
    }
  }
}

extension [ArgumentExpression] {
  /// Whether an argument stands for the elements of a parameter pack.
  var holdsPack: Bool { contains { $0.value is PackExpansion } }

  /// Returns the arguments with those of parameter packs written out.
  func expanded(_ frame: Frame) throws(Fault) -> [ArgumentExpression] {
    guard holdsPack else { return self }
    var result: [ArgumentExpression] = []
    for argument in self {
      guard let expansion = argument.value as? PackExpansion else {
        result.append(argument)
        continue
      }
      for (index, value) in try expansion.elements(frame).enumerated() {
        result.append(
          ArgumentExpression(
            label: index == 0 ? argument.label : nil, value: ConstantExpression(argument.value.location, value)))
      }
    }
    return result
  }
}

extension Compiler {
  /// Compiles an expression for each element of the packs that it uses.
  func expansion(_ syntax: PackExpansionExprSyntax) -> Expression {
    var packs: [Expression] = []
    collect(syntax.repetitionPattern.node, into: &packs)
    return PackExpansion(location(of: syntax), expression(syntax.repetitionPattern), packs: packs)
  }

  /// Collects the packs whose elements a node uses, without those of an expansion within it.
  private func collect(_ node: SyntaxNode, into packs: inout [Expression]) {
    switch node.kind {
    case .packExpansionExpr: return
    case .packElementExpr: packs.append(expression(PackElementExprSyntax(node).pack))
    default: for index in 0..<node.count { if let child = node.child(index) { collect(child, into: &packs) } }
    }
  }
}
