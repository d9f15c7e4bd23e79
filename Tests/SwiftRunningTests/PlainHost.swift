@testable import PlumblineSwiftRunning

/// A host for programs that only compute: it has no views, texts or assets, and an environment of one value.
final class PlainHost: ProgramHost {
  let locale = "en_US"
  let environmentValue = Value.string("the environment")
  func within<Result>(_ surroundings: Value, _ body: () throws(Fault) -> Result) throws(Fault) -> Result { try body() }

  func restart(like new: any ProgramHost) {}
  func group(_ parts: [Value], in evaluator: Evaluator, at location: SourceLocation) -> Value { .array(parts) }
  func content(of value: Value, in evaluator: Evaluator) -> Value { value }
  func part(_ value: Value, in evaluator: Evaluator, at location: SourceLocation) -> Value { value }
  func presenting(_ view: Value, by modifier: String, in evaluator: Evaluator, at location: SourceLocation) -> Value {
    view
  }
  func isContainer(_ type: TypeDeclaration, in evaluator: Evaluator) -> Bool { false }
  func isContainer(_ value: NativeValue) -> Bool { false }
  func container(_ value: Value, holding content: Value, in evaluator: Evaluator, at location: SourceLocation) -> Value
  { value }
  func adapted(_ value: Value, of type: TypeDeclaration, to name: String, in evaluator: Evaluator) -> Value? { nil }
  func substitute(for value: OutsideValue, as type: String, in evaluator: Evaluator) -> Value? { nil }
  func missingAsset(at location: SourceLocation, in evaluator: Evaluator) -> Value? { nil }
  func otherSubstitute(for value: OutsideValue, as type: String, in evaluator: Evaluator) -> Value? { nil }
  func preserveState(_ slot: Int, of frame: Frame, initial: () throws(Fault) -> Value) throws(Fault) {
    frame.slots[slot] = try initial()
  }
  func build(
    branch: Int?, of statement: SourceLocation, in evaluator: Evaluator, into parts: inout [Value],
    _ body: (inout [Value]) throws(Fault) -> Completion
  ) throws(Fault) -> Completion { try body(&parts) }
  func captured(_ function: FunctionValue, in evaluator: Evaluator) -> FunctionValue { function }
  func publisher(of property: BindingValue, named name: String, _ object: Instance) -> Value { .none }
  func changes(of object: Instance) -> Value { .none }
  func textKey(
    _ parts: [KeyPart], from source: TextSource, in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value {
    let key = try LocalizedKey(parts, from: source) { (value, options) throws(Fault) in
      try evaluator.text(of: value, options: options, at: location)
    }
    return .string(key.format)
  }
  func textInKey(_ value: Value, in evaluator: Evaluator, at location: SourceLocation) -> String? { nil }
  func isTextPiece(_ value: Value) -> Bool { false }
  func text(of pieces: [(Value, [(String?, Value)])], in evaluator: Evaluator, at location: SourceLocation) -> Value {
    .none
  }
  func environmentObject(of type: TypeDeclaration) -> Value? { nil }
  func isKeyed(_ value: NativeValue) -> Bool { false }
  func element(_ key: Int, of value: NativeValue) -> Value? { nil }
  func setting(_ key: Int, of value: NativeValue, to element: Value) -> NativeValue { value }
  func resource(_ member: String, of type: SwiftType, in evaluator: Evaluator, at location: SourceLocation) -> Value? {
    nil
  }
  func mayBeAsset(_ member: String, of type: SwiftType, in evaluator: Evaluator) -> Bool { false }
  func asset(_ member: String, of type: SwiftType, in evaluator: Evaluator, at location: SourceLocation) -> Value {
    .none
  }
}
