/// An argument in the source of a call.
package struct ArgumentExpression {
  /// The argument label, or nil.
  package let label: String?
  /// The argument's expression.
  package let value: Expression
  /// Whether the argument is a trailing closure.
  let isTrailing: Bool
  /// Whether the argument is passed `inout`.
  let isInout: Bool

  /// Creates an argument.
  package init(label: String?, value: Expression, isTrailing: Bool = false, isInout: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.isInout = isInout
  }
}

/// The arguments that a parameter receives.
package enum ArgumentMatch {
  /// No argument: the parameter has its default value.
  case missing
  /// One argument, by its index.
  case one(Int)
  /// The arguments of a variadic parameter, by their indices.
  case several([Int])
}

extension [ArgumentExpression] {
  /// Returns the arguments of each parameter, or nil if the labels do not match.
  func matched(to parameters: [ParameterShape]) -> [ArgumentMatch]? {
    if parameters.count == 1, parameters[0].takesAll { return [.several(indices.map { $0 })] }
    guard mayMatch(parameters) else { return nil }
    var result = [ArgumentMatch](repeating: .missing, count: parameters.count)
    var next = 0
    var open: Int?
    let hasTrailing = last?.isTrailing ?? false
    for (index, argument) in enumerated() where !argument.isTrailing {
      if let variadic = open, argument.label == nil, case .several(let indices) = result[variadic] {
        result[variadic] = .several(indices + [index])
        continue
      }
      open = nil
      var found = false
      while next < parameters.count, !found {
        let parameter = parameters[next]
        if parameter.label == argument.label {
          result[next] = parameter.isVariadic ? .several([index]) : .one(index)
          if parameter.isVariadic { open = next }
          found = true
        } else if !(parameter.isOptional || parameter.isVariadic || (hasTrailing && parameter.takesClosure)) {
          return nil
        }
        next += 1
      }
      if !found { return nil }
    }
    guard matchTrailing(in: &result, parameters) else { return nil }
    for (match, parameter) in zip(result, parameters) {
      if case .missing = match, !parameter.isOptional, !parameter.isVariadic { return nil }
    }
    return result
  }

  /// Returns whether the first label may match, a quick check that rules out most candidates.
  private func mayMatch(_ parameters: [ParameterShape]) -> Bool {
    guard let first, !first.isTrailing else {
      return parameters.count >= count || parameters.contains { $0.isVariadic }
    }
    for parameter in parameters {
      if parameter.label == first.label { return true }
      guard parameter.isOptional || parameter.isVariadic || parameter.takesClosure else { return false }
    }
    return false
  }

  /// Matches trailing closures with the remaining parameters: an unlabelled closure with the first required one,
  /// labelled closures by their labels.
  private func matchTrailing(in result: inout [ArgumentMatch], _ parameters: [ParameterShape]) -> Bool {
    guard last?.isTrailing ?? false else { return true }
    let labels = Set(compactMap { $0.isTrailing ? $0.label : nil })
    var start = 0
    for (index, argument) in enumerated() where argument.isTrailing {
      var chosen: Int?
      for position in parameters.indices.dropFirst(start) {
        guard case .missing = result[position], parameters[position].takesClosure else { continue }
        if let label = argument.label {
          if parameters[position].label == label { chosen = position }
        } else if !(parameters[position].label.map(labels.contains) ?? false) {
          if !parameters[position].isOptional {
            chosen = position
            break
          }
          chosen = chosen ?? position
        }
      }
      guard let chosen else { return false }
      result[chosen] = .one(index)
      start = chosen + 1
    }
    return true
  }

  /// The labels as written in messages, such as `(width:_:)`.
  package var signature: String {
    let plain = filter { !$0.isTrailing }
    var text = plain.isEmpty && count > 0 ? "" : "(" + plain.map { ($0.label ?? "_") + ":" }.joined() + ")"
    for argument in self where argument.isTrailing { text += (argument.label.map { " \($0): " } ?? "") + "{}" }
    return text.isEmpty ? "()" : text
  }
}

extension ParameterShape {
  /// Whether the parameter accepts a closure.
  var takesClosure: Bool {
    switch type.unwrapped {
    case .function, .any: true
    default: isUnevaluated || expectation == .environmentValue
    }
  }
}
