import PlumblineSwiftReading

extension Diagnostic.Message {
  private static func didYouMean(_ closest: String?) -> String? { closest.map { "did you mean '\($0)'?" } }

  // MARK: Names

  /// A name that nothing declares.
  static func unknownName(_ name: String, closest: String?) -> Self {
    Self("cannot find '\(name)'", hint: didYouMean(closest))
  }
  /// A type that nothing declares.
  static func unknownType(_ name: String, closest: String?) -> Self {
    Self("cannot find type '\(name)'", hint: didYouMean(closest))
  }
  /// A modifier that no view has.
  static func unknownModifier(_ name: String, closest: String?) -> Self {
    Self("unknown modifier '\(name)'", hint: didYouMean(closest))
  }
  /// A member that a value does not have.
  static func unknownMember(_ name: String, of type: String, closest: String?) -> Self {
    Self("'\(type)' has no member '\(name)'", hint: didYouMean(closest))
  }
  /// An implicit member where no type is expected, or the expected one has no such member.
  static func unknownImplicitMember(_ name: String, in type: String, closest: String?) -> Self {
    Self("cannot find '.\(name)' in '\(type)'", hint: didYouMean(closest))
  }
  /// Something that exists in SwiftUI and is not supported here.
  package static func unsupported(_ name: String, reason: String) -> Self {
    Self("'\(name)' is not supported: \(reason)")
  }
  /// A modifier that changes a first frame in SwiftUI, and is passed over here.
  static func undrawnModifier(_ name: String) -> Self {
    Self("'\(name)' is left out: a figure does not draw what it does")
  }

  /// A value among views that a first frame carries around and never looks at.
  static func nothingDrawn(_ type: String) -> Self { Self("nothing is drawn for this '\(type)'") }

  // MARK: Calls and types

  /// Argument labels that fit no way to call.
  static func wrongLabels(_ name: String, found: String, candidates: [String]) -> Self {
    Self(
      "no '\(name)' takes the arguments \(found)",
      hint: candidates.isEmpty ? nil : "there is \(candidates.prefix(4).map { "'\($0)'" }.joined(separator: ", "))")
  }
  /// An argument of another type than the parameter's.
  static func wrongArgument(_ name: String, found: String, expected: String) -> Self {
    Self("'\(name)' takes \(article(expected)) '\(expected)' here, not \(article(found)) '\(found)'")
  }
  /// An argument that must be there.
  static func missingArgument(_ name: String, label: String) -> Self {
    Self("'\(name)' misses its argument '\(label)'")
  }
  /// A method on a value of another type.
  static func wrongReceiver(_ name: String, found: String, expected: String) -> Self {
    Self("'\(name)' is a member of '\(expected)', and this is \(article(found)) '\(found)'")
  }
  /// A value that is no function.
  static func notCallable(_ type: String) -> Self { Self("a value of type '\(type)' cannot be called") }
  /// A value of another type than the variable's.
  static func wrongType(found: String, expected: String) -> Self {
    Self("cannot convert a value of type '\(found)' to '\(expected)'")
  }
  /// Operands that an operator does not take.
  static func wrongOperands(_ symbol: String, _ left: String, _ right: String) -> Self {
    Self(
      "operator '\(symbol)' does not take '\(left)' and '\(right)'",
      hint: Set([left, right]) == ["Int", "Double"] ? "convert one of them: Double(…) or Int(…)" : nil)
  }
  /// A condition that is neither true nor false.
  static func notBoolean(_ type: String) -> Self {
    Self("a condition must be a 'Bool', not \(article(type)) '\(type)'")
  }
  /// A value where a view is expected.
  package static func notAView(_ type: String) -> Self { Self("\(article(type)) '\(type)' is not a view") }
  /// A preview of a widget without anything to show in it.
  package static let noWidgetEntry = Self("the preview of a widget has no entry")
  /// A preview of what is neither a view nor a widget.
  package static let liveActivity = Self("live activities are not drawn")

  // MARK: Faults while code runs

