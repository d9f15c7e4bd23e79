import PlumblineLayout

extension TypeBinding where T == (Double, Axis) -> Double {
  /// A length computed from a length and an axis.
  static var lengthAndAxis: TypeBinding {
    TypeBinding(
      type: .function([.double, .native("Axis")], .double, builder: false),
      read: { value, evaluator in
        guard case .function(let function) = value else { return nil }
        return { length, axis in
          evaluator.guarded(neutral: 0) { () throws(Fault) in
            try evaluator.call(function, [.double(length), .native("Axis", axis)], expecting: .double).asDouble
          }
        }
      },
      write: { _ in .void })
  }
}
