/// A link of a chain of members: an access to a member of a base, or a call of the member.
class MemberLink: AccessedExpression {
  /// The expression whose member it is.
  final let base: Expression
  /// The member's name.
  final let name: String
  private let chained: Bool

  /// Creates a link for a member of a base.
  init(_ location: SourceLocation, base: Expression, name: String) {
    self.base = base
    self.name = name
    chained = base.isChained
    super.init(location)
  }

  override final var isChained: Bool { chained }
  override final var isImplicitChain: Bool { base.isImplicitChain }
  override final var implicitRoot: String? { base.implicitRoot }
  override final var viewName: String? { base.viewName ?? name }
  override final var isContextual: Bool { base.isImplicitChain }
  override final func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    try isImplicitChain ? fitChain(type, frame) : super.fit(type, frame, &value)
  }
  override final func knownType(_ evaluator: Evaluator) -> SwiftType {
    let type = linkType(evaluator)
    return chained ? type.asOptional : type
  }
}
