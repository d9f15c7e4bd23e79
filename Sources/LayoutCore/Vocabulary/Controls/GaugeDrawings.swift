// The rings and bars of gauges, filled up to a fraction or with a marker at it.
extension LayoutNode {
  /// The line width of a gauge, in points.
  private static let line = 6.0
  /// The radius of a gauge's ring at the middle of its line, in points.
  private static let radius = 26.0
  /// The distance between the middle of a marker and the ends of the lines beside it, in points.
  private static let clearance = 8.5

  /// Returns a closed ring, filled from the top up to a fraction of its length.
  ///
  /// Source: Apple's documentation of `AccessoryCircularCapacityGaugeStyle`: a closed ring that is partially filled in.
  static func ring(share: Double) -> LayoutNode {
    let share = share.usableShare
    return .drawn("Ring", width: 58, height: 58) { rect, environment in
      let whole = arc(from: -90, of: 360, in: rect, .color(.secondaryFill), environment)
      return share == 0 ? [whole] : [whole, arc(from: -90, of: 360 * share, in: rect, .tint, environment)]
    }
  }

  /// Returns a ring, open at the bottom, with a marker at a fraction of its length.
  ///
  /// Source: Apple's documentation of `AccessoryCircularGaugeStyle`: an open ring with a marker at the current value.
  static func markedRing(share: Double) -> LayoutNode {
    let share = share.usableShare
    return .drawn("Ring", width: 58, height: 58) { rect, environment in
      let style = environment.markedGaugeStyle
      let gap = Angle(radians: clearance / radius).degrees
      let position = 270 * share
      var items: [DisplayItem] = []
      if position > gap { items.append(arc(from: 135, of: position - gap, in: rect, style, environment)) }
      if 270 - position > gap {
        items.append(arc(from: 135 + position + gap, of: 270 - position - gap, in: rect, style, environment))
      }
      let outward = Transform.rotation(.degrees(135 + position)).apply(Point(x: radius, y: 0))
      return items + [marker(at: rect.center + outward, style, in: rect, environment)]
    }
  }

  /// Returns a bar with a marker at a fraction of its length.
  ///
  /// Source: Apple's documentation of `AccessoryLinearGaugeStyle`: a bar with a marker at the current value.
  static func markedBar(share: Double) -> LayoutNode {
    let share = share.usableShare
    return .drawn("Bar", height: line) { rect, environment in
      let style = environment.markedGaugeStyle
      let isMirrored = environment.layoutDirection == .rightToLeft
      let position = line / 2 + (rect.width - line) * (isMirrored ? 1 - share : share)
      let paint = style.paint(in: rect, environment: environment).along(bar: rect, isMirrored: isMirrored)
      var items: [DisplayItem] = []
      for (start, end) in [(0, position - clearance + line / 2), (position + clearance - line / 2, rect.width)]
      where end - start >= line {
        let part = Rect(x: rect.minX + start, y: rect.minY, width: end - start, height: rect.height)
        let path = Path(roundedRect: part, cornerRadius: line / 2, style: .circular)
        items.append(.fill(path, paint))
      }
      let middle = Point(x: rect.minX + position, y: rect.midY)
      return items + [.fill(Path(ellipseIn: markerBox(at: middle)), paint)]
    }
  }

  private static func arc(
    from start: Double, of extent: Double, in rect: Rect, _ style: AnyShapeStyle, _ environment: EnvironmentValues
  ) -> DisplayItem {
    var path = Path()
    path.addRelativeArc(center: rect.center, radius: radius, startAngle: .degrees(start), delta: .degrees(extent))
    return .stroke(
      path, style.paint(in: rect, environment: environment).along(ring: rect.center),
      StrokeStyle(lineWidth: line, lineCap: .round))
  }

  private static func marker(
    at middle: Point, _ style: AnyShapeStyle, in rect: Rect, _ environment: EnvironmentValues
  ) -> DisplayItem {
    let paint = style.paint(in: rect, environment: environment)
    return .fill(Path(ellipseIn: markerBox(at: middle)), paint.along(ring: rect.center))
  }

  private static func markerBox(at middle: Point) -> Rect {
    Rect(x: middle.x - line / 2, y: middle.y - line / 2, width: line, height: line)
  }
}

extension Paint {
  /// Returns the paint with the colours of a linear gradient along an open ring, from its lower left end to its lower
  /// right end.
  ///
  /// Rule: <doc:Controls#Gauges>.
  fileprivate func along(ring center: Point) -> Paint {
    switch self {
    case .linear(let gradient, _, _): .angular(gradient, center: center, start: .degrees(135), end: .degrees(405))
    case .opacity(let paint, let share): .opacity(paint.along(ring: center), share)
    default: self
    }
  }
}

extension Paint {
  /// Returns the paint with the colours of a linear gradient along a bar, from its leading end to its trailing end.
  ///
  /// Rule: <doc:Controls#Gauges>.
  fileprivate func along(bar: Rect, isMirrored: Bool) -> Paint {
    let (left, right) = (Point(x: bar.minX, y: bar.midY), Point(x: bar.maxX, y: bar.midY))
    return switch self {
    case .linear(let gradient, _, _):
      .linear(gradient, start: isMirrored ? right : left, end: isMirrored ? left : right)
    case .opacity(let paint, let share): .opacity(paint.along(bar: bar, isMirrored: isMirrored), share)
    default: self
    }
  }
}

extension EnvironmentValues {
  /// The style of a gauge with a marker: the tint if one is set, otherwise the foreground.
  fileprivate var markedGaugeStyle: AnyShapeStyle { self[\.tint] == nil ? .foreground(level: 1) : .tint }
}

extension Double {
  /// The value limited to the range from 0 to 1; 0 if it is not finite.
  fileprivate var usableShare: Double { isFinite ? min(max(self, 0), 1) : 0 }
}
