import PlumblineSource
import PlumblineSwiftReading

/// The decisions on values from elsewhere that a run makes differently from a usual one.
///
/// A figure that is drawn the same does not depend on these values.
package enum OtherDecisions: Hashable, Sendable {
  /// All decisions differ.
  case all
  /// The decisions at source ranges differ.
  case at(Set<SourceRange>)

  /// Returns the text that stands for a value instead of its name.
  package static func text(_ value: OutsideValue) -> String { "other " + value.name }
}

extension Diagnostic.OutsideUse {
  /// Whether another run can make the decision differently.
  var isDecision: Bool {
    switch self {
    case .text, .condition, .list, .fallback: true
    case .view, .modifier, .failure, .repetition, .action, .closure, .value: false
    }
  }
}

extension Evaluator {
  /// Returns whether this run decides differently on a value from elsewhere.
  func decidesOtherwise(on value: OutsideValue, at location: SourceLocation) -> Bool {
    switch options.otherDecisions {
    case nil: false
    case .all: true
    case .at(let ranges): ranges.contains(range(of: place(of: value, at: location)))
    }
  }

  /// Returns the place of a decision: where the code needs the value, or else where it names it.
  func place(of value: OutsideValue, at location: SourceLocation) -> SourceLocation {
    location == .start ? value.location : location
  }

  /// Returns a value that differs from the usual substitute of a value from elsewhere, or nil if there is none.
  func otherSubstitute(for value: OutsideValue, as type: SwiftType) -> Value? {
    switch type {
    case .optional(let wrapped): otherSubstitute(for: value, as: wrapped)
    case .string: .string(OtherDecisions.text(value))
    case .bool: .bool(true)
    case .int: .int(1)
    case .double: .double(1)
    case .array: .array([.native(value)])
    case .native(let name): host.otherSubstitute(for: value, as: name, in: self)
    default: nil
    }
  }
}
