import PlumblineSwiftReading

extension Diagnostic.Message {
  private static func didYouMean(_ closest: String?) -> String? { closest.map { "did you mean '\($0)'?" } }

  // MARK: Names

  /// The name is not declared.
  static func unknownName(_ name: String, closest: String?) -> Self {
    Self("cannot find '\(name)'", hint: didYouMean(closest))
  }
  /// The type is not declared.
  static func unknownType(_ name: String, closest: String?) -> Self {
    Self("cannot find type '\(name)'", hint: didYouMean(closest))
  }
  /// The modifier does not exist.
  static func unknownModifier(_ name: String, closest: String?) -> Self {
    Self("unknown modifier '\(name)'", hint: didYouMean(closest))
  }
  /// The type has no member with this name.
  package static func unknownMember(_ name: String, of type: String, closest: String?) -> Self {
    Self("'\(type)' has no member '\(name)'", hint: didYouMean(closest))
  }
  /// The expected type has no member with this name, or no type is expected.
  static func unknownImplicitMember(_ name: String, in type: String, closest: String?) -> Self {
    Self("cannot find '.\(name)' in '\(type)'", hint: didYouMean(closest))
  }
  /// The type of a member without a base could not be inferred, and several enumerations have a case of this name.
  static func ambiguousImplicitMember(_ name: String, in types: [String]) -> Self {
    let choices = types.prefix(3).map { "\($0).\(name)" }.joined(separator: " or ")
    return Self("the type of '.\(name)' is not known here", hint: "write the type: \(choices)")
  }
  /// The declaration exists in SwiftUI, but Plumbline does not support it.
  package static func unsupported(_ name: String, reason: String) -> Self {
    Self("'\(name)' is not supported: \(reason)")
  }
  /// The modifier changes the first frame in SwiftUI, but Plumbline ignores it.
  static func undrawnModifier(_ name: String) -> Self {
    Self("'\(name)' is ignored: Plumbline does not draw its effect")
  }

  /// A view builder contains a value that is not a view.
  static func nothingDrawn(_ type: String) -> Self { Self("this '\(type)' is not a view and is not drawn") }

  // MARK: Bodies

  /// A path through a function's body returns no value.
  static func missingReturn(_ name: String, _ type: String) -> Self {
    Self("missing return in '\(name)', which returns '\(type)'")
  }
  /// The body of a `guard` statement continues after the statement.
  static let guardFallsThrough = Self(
    "the body of 'guard' must not fall through", hint: "leave the scope by 'return' or 'throw'")
  /// A `switch` statement has no case for some values.
  static func incompleteSwitch(missing: [String]) -> Self {
    Self("'switch' must be exhaustive", hint: "missing: \(missing.prefix(4).joined(separator: ", "))")
  }
  /// A constant, or `self` in a method that is not mutating, is changed.
  static func changedConstant(isSelf: Bool) -> Self {
    isSelf
      ? Self("'self' cannot be changed here", hint: "mark the method with 'mutating'")
      : Self("a constant cannot be changed", hint: "declare it with 'var'")
  }
  /// An initializer leaves a stored property without a value.
  static func uninitialized(_ name: String, of type: String) -> Self {
    Self("'\(name)' of '\(type)' has no value after its initializer")
  }
  /// A type declares a property twice.
  static func redeclared(_ name: String, in type: String) -> Self { Self("'\(type)' declares '\(name)' twice") }
  /// A method overrides that of a superclass without the keyword.
  static func missingOverride(_ name: String) -> Self {
    Self("'\(name)' overrides a method of the superclass", hint: "mark it with 'override'")
  }
  /// A type lacks a member that its protocol requires.
  static func missingWitness(_ name: String, of interface: String, in type: String) -> Self {
    Self("'\(type)' does not conform to '\(interface)': '\(name)' is missing")
  }

  // MARK: Marks and access