  /// A missing value that was said to be there.
  static let unwrappedNil = Self("found nil while unwrapping an optional")
  /// An index outside of a collection.
  package static func indexOutOfRange(_ index: Int, count: Int) -> Self {
    Self("index \(index) is out of range", hint: count == 0 ? "the array is empty" : "the array has \(count) elements")
  }
  /// A whole number that does not fit.
  static let overflow = Self("arithmetic overflow")
  /// A division of a whole number by zero.
  static let divisionByZero = Self("division by zero")
  /// A range whose upper bound lies below its lower one.
  static let reversedRange = Self("the range's upper bound is below its lower bound")
  /// A cast that does not hold.
  static func failedCast(from: String, to: String) -> Self { Self("cannot cast \(article(from)) '\(from)' to '\(to)'") }
  /// A call of `fatalError` and the like.
  package static func stopped(_ message: String) -> Self { Self("the program stops itself: \(message)") }
  /// A regular expression whose search takes too long.
  static func unfinishedExpression(_ pattern: String) -> Self {
    Self("the search for the regular expression '\(pattern)' comes to no end")
  }
  /// An error that nobody catches.
  package static let uncaught = Self("an error is thrown and not caught")
  /// A number that no whole number can stand for.
  static func notConvertible(_ value: String) -> Self { Self("'\(value)' cannot be converted to 'Int'") }
  /// A number that a type of whole numbers has no room for.
  static func outOfRange(_ value: String, of type: String) -> Self { Self("'\(value)' does not fit into '\(type)'") }
  /// Too many steps.
  package static func stepLimit(_ limit: Int) -> Self {
    Self("the code takes more than \(limit) steps", hint: "raise the limit with --step-limit, if it ends at all")
  }
  /// Too many nested calls.
  package static func depthLimit(_ limit: Int) -> Self {
    Self("calls nest more than \(limit) deep", hint: "raise the limit with --depth-limit, if they end at all")
  }
  /// Events at one moment that cause each other without end.
  package static let endlessEvents = Self(
    "events at one moment do not end", hint: "let time pass between them, as with asyncAfter")
  /// Too many views.
  package static func viewLimit(_ limit: Int) -> Self {
    Self("the figure has more than \(limit) views", hint: "raise the limit with --view-limit")
  }
  /// Too long a text.
  package static func textLimit(_ limit: Int) -> Self {
    Self("a text is longer than \(limit) characters", hint: "raise the limit with --text-limit")
  }
  /// A member of the vocabulary that cannot be set.
  static func lostChange(_ name: String, of type: String) -> Self {
    Self("'\(name)' of a '\(type)' is not changed: the figure keeps its first value")
  }
  /// A type alias that is needed to find the type that it stands for.
  static func circularAlias(_ name: String) -> Self { Self("the type alias '\(name)' stands for itself") }
  /// A value that is needed to compute itself.
  package static func circular(_ name: String) -> Self { Self("'\(name)' is needed to compute its own value") }

  // MARK: Files

  /// A form of Swift that the reader does not know.
  package static func unreadable(_ form: String) -> Self { Self("\(form) cannot be read") }
  /// A file without anything to draw.
  package static let nothingToDraw = Self(
    "no preview and no view without arguments", hint: "add #Preview { … } or give every property a default value")
  /// A figure that the file does not have.
  package static func noFigure(_ name: String, closest: String?) -> Self {
    Self("no preview and no view is called '\(name)'", hint: didYouMean(closest))
  }
  /// Where something is declared.
  static func declaredHere(_ name: String) -> Self { Self("'\(name)' is declared here") }
  /// A step of a call trail.
  static func calledFrom(_ name: String) -> Self { Self("called from '\(name)'") }
  /// An object of the environment that nothing hands down.
  static func noEnvironmentObject(_ name: String) -> Self {
    Self("no '\(name)' is in the environment; a new one stands for it", hint: "hand one down with .environmentObject")
  }
  /// A picture that no asset has.
  package static func missingImage(_ name: String) -> Self { Self("no picture is called '\(name)'") }
  /// A symbol where only pictures are repeated.
  package static func symbolAsPaint(_ name: String) -> Self {
    Self("the symbol '\(name)' is not repeated; its colour fills the shape", hint: "paint with a picture instead")
  }
  /// A colour that no asset has.
  package static func missingColor(_ name: String) -> Self { Self("no colour is called '\(name)'") }

  private static func article(_ noun: String) -> String {
    if noun.hasPrefix("a ") || noun == "nil" || noun == "()" { return "" }
    return noun.first.map { "AEIOUaeiou".contains($0) } ?? false ? "an" : "a"
  }
}
