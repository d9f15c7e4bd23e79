/// The finger of a step, as figures mark it.
public struct StepTouch: Hashable, Sendable {
  /// The touched point, in the coordinates of the canvas.
  public var point: Point
  /// The distance of a drag, in points, or nil.
  public var drag: Size?

  /// Creates the mark of a finger.
  public init(point: Point, drag: Size? = nil) {
    self.point = point
    self.drag = drag
  }
}

extension RunningPreview {
  /// Returns the finger of a step in the present layout, or nil if the step touches nothing.
  public func touch(of step: Step) -> StepTouch? {
    guard let target = step.target,
      let spot = try? layout.spot(of: target, verb: "touched", suits: { $0.interaction.isOperable })
    else { return nil }
    switch step {
    case .drag(_, let distance), .scroll(_, let distance): return StepTouch(point: spot.point, drag: distance)
    case .hold(_, let distance):
      return StepTouch(point: spot.point, drag: distance == .zero ? nil : distance)
    case .swipe(_, let edge):
      let distance: Size =
        switch edge {
        case .leading: Size(width: -150, height: 0)
        case .trailing: Size(width: 150, height: 0)
        case .top: Size(width: 0, height: -150)
        case .bottom: Size(width: 0, height: 150)
        }
      return StepTouch(point: spot.point, drag: distance)
    case .submit, .wait: return nil
    default: return StepTouch(point: spot.point)
    }
  }
}

extension Step {
  /// The step in a few words, as captions of stills show it.
  public var caption: String {
    switch self {
    case .tap(let target, let count): "Tap \(target.caption)" + (count > 1 ? " \(count) times" : "")
    case .set(let target, let value): "Set \(target.caption) to \(value.caption)"
    case .submit(let target): "Submit \(target.caption)"
    case .drag(let target, let distance):
      "Drag \(target.caption) by \(distance.width.dumped), \(distance.height.dumped)"
    case .hold(let target, let distance):
      distance == .zero
        ? "Hold \(target.caption)"
        : "Hold \(target.caption), moved by \(distance.width.dumped), \(distance.height.dumped)"
    case .longPress(let target, let seconds): "Press \(target.caption) for \(seconds.dumped) s"
    case .magnify(let target, let scale): "Magnify \(target.caption) by \(scale.dumped)"
    case .rotate(let target, let angle): "Rotate \(target.caption) by \(angle.degrees.dumped)°"
    case .swipe(let target, _): "Swipe \(target.caption)"
    case .scroll(let target, _): "Scroll \(target.caption)"
    case .wait(let seconds): "After \(seconds.dumped) s"
    }
  }
}

extension Step.Target {
  fileprivate var caption: String {
    switch self {
    case .label(let label): "“\(label)”"
    case .id(let name): name
    case .point(let point): "at \(point.x.dumped), \(point.y.dumped)"
    }
  }
}

extension Step.NewValue {
  fileprivate var caption: String {
    switch self {
    case .bool(let isOn): isOn ? "on" : "off"
    case .number(let number): number.dumped
    case .text(let text): "“\(text)”"
    case .date: "a date"
    }
  }
}