  /// A call that may throw an error has no `try`.
  static func missingTry(_ name: String) -> Self {
    Self("'\(name)' can throw an error, but the call is not marked with 'try'")
  }
  /// An asynchronous call has no `await`.
  static func missingAwait(_ name: String) -> Self {
    Self("'\(name)' is asynchronous, but its use is not marked with 'await'")
  }
  /// A property of an actor is set from outside.
  static func isolatedChange(_ name: String) -> Self {
    Self("'\(name)' can be changed only within its actor")
  }
  /// The errors of a body are neither handled nor thrown on.
  static let unhandledErrors = Self(
    "errors thrown from here are not handled", hint: "handle them with 'do' and 'catch', or mark the function 'throws'")
  /// A function that cannot wait contains `await`.
  static let awaitOutside = Self("'await' in a function that is not asynchronous", hint: "mark it with 'async'")
  /// A member is used from outside of the type that it is private to.
  static func privateMember(_ name: String, of type: String, isSetter: Bool = false) -> Self {
    Self("'\(name)' of '\(type)' is private and cannot be \(isSetter ? "set" : "used") here")
  }

  /// The memberwise initializer of a type has a parameter for a private property.
  static func privateMemberwise(_ type: String, property: String) -> Self {
    Self(
      "the initializer of '\(type)' is private, because its property '\(property)' is",
      hint: "declare an initializer, or the property without 'private'")
  }

  // MARK: Calls and types

  /// No overload has the call's argument labels.
  static func wrongLabels(_ name: String, found: String, candidates: [String]) -> Self {
    Self(
      "no overload of '\(name)' accepts the arguments \(found)",
      hint: candidates.isEmpty ? nil : "declared: \(candidates.prefix(4).map { "'\($0)'" }.joined(separator: ", "))")
  }
  /// The argument's type differs from the parameter's.
  static func wrongArgument(_ name: String, found: String, expected: String) -> Self {
    Self("'\(name)' takes \(described(expected)) here, not \(described(found))")
  }
  /// A closure that is called without arguments uses `$0`.
  static var shorthandWithoutArguments: Self { Self("this closure uses '$0', but takes no arguments") }
  /// A required argument is missing.
  static func missingArgument(_ name: String, label: String) -> Self {
    Self("missing argument '\(label)' in the call of '\(name)'")
  }
  /// The member belongs to another type than the receiver's.
  static func wrongReceiver(_ name: String, found: String, expected: String) -> Self {
    Self("'\(name)' is a member of '\(expected)', but this is \(described(found))")
  }
  /// The value is not a function.
  static func notCallable(_ type: String) -> Self { Self("a value of type '\(type)' cannot be called") }
  /// The value cannot be converted to the expected type.
  static func wrongType(found: String, expected: String) -> Self {
    Self("cannot convert a value of type '\(found)' to '\(expected)'")
  }
  /// No declared interpolation has this label.
  static func unknownInterpolation(_ label: String) -> Self {
    Self("no 'appendInterpolation' has the label '\(label)'")
  }
  /// The operator does not accept operands of these types.
  static func wrongOperands(_ symbol: String, _ left: String, _ right: String) -> Self {
    Self(
      "operator '\(symbol)' cannot be applied to '\(left)' and '\(right)'",
      hint: Set([left, right]) == ["Int", "Double"] ? "convert one of them: Double(…) or Int(…)" : nil)
  }
  /// The condition is not a `Bool`.
  static func notBoolean(_ type: String) -> Self {
    Self("a condition must be a 'Bool', not \(described(type))")
  }

  // MARK: Errors at run time

