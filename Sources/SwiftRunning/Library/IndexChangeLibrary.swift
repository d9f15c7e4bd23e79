extension Vocabulary {
  /// Adds the methods of collections that replace an index by another.
  mutating func addIndexChanges() {
    for (label, distance) in [("after", 1), ("before", -1), ("offsetBy", 0)] {
      let parameters: [ParameterShape] = distance == 0 ? [.value(), .value("offsetBy", .int)] : [.value(label)]
      raw("Collection", "formIndex", parameters) { value, call throws(Fault) in
        let steps = distance == 0 ? try call.int(1) : distance
        call.changes?.values[0] = try call.evaluator.index(call.value(0), offsetBy: steps, in: value, at: call.location)
        return .void
      }
    }
  }
}

extension Evaluator {
  /// Returns the index at a distance from another in a collection.
  fileprivate func index(
    _ index: Value, offsetBy distance: Int, in value: Value, at location: SourceLocation
  ) throws(Fault) -> Value {
    if let number = index.asInt { return .int(number &+ distance) }
    let arguments = [
      ArgumentExpression(label: nil, value: ConstantExpression(location, index)),
      ArgumentExpression(label: "offsetBy", value: ConstantExpression(location, .int(distance))),
    ]
    return try invoke(
      "index", on: value, arguments, Frame(self, parent: nil, count: 1), hint: .any, at: location, whole: location)
  }
}
