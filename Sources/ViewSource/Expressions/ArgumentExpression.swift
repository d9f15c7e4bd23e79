/// An argument of a call as written.
struct ArgumentExpression {
  /// The label, or nil for none.
  let label: String?
  /// The argument.
  let value: Expression
  /// Whether the argument is a closure after the parentheses.
  let isTrailing: Bool
  /// Whether the argument is changed in place.
  let isInout: Bool

  /// An argument.
  init(label: String?, value: Expression, isTrailing: Bool = false, isInout: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.isInout = isInout
  }
}

/// Which argument a parameter takes.
enum ArgumentMatch {
  /// None: the default stands.
  case missing
  /// One, by its number.
  case one(Int)
  /// Any number, by their numbers.
  case several([Int])
}

extension [ArgumentExpression] {
  /// The argument of each parameter, or nil if the labels do not fit.
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

  /// Whether the first label is one of those that may come first, which most candidates of a name can be passed over by.
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

  /// Gives closures after the parentheses to the parameters that are left: the first without a label to the first that
  /// must be there, the others by their labels.
  private func matchTrailing(in result: inout [ArgumentMatch], _ parameters: [ParameterShape]) -> Bool {
    guard last?.isTrailing ?? false else { return true }
    let labels = Set(compactMap { $0.isTrailing ? $0.label : nil })
    var start = 0
    for (index, argument) in enumerated() where argument.isTrailing {
      var chosen: Int?
      for place in parameters.indices.dropFirst(start) {
        guard case .missing = result[place], parameters[place].takesClosure else { continue }
        if let label = argument.label {
          if parameters[place].label == label { chosen = place }
        } else if !(parameters[place].label.map(labels.contains) ?? false) {
          if !parameters[place].isOptional {
            chosen = place
            break
          }
          chosen = chosen ?? place
        }
      }
      guard let chosen else { return false }
      result[chosen] = .one(index)
      start = chosen + 1
    }
    return true
  }

  /// The labels in words, such as `(width:_:)`.
  var signature: String {
    let plain = filter { !$0.isTrailing }
    var text = plain.isEmpty && count > 0 ? "" : "(" + plain.map { ($0.label ?? "_") + ":" }.joined() + ")"
    for argument in self where argument.isTrailing { text += (argument.label.map { " \($0): " } ?? "") + "{}" }
    return text.isEmpty ? "()" : text
  }
}

extension ParameterShape {
  /// Whether a closure can stand for the parameter.
  var takesClosure: Bool {
    switch type.unwrapped {
    case .function, .any: true
    default: isUnevaluated
    }
  }
}
