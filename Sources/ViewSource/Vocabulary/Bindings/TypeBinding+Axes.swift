import PlumblineLayout

extension TypeBinding where T == (x: Double, y: Double, z: Double) {
  /// An axis in space: a tuple of three numbers.
  static var axis3D: TypeBinding {
    TypeBinding(
      type: .tuple([("x", .double), ("y", .double), ("z", .double)]),
      read: { value, _ in
        guard case .tuple(let tuple) = value, tuple.elements.count == 3 else { return nil }
        let numbers = tuple.elements.compactMap(\.asDouble)
        return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : nil
      },
      write: { axis in
        .tuple(TupleValue(labels: ["x", "y", "z"], elements: [axis.x, axis.y, axis.z].map { .double($0) }))
      })
  }
}
