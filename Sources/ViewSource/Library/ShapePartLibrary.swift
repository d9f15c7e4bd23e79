import PlumblineLayout

extension Vocabulary {
  /// Adds the properties of rotated, scaled, moved and transformed shapes; other shapes have none of them.
  mutating func addTransformedShapes() {
    func add(_ name: String, _ value: @escaping @Sendable (AnyShape, Transform, UnitPoint) -> Value) {
      rawProperty("Shape", name) { receiver, call throws(Fault) in
        let shape = try call.receiver(receiver, as: .shape)
        guard case .transformed(let base, let transform, let anchor) = shape.geometry else {
          throw call.evaluator.fault(.unknownMember(name, of: "Shape", closest: nil), at: call.location)
        }
        return value(base, transform, anchor ?? .center)
      }
    }
    add("shape") { base, _, _ in TypeBinding.shape.write(base) }
    add("angle") { _, transform, _ in TypeBinding.angle.write(transform.rotation) }
    add("anchor") { _, _, anchor in TypeBinding.unitPoint.write(anchor) }
    add("scale") { _, transform, _ in TypeBinding.size.write(Size(width: transform.m11, height: transform.m22)) }
    add("offset") { _, transform, _ in TypeBinding.size.write(Size(width: transform.m31, height: transform.m32)) }
    add("transform") { _, transform, _ in TypeBinding.transform.write(transform) }
  }
}
