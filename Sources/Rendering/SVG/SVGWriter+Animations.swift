import PlumblineDrawing

extension SVGWriter {
  /// Writes an animated group.
  ///
  /// Readers without animations, and those who prefer reduced motion, see the first state.
  func writeAnimated(_ group: DisplayGroup, _ animation: DisplayAnimation) throws {
    guard let first = animation.keyframes.first, animation.duration > 0, animation.duration < 86_400 else {
      return try writeGroup(group.withoutAnimation)
    }
    var inner = group
    inner.animation = nil
    let frames = animation.keyframes.map { frame in
      var frame = frame
      if !frame.transform.isAffine {
        frame.transform = frame.transform.affine(near: inner.items.extent?.center ?? .zero)
      }
      return frame
    }
    let name = name(.animation)
    body.append("<g class=\"")
    body.append(name: name)
    body.append("\"")
    if let label = inner.name, !label.isEmpty { body.append(" data-name=\"", escaping: label, "\"") }
    inner.name = nil
    body.attribute("transform", frames.first?.transform ?? .identity)
    if first.opacity < 1 { body.attribute("opacity", first.opacity.clampedToUnit) }
    body.append(">\n")
    try writeGroup(inner)
    body.append("</g>\n")
    writeRules(name, frames, animation)
  }

  private func writeRules(_ name: SVGName, _ frames: [DisplayAnimation.Keyframe], _ animation: DisplayAnimation) {
    let fades = frames.contains { $0.opacity != 1 }
    animationRules.append("@keyframes ")
    animationRules.append(name: name)
    animationRules.append("{")
    for frame in frames {
      animationRules.append(frame.time.clampedToUnit * 100)
      animationRules.append("%{transform:")
      writeTransform(frame.transform)
      if fades {
        animationRules.append(";opacity:")
        animationRules.append(frame.opacity.clampedToUnit)
      }
      animationRules.append("}")
    }
    animationRules.append("}@media(prefers-reduced-motion:no-preference){.")
    animationRules.append(name: name)
    animationRules.append("{animation:")
    animationRules.append(name: name)
    animationRules.append(" ")
    animationRules.append(animation.duration)
    animationRules.append(animation.isLinear ? "s linear infinite}}" : "s ease-in-out infinite}}")
  }

  /// Writes a transform in the syntax of CSS, which requires units.
  private func writeTransform(_ transform: Transform) {
    if transform.m11 == 1, transform.m22 == 1, transform.m12 == 0, transform.m21 == 0 {
      animationRules.append("translate(")
      animationRules.append(transform.m31)
      animationRules.append("px,")
      animationRules.append(transform.m32)
      animationRules.append("px)")
    } else {
      animationRules.append("matrix(")
      for (index, value) in [
        transform.m11, transform.m12, transform.m21, transform.m22, transform.m31, transform.m32,
      ].enumerated() {
        if index > 0 { animationRules.append(",") }
        animationRules.append(value)
      }
      animationRules.append(")")
    }
  }
}
