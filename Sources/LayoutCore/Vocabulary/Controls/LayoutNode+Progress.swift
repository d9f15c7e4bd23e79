import Glibc

extension LayoutNode {
  /// Returns a progress view of a value out of a total; a value of nil is indeterminate progress.
  public static func progressView<Value: BinaryFloatingPoint>(
    value: Value?, total: Value, label: [LayoutNode] = [], currentValueLabel: [LayoutNode] = []
  ) -> LayoutNode {
    .progressView(share: value.map { Double($0 / total) }, label: label, currentValueLabel: currentValueLabel)
  }

  /// Returns a gauge of a value within bounds, with its labels.
  public static func gauge<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>, label: [LayoutNode], currentValueLabel: [LayoutNode] = [],
    minimumValueLabel: [LayoutNode] = [], maximumValueLabel: [LayoutNode] = []
  ) -> LayoutNode {
    .gauge(
      share: bounds.share(of: value), label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }

  /// Returns a progress view; `share` is the completed fraction from 0 to 1, or nil if it is unknown.
  public static func progressView(
    share: Double?, label: [LayoutNode] = [], currentValueLabel: [LayoutNode] = []
  ) -> LayoutNode {
    .deferred("ProgressView") { environment in
      let style = environment.controls.progress
      switch style {
      case .custom(let make):
        let parts = ControlConfiguration(
          label: part(label), currentValueLabel: part(currentValueLabel), share: share)
        return make(parts).within(\.progress, .automatic).modifiedOnce().named("ProgressView", as: .control)
      case .circular:
        return spinner(label: label, size: environment.controls.size, style: environment.tint)
      case .automatic where share == nil:
        return spinner(label: label, size: environment.controls.size, style: environment.tint)
      default: break
      }
      let bar = share.map { LayoutNode.bar(share: $0, height: 4) } ?? .bar(share: 0, height: 4).padding(.horizontal, 20)
      let texts = (label, currentValueLabel.map { $0.font(.caption).foregroundStyle(.foreground(level: 2)) })
      return LayoutNode.vStack(alignment: .leading, spacing: 4.5, children: texts.0 + [bar] + texts.1)
        .named("ProgressView", as: .control)
    }
  }

  /// Returns a spinner, which also shows a known fraction: iOS has no other circular style.
  ///
  /// Rule: <doc:Controls#Progress>.
  private static func spinner(label: [LayoutNode], size: ControlSize, style: AnyShapeStyle? = nil) -> LayoutNode {
    let side: Double = size == .large || size == .extraLarge ? 37 : 20
    let wheel = LayoutNode.drawn("Spinner", width: side, height: side) { rect, environment in
      (0..<8).map { spoke in
        var path = Path()
        let angle = Double(spoke) * .pi / 4
        let direction = Point(x: sin(angle), y: -cos(angle))
        path.move(to: rect.center + direction * (side * 0.24))
        path.addLine(to: rect.center + direction * (side * 0.45))
        let paint = AnyShapeStyle.opacity(style ?? .color(.gray), 0.3 + 0.7 * Double(spoke) / 7)
          .paint(in: rect, environment: environment)
        return .stroke(path, paint, StrokeStyle(lineWidth: side * 0.11, lineCap: .round))
      }
    }
    let secondary = label.map { $0.foregroundStyle(.foreground(level: 2)) }
    return LayoutNode.vStack(spacing: 8.5, children: [wheel] + secondary).named("ProgressView", as: .control)
  }

  /// Returns a bar, with a height in points, that is filled up to a fraction of its width.
  static func bar(share: Double, height: Double) -> LayoutNode {
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    return .drawn("Bar", height: height) { rect, environment in
      var filled = rect
      filled.size.width = rect.width * share
      if environment.layoutDirection == .rightToLeft { filled.origin.x = rect.maxX - filled.width }
      func capsule(_ rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: height / 2, style: .circular) }
      return [
        .fill(capsule(rect), .color(.secondaryFill), in: environment),
        .fill(capsule(filled), .tint, in: environment),
      ]
    }
  }

  /// Returns a gauge; `share` is the value as a fraction from 0 to 1 between the limits.
  public static func gauge(
    share: Double, label: [LayoutNode], currentValueLabel: [LayoutNode] = [], minimumValueLabel: [LayoutNode] = [],
    maximumValueLabel: [LayoutNode] = []
  ) -> LayoutNode {
    .deferred("Gauge") { environment in
      switch environment.controls.gauge {
      case .custom(let make):
        let parts = ControlConfiguration(
          label: part(label), currentValueLabel: part(currentValueLabel), share: share,
          minimumValueLabel: part(minimumValueLabel), maximumValueLabel: part(maximumValueLabel))
        return make(parts).within(\.gauge, .automatic).modifiedOnce().named("Gauge", as: .control)
      case .accessoryCircular, .accessoryCircularCapacity:
        let isCapacity = if case .accessoryCircular = environment.controls.gauge { false } else { true }
        let value = LayoutNode.stacked(currentValueLabel.isEmpty ? label : currentValueLabel)
        let ring = LayoutNode.zStack(
          children: [
            isCapacity ? .ring(share: share) : .markedRing(share: share), value.font(.system(.body, weight: .medium)),
          ])
        guard !isCapacity else { return ring.named("Gauge", as: .control) }
        var gap = minimumValueLabel + maximumValueLabel
        if gap.isEmpty, !currentValueLabel.isEmpty { gap = label }
        return (gap.isEmpty ? ring : ring.overlay(inGap(gap), alignment: .bottom)).named("Gauge", as: .control)
      case .accessoryLinear:
        return row(of: .markedBar(share: share), minimumValueLabel, maximumValueLabel)
          .controls("gauge") { $0.isInRow = false }.named("Gauge", as: .control)
      default:
        let row = row(of: .bar(share: share, height: 6), minimumValueLabel, maximumValueLabel)
        return LayoutNode.vStack(spacing: 4, children: label + [row] + currentValueLabel.map { $0.font(.caption) })
          .controls("gauge") { $0.isInRow = false }.named("Gauge", as: .control)
      }
    }
  }

  /// Returns the labels in the gap at the bottom of an open ring: those of the limits, or else the gauge's own.
  ///
  /// Rule: <doc:Controls#Gauges>.
  private static func inGap(_ labels: [LayoutNode]) -> LayoutNode {
    .hStack(spacing: 6, children: labels.map { $0.font(.system(size: 11, weight: .medium)).lineLimit(1) })
  }

  /// Returns a label as a custom style receives it: as separate views, which the style's container arranges.
  private static func part(_ views: [LayoutNode]) -> LayoutNode? { views.isEmpty ? nil : .group(views) }

  /// Returns a bar between the labels of its limits.
  private static func row(of bar: LayoutNode, _ least: [LayoutNode], _ greatest: [LayoutNode]) -> LayoutNode {
    let small = { (nodes: [LayoutNode]) in nodes.map { $0.font(.caption) } }
    return .hStack(spacing: 8, children: small(least) + [bar] + small(greatest))
  }
}