  /// A forced unwrapping found nil.
  static let unwrappedNil = Self("unexpectedly found nil while unwrapping an optional")
  /// The index is outside the bounds of the collection.
  package static func indexOutOfRange(_ index: Int, count: Int) -> Self {
    let length = count == 0 ? "is empty" : count == 1 ? "has one element" : "has \(count) elements"
    return Self("index \(index) is out of range", hint: "the collection \(length)")
  }
  /// The number of elements of a new collection is negative.
  static func negativeCount(_ count: Int) -> Self { Self("there cannot be \(count) elements") }
  /// The number of elements of a new collection exceeds the step limit, or that of a collection.
  static func tooManyElements(_ count: Int, _ stepLimit: Int) -> Self {
    Self(
      "\(count) elements are more than the limit of \(min(stepLimit, RunningOptions.elementLimit))",
      hint: stepLimit < RunningOptions.elementLimit ? "raise the limit with --step-limit" : nil)
  }
  /// The result of an integer operation does not fit its type.
  static let overflow = Self("arithmetic overflow")
  /// The description of a value is that of a type which Plumbline represents by its elements.
  static func noDescription(_ type: String) -> Self {
    Self("the description of a '\(type)' is not supported", hint: "write 'Array(…)' around the value")
  }
  /// The name of a type is not known, since the value does not record it.
  static let unknownTypeName = Self("the name of this value's type is not supported")
  /// A calendar other than the Gregorian one is used.
  static func gregorianDates(_ calendar: String) -> Self {
    Self("dates of the calendar '\(calendar)' are computed as Gregorian dates")
  }
  /// An integer is divided by zero.
  static let divisionByZero = Self("division by zero")
  /// The range's upper bound is below its lower bound.
  static let reversedRange = Self("the range's upper bound is below its lower bound")
  /// A forced cast failed.
  static func failedCast(from: String, to: String) -> Self { Self("cannot cast \(described(from)) to '\(to)'") }
  /// The program called `fatalError` or failed a precondition.
  package static func stopped(_ message: String) -> Self { Self("fatal error: \(message)") }
  /// The search for a regular expression takes too long.
  static func unfinishedExpression(_ pattern: String) -> Self {
    Self("the regular expression '\(pattern)' takes too long to match")
  }
  /// An error was thrown and not caught.
  package static let uncaught = Self("an error was thrown and not caught")
  /// The number exceeds the range of the integer type.
  static func outOfRange(_ value: String, of type: String) -> Self { Self("'\(value)' does not fit into '\(type)'") }
  /// The code runs for too many steps.
  package static func stepLimit(_ limit: Int) -> Self {
    Self(
      "the code runs for more than \(limit) steps",
      hint: "check for an endless loop, or raise the limit with --step-limit")
  }
  /// Calls are nested too deeply.
  package static func depthLimit(_ limit: Int) -> Self {
    Self(
      "calls are nested more than \(limit) levels deep",
      hint: "check for endless recursion, or raise the limit with --depth-limit")
  }
  /// The figure has too many views.
  package static func viewLimit(_ limit: Int) -> Self {
    Self("the figure has more than \(limit) views", hint: "raise the limit with --view-limit")
  }
  /// A string is too long.
  package static func textLimit(_ limit: Int) -> Self {
    Self("a string is longer than \(limit) bytes", hint: "raise the limit with --text-limit")
  }
  /// The property of a vocabulary type cannot be set.
  static func lostChange(_ name: String, of type: String) -> Self {
    Self("the change of '\(name)' of this '\(type)' has no effect on the figure")
  }
  /// The type alias refers to itself.
  static func circularAlias(_ name: String) -> Self { Self("the type alias '\(name)' refers to itself") }
  /// The value depends on itself.
  package static func circular(_ name: String) -> Self { Self("the value of '\(name)' depends on itself") }

  // MARK: Files

  /// The syntax is not supported.
  package static func unreadable(_ form: String) -> Self { Self("\(form) is not supported here") }
  /// A note at a call that led to the error.
  static func calledFrom(_ name: String) -> Self { Self("called from '\(name)'") }
  /// The environment has no object of the type.
  static func noEnvironmentObject(_ name: String) -> Self {
    Self(
      "there is no '\(name)' in the environment; a new instance is used",
      hint: "provide one with .environmentObject(…) or .environment(…)")
  }

  /// Returns a type's name in quotes with its article; a noun with an article stays as it is.
  package static func described(_ noun: String) -> String {
    if noun.hasPrefix("a ") { return noun }
    return noun == "nil" || noun == "()" ? "'\(noun)'" : "\(article(noun)) '\(noun)'"
  }

  /// Returns the article of a type's name as it is spoken: a `UIImage`, an `NSImage`, an `Int`.
  static func article(_ noun: String) -> String {
    if noun.hasPrefix("UI") { return "a" }
    return noun.hasPrefix("NS") || noun.first.map { "AEIOUaeiou".contains($0) } ?? false ? "an" : "a"
  }
}
