/// The framework that a program's code uses, which defines views, localized texts, assets and the environment.
///
/// The evaluator implements Swift and its standard library; everything else is the host's. A host may have none of
/// these: a program that only computes needs nothing from it.
package protocol ProgramHost: AnyObject {
  /// Takes the state of a new host, for another run of the program.
  func restart(like new: any ProgramHost)

  // MARK: Views

  /// Returns the components of a view builder as one view.
  func group(_ parts: [Value], in evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> Value
  /// Returns the views of a view builder closure as one view; a value that is not a closure is converted to a view.
  func content(of value: Value, in evaluator: Evaluator) throws(Fault) -> Value
  /// Returns the value of a statement in a view builder, as a view with its source location if it converts to one.
  func part(_ value: Value, in evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> Value
  /// Returns a view with the presentation of a modifier whose binding is set.
  func presenting(_ view: Value, by modifier: String, in evaluator: Evaluator, at location: SourceLocation)
    throws(Fault) -> Value
  /// Returns whether values of a declared type are called with a view builder closure, as layouts are.
  func isContainer(_ type: TypeDeclaration, in evaluator: Evaluator) -> Bool
  /// Returns whether a value of the vocabulary is called with a view builder closure.
  func isContainer(_ value: NativeValue) -> Bool
  /// Returns a container with its views.
  func container(
    _ value: Value, holding content: Value, in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value
  /// Returns a value of a declared type converted to a framework type, or nil if it does not conform to that protocol.
  func adapted(
    _ value: Value, of type: TypeDeclaration, to name: String, in evaluator: Evaluator
  ) throws(Fault) -> Value?

  /// Returns the value of a vocabulary type that a value from elsewhere is read as, or nil if there is none.
  func substitute(for value: OutsideValue, as type: String, in evaluator: Evaluator) -> Value?

  /// Returns the placeholder for an asset that a call at a location did not find, or nil if it was no such call.
  func missingAsset(at location: SourceLocation, in evaluator: Evaluator) -> Value?

  /// Returns a different value of a type of the vocabulary, for a run that decides otherwise, or nil if there is none.
  func otherSubstitute(for value: OutsideValue, as type: String, in evaluator: Evaluator) -> Value?

  // MARK: State

  /// Sets a variable of a body to the value that it had after an earlier evaluation, or to its initial value.
  func preserveState(
    _ slot: Int, of frame: Frame, initial: () throws(Fault) -> Value
  ) throws(Fault)

  /// Returns the value that user defaults have for a key, or nil if none was stored.
  func storedDefault(_ key: String) -> Value?
  /// Stores a value in user defaults; none removes it.
  func storeDefault(_ value: Value, _ key: String, in evaluator: Evaluator)
  /// Returns the view that a function creates under an identity, whose states end with it.
  func identified(
    by identity: Value, in evaluator: Evaluator, at location: SourceLocation, _ create: () throws(Fault) -> Value
  ) throws(Fault) -> Value
  /// Returns the observable object that an expression of a view's body creates, or the one that it has created before
  /// while the view has not changed.
  func keeping(
    at location: SourceLocation, in evaluator: Evaluator, _ create: () throws(Fault) -> Value
  ) throws(Fault) -> Value
  /// Builds the views of one branch of a statement, whose states are their own, or of none if `branch` is nil.
  func build(
    branch: Int?, of statement: SourceLocation, in evaluator: Evaluator, into parts: inout [Value],
    _ body: (inout [Value]) throws(Fault) -> Completion
  ) throws(Fault) -> Completion

  /// Returns a function that runs later with the present surroundings of the running code.
  func captured(_ function: FunctionValue, in evaluator: Evaluator) -> FunctionValue
  /// Returns the publisher of a published property of an object, by its name.
  func publisher(of property: BindingValue, named name: String, _ object: Instance) -> Value
  /// Returns the publisher that sends before a published property of an object changes.
  func changes(of object: Instance) -> Value

  /// Lets the running task wait for a value that never arrives; without a task, returns.
  func waitForOutside() throws(Fault)
  /// Starts a task within the running one, and returns it as a value; nil if tasks do not run.
  func startChild(in evaluator: Evaluator, _ body: @escaping () throws(Fault) -> Value) -> Value?
  /// Returns the value of a task within the running one, for which that one waits.
  func childValue(_ child: Value, in evaluator: Evaluator) throws(Fault) -> Value

  // MARK: Localized text

  /// Whether keys are looked up; otherwise their literals are shown.
  var localizesKeys: Bool { get }
  /// Returns the text of a key in the language of the run, with its values; nil if there is none, which is reported.
  func localizedText(for key: LocalizedKey, in evaluator: Evaluator, at location: SourceLocation) -> String?
  /// Returns the localized text for which a generator of code declares a constant, such as `L10n.Settings.title` for
  /// the key "settings.title"; nil if there is no such key.
  func generatedText(for path: String, in evaluator: Evaluator, at location: SourceLocation) -> String?
  /// Returns whether a generator of code declares a function for a localized text that takes values.
  func hasGeneratedText(calling path: String) -> Bool
  /// Returns the localized text for which a generator of code declares a function, such as `L10n.days(3)` for the key
  /// "days", with its values; nil if there is no such key.
  func generatedText(
    calling path: String, filledWith values: [Value], in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> String?
  /// Returns the localized text for which a string catalogue declares a function, such as `.day(number: 3)`; nil if the
  /// type is no text or there is no such key.
  func generatedText(
    calling name: String, of type: SwiftType, _ values: [Value], in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value?
  /// Returns the type whose members are the texts of a table, for which a string catalogue declares a type or a
  /// function beside a type of texts, such as `.Settings.title` or `.settings(.title)`; nil if there is no such table.
  func textTable(_ name: String, of type: SwiftType) -> SwiftType?
  /// Returns whether a text is a key without a text in any language.
  func isMissing(_ text: String) -> Bool
  /// Whether any key has a text in a language.
  func hasTexts(in language: String) -> Bool
  /// Returns the localized text of which a literal is the key.
  func textKey(
    _ parts: [KeyPart], from source: TextSource, in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value
  /// Returns a number as written in a localized key, or nil for another value.
  func textInKey(_ value: Value, in evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> String?
  /// Returns whether an interpolated value is a text or an image.
  func isTextPiece(_ value: Value) -> Bool
  /// Returns the text of interpolated values with their options, some of which are texts or images.
  func text(
    of pieces: [(Value, [(String?, Value)])], in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value

  // MARK: Environment

  /// The identifier of the locale in which values are formatted.
  var locale: String { get }
  /// The root value of the environment's key paths.
  var environmentValue: Value { get }
  /// Runs code with the environment that a view's body had, or with the present one if the value is none.
  func within<Result>(_ surroundings: Value, _ body: () throws(Fault) -> Result) throws(Fault) -> Result
  /// Returns the object of a type that an ancestor view provides, or nil.
  func environmentObject(of type: TypeDeclaration) -> Value?

  /// Returns a length as large as the preferred text size makes it, relative to a text style or, if that is nil, to
  /// that of running text.
  func scaled(_ length: Double, with style: Value?) -> Double

  /// Returns whether a value stores others under the numbers of declarations, as the environment does.
  func isKeyed(_ value: NativeValue) -> Bool
  /// Returns the value stored under a key, or nil if none is set.
  func element(_ key: Int, of value: NativeValue) -> Value?
  /// Returns a copy with another value under a key.
  func setting(_ key: Int, of value: NativeValue, to element: Value) -> NativeValue

  /// Returns a member of a platform's object whose value is known, such as the safe area of a window; nil for others.
  func platformMember(_ name: String, of value: Value, in evaluator: Evaluator) -> Value?

  // MARK: Assets

  /// Returns the asset for a member of a resource type, or nil for another type.
  func resource(_ member: String, of type: SwiftType, in evaluator: Evaluator, at location: SourceLocation) -> Value?
  /// Returns whether a member that a type does not declare may name an asset.
  func mayBeAsset(_ member: String, of type: SwiftType, in evaluator: Evaluator) -> Bool
  /// Returns the asset for a member that may name one.
  func asset(_ member: String, of type: SwiftType, in evaluator: Evaluator, at location: SourceLocation) -> Value
}

extension ProgramHost {
  /// Returns nil: a host without states stores nothing.
  package func storedDefault(_ key: String) -> Value? { nil }
  /// Has no effect: a host without states stores nothing.
  package func storeDefault(_ value: Value, _ key: String, in evaluator: Evaluator) {}
  /// Returns the function's result: a host without states has no identities.
  package func identified(
    by identity: Value, in evaluator: Evaluator, at location: SourceLocation, _ create: () throws(Fault) -> Value
  ) throws(Fault) -> Value { try create() }
  /// Returns the function's result: a host without states has no identities.
  package func keeping(
    at location: SourceLocation, in evaluator: Evaluator, _ create: () throws(Fault) -> Value
  ) throws(Fault) -> Value { try create() }
  /// Returns: a host without tasks does not wait.
  package func waitForOutside() throws(Fault) {}
  /// Returns nil: a host without tasks computes values at once.
  package func startChild(in evaluator: Evaluator, _ body: @escaping () throws(Fault) -> Value) -> Value? { nil }
  /// Returns the value itself: a host without tasks computes values at once.
  package func childValue(_ child: Value, in evaluator: Evaluator) throws(Fault) -> Value { child }
  /// Whether keys are looked up; a host without texts does not.
  package var localizesKeys: Bool { false }
  /// Returns nil: a host without texts has none.
  package func localizedText(
    for key: LocalizedKey, in evaluator: Evaluator, at location: SourceLocation
  ) -> String? { nil }
  /// Returns nil: a host without a screen has no platform objects.
  package func platformMember(_ name: String, of value: Value, in evaluator: Evaluator) -> Value? { nil }
  /// Returns nil: a host without texts has none.
  package func generatedText(for path: String, in evaluator: Evaluator, at location: SourceLocation) -> String? { nil }
  /// Returns false: a host without texts has none.
  package func hasGeneratedText(calling path: String) -> Bool { false }
  /// Returns nil: a host without texts has none.
  package func generatedText(
    calling path: String, filledWith values: [Value], in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> String? { nil }
  /// Returns nil: a host without texts has none.
  package func generatedText(
    calling name: String, of type: SwiftType, _ values: [Value], in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value? { nil }
  /// Returns nil: a host without texts has no tables.
  package func textTable(_ name: String, of type: SwiftType) -> SwiftType? { nil }
  /// Returns the length: a host without text sizes has only the standard one.
  package func scaled(_ length: Double, with style: Value?) -> Double { length }
  /// Returns false: a host without texts has none.
  package func hasTexts(in language: String) -> Bool { false }
  /// Returns true: a host without texts has none for any key.
  package func isMissing(_ text: String) -> Bool { true }
}
