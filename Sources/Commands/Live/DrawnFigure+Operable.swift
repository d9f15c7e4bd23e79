import PlumblineFigureMaking
import PlumblineLayout

extension DrawnFigure {
  /// The views that the user of a page can operate, with their frames in points of the drawing.
  var operableViews: JSON {
    guard let layout = layouts.first, let area else { return .array([]) }
    return .array(layout.operableViews.map { $0.json(in: area) })
  }
}

extension OperableView {
  fileprivate func json(in area: Rect) -> JSON {
    var role = "button"
    var value: JSON?
    var options: JSON?
    var step: JSON?
    var bounds: ClosedRange<Double>?
    switch kind {
    case .button: break
    case .toggle(let isOn): (role, value) = ("switch", .string(isOn ? "true" : "false"))
    case .text(let text): (role, value) = ("textbox", .string(text))
    case .choice(let titles, let selection):
      value = .string(selection.flatMap { titles.indices.contains($0) ? titles[$0] : nil } ?? "")
      options = .array(titles.map(JSON.string))
    case .amount(let number, let limits, let distance):
      (role, value, bounds) = ("spinbutton", .number(number), limits)
      // A tenth of the range for a control without steps.
      step = .number(distance ?? limits.map { ($0.upperBound - $0.lowerBound) / 10 } ?? 1)
    }
    let lengths = [frame.minX - area.minX, frame.minY - area.minY, frame.width, frame.height]
    return .object([
      "role": .string(role), "name": .string(name), "enabled": .bool(isEnabled), "value": value, "options": options,
      "step": step, "min": bounds.map { .number($0.lowerBound) }, "max": bounds.map { .number($0.upperBound) },
      "drags": isDraggable ? .bool(true) : nil,
      "frame": .array(lengths.map { .number($0.isFinite ? $0 : 0) }),
    ])
  }
}
