/// A view that the user can operate, as assistive technologies present it.
public struct OperableView {
  /// The means by which a view is operated.
  public enum Kind {
    /// A tap, or a gesture.
    case button
    /// A switch that is on or off.
    case toggle(isOn: Bool)
    /// A number within limits, which changes by a step.
    case amount(Double, limits: ClosedRange<Double>?, step: Double?)
    /// One of several options, or none of them.
    case choice([String], selection: Int?)
    /// A text.
    case text(String)
  }

  /// The text that identifies the view for the user; empty if it has none.
  public let name: String
  /// The means by which the view is operated.
  public let kind: Kind
  /// Whether the view follows a finger.
  public let isDraggable: Bool
  /// Whether the view is enabled.
  public let isEnabled: Bool
  /// The frame in the canvas, around the point where the view is drawn.
  public let frame: Rect
}

extension ResolvedLayout {
  /// The views that the user can operate, in order; views beneath a presented screen are omitted.
  public var operableViews: [OperableView] {
    // A screen that a tap beside it closes is on a layer that receives this tap.
    let layers = views.indices.filter { views[$0].interactions.contains { $0.interaction.isLayer } }.suffix(2)
    let front = layers.first { view in
      view == layers.last || views[view].interactions.contains { $0.interaction.isOperable }
    }
    return elements.filter { $0.view >= front ?? 0 }.map { element in
      let all = views[element.view].interactions.map(\.interaction)
      let kind = all.lazy.compactMap(\.valueKind).first ?? .button
      let (frame, center) = (views[element.view].frame, center(of: element.view))
      let isDraggable = all.contains { if case .gesture = $0 { true } else { false } }
      return OperableView(
        name: element.name, kind: kind, isDraggable: isDraggable, isEnabled: element.isEnabled,
        frame: frame.offsetBy(dx: center.x - frame.midX, dy: center.y - frame.midY))
    }
  }
}

extension Interaction {
  /// Whether the view is the root of a presented screen.
  var isLayer: Bool {
    if case .layer = self { true } else { false }
  }

  /// The kind of a control with a value; nil for other views.
  fileprivate var valueKind: OperableView.Kind? {
    switch self {
    case .toggle(let isOn, _): .toggle(isOn: isOn)
    case .amount(let amount): .amount(amount.value, limits: amount.limits, step: amount.step)
    case .choice(let choice): .choice(choice.options, selection: choice.selection)
    case .text(let input): .text(input.text)
    default: nil
    }
  }
}
