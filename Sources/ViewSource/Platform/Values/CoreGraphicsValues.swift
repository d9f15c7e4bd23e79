import PlumblineLayout

extension Vocabulary {
  /// Adds the functions and the other names of Core Graphics and Core Animation.
  mutating func addCoreGraphics() {
    constant("CATransform3DIdentity", CATransform3DIdentity, as: .spaceTransform)
    aliases["CGVector"] = "CGPoint"
    aliases["CGFloat"] = "Double"
    function("CGPointMake", .unnamed(.double), .unnamed(.double), returns: .point) { Point(x: $0, y: $1) }
    function("CGSizeMake", .unnamed(.double), .unnamed(.double), returns: .size) { Size(width: $0, height: $1) }
    function(
      "CGRectMake", .unnamed(.double), .unnamed(.double), .unnamed(.double), .unnamed(.double), returns: .rect
    ) { Rect(x: $0, y: $1, width: $2, height: $3) }
    rawMutating("CGAffineTransform", "invert") { value, call throws(Fault) in
      let transform = try call.receiver(value, as: .transform)
      let hasInverse = transform.m11 * transform.m22 != transform.m12 * transform.m21
      if hasInverse { value = TypeBinding.transform.write(transform.inverted()) }
      return .bool(hasInverse)
    }
  }
}
