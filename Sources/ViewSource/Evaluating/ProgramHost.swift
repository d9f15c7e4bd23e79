/// The framework that a program's code uses: it gives views, texts, assets and the environment their meaning.
///
/// The evaluator knows Swift and its standard library. What it cannot answer by itself it asks its host, which may answer that
/// there is no such thing: a program that only computes needs nothing of it.
protocol ProgramHost: AnyObject {
  // MARK: Views

  /// Several parts of a view builder as one view.
  func group(_ parts: [Value], in evaluator: Evaluator, at place: Place) throws(Fault) -> Value
  /// The views of a view builder's closure as one view; a value that is no closure is a view itself.
  func content(of value: Value, in evaluator: Evaluator) throws(Fault) -> Value
  /// The value of a statement in a view builder, as a view that knows its place where it stands for one.
  func part(_ value: Value, in evaluator: Evaluator, at place: Place) throws(Fault) -> Value
  /// A view with a modifier whose binding presents something.
  func presenting(_ view: Value, by modifier: String, in evaluator: Evaluator, at place: Place) throws(Fault) -> Value
  /// Whether values of a declared type are called with a view builder's closure, as layouts are.
  func isContainer(_ type: TypeDeclaration, in evaluator: Evaluator) -> Bool
  /// Whether a value of the vocabulary is called with a view builder's closure.
  func isContainer(_ value: NativeValue) -> Bool
  /// A container with views in it.
  func container(
    _ value: Value, holding content: Value, in evaluator: Evaluator, at place: Place
  ) throws(Fault) -> Value
  /// A value of a declared type as the framework knows it under a protocol's name, or nil if it does not conform.
  func adapted(
    _ value: Value, of type: TypeDeclaration, to name: String, in evaluator: Evaluator
  ) throws(Fault) -> Value?

  // MARK: States

  /// Gives a variable of a body the value that an earlier evaluation left in it, or its initial value.
  func keepState(
    _ slot: Int, of frame: Frame, initial: () throws(Fault) -> Value
  ) throws(Fault)

  // MARK: Texts

  /// A literal where the key of a text is expected.
  func textKey(_ text: String) -> Value
  /// A number as it stands in the key of a text, or nil for another value.
  func numberInKey(_ value: Value, in evaluator: Evaluator, at place: Place) throws(Fault) -> String?
  /// Whether an interpolated value is itself a text or an image.
  func isTextPiece(_ value: Value) -> Bool
  /// A text of interpolated values, each with its options, of which some are texts or images themselves.
  func text(
    of pieces: [(Value, [(String?, Value)])], in evaluator: Evaluator, at place: Place
  ) throws(Fault) -> Value

  // MARK: Environment

  /// The identifier of the locale in which values are formatted.
  var locale: String { get }
  /// The value in which the key paths of the environment begin.
  var environmentValue: Value { get }
  /// The object of a type that a view around hands down, or nil.
  func environmentObject(of type: TypeDeclaration) -> Value?

  /// Whether a value holds others under the numbers of declarations, as the environment does.
  func isKeyed(_ value: NativeValue) -> Bool
  /// The value under a number, or nil where none is set.
  func element(_ key: Int, of value: NativeValue) -> Value?
  /// A copy with another value under a number.
  func setting(_ key: Int, of value: NativeValue, to element: Value) -> NativeValue

  // MARK: Assets

  /// The asset that a member of a type of resources stands for, or nil for another type.
  func resource(_ member: String, of type: SwiftType, in evaluator: Evaluator, at place: Place) -> Value?
  /// Whether a member that a type does not declare may be an asset.
  func mayBeAsset(_ member: String, of type: SwiftType, in evaluator: Evaluator) -> Bool
  /// The asset that a member stands for, where it may be one.
  func asset(_ member: String, of type: SwiftType, in evaluator: Evaluator, at place: Place) -> Value
}
