/// The name of a function or variable that no part of the program declares.
final class OutsideName: Expression {
  private let name: String

  /// Creates a reference to a function or variable from elsewhere.
  init(_ location: SourceLocation, _ name: String) {
    self.name = name
    super.init(location)
  }

  override var viewName: String? { name }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    frame.evaluator.program.isSpent = true
    return frame.evaluator.outsideValue(name, at: location)
  }
}
