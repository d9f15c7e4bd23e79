import PlumblineLayout

extension Vocabulary {
  /// Adds the values of frames, margins and safe areas.
  mutating func addFrames() {
    cases(of: .contentMarginPlacement)
    for (name, regions) in [
      ("container", SafeAreaRegions.container), ("keyboard", .keyboard), ("all", .all),
    ] { constant(on: "SafeAreaRegions", name, regions, as: .safeAreaRegions) }
    for padding in ScenePadding.allCases {
      constant(on: "ScenePadding", padding.rawValue, padding, as: .scenePadding)
    }
    arrayLiteral(of: .safeAreaRegions) { $0.reduce(into: []) { $0.formUnion($1) } }
    cases(of: .matchedGeometryProperties)
  }
}

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
