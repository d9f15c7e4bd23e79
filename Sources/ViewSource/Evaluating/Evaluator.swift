import LayoutCore

/// Runs a program's code.
final class Evaluator {
  /// The vocabulary.
  let vocabulary = Vocabulary.standard
  func converted(_ value: Value, to name: String) throws(Fault) -> Value? { nil }
  func elements(of value: Value) throws(Fault) -> [Value]? { nil }
  func node(of value: Value) throws(Fault) -> LayoutNode? { nil }
  func content(of value: Value, arguments: [Value]) throws(Fault) -> [LayoutNode] { [] }
  func call(_ function: FunctionValue, _ arguments: [Value], expecting: SwiftType) throws(Fault) -> Value { .void }
  func unbound(_ value: Value) throws(Fault) -> Value { value }
  func guarded<T>(neutral: T, _ body: () throws(Fault) -> T?) -> T { neutral }
  func fault(_ message: Diagnostic.Message, at place: Place) -> Fault { .reported }
}
class Expression {}
final class FunctionCode {}
final class ClosureCode {}
final class FunctionScope {}
