extension AnyShape {
  /// Returns the shape's path in a rectangle, in points.
  ///
  /// The path is empty if the rectangle is not finite.
  public func path(in rect: Rect, environment: EnvironmentValues = EnvironmentValues()) -> Path {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.isFinite else { return Path() }
    switch geometry {
    case .rectangle: return Path(rect)
    case .roundedRectangle(let cornerSize, let style):
      return Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    case .unevenRoundedRectangle(let radii, let style):
      var path = Path()
      path.addRoundedRect(in: rect, corners: radii.sizes(environment.layoutDirection), style: style)
      return path
    case .capsule(let style):
      let isRound = style == .circular || abs(rect.width - rect.height) < 0.01
      return isRound
        ? Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
        : Path(continuousCapsuleIn: rect)
    case .circle: return Path(ellipseIn: rect.largestSquare)
    case .ellipse: return Path(ellipseIn: rect)
    case .containerRelative:
      return (environment.containerShape ?? .rectangle)
        .path(in: rect, environment: environment.setting { $0.containerShape = nil })
    case .path(let path): return path.offsetBy(dx: rect.minX, dy: rect.minY)
    case .custom(let make):
      return make(Rect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    case .animatable(let data):
      return data.path(Rect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    case .inset(let shape, let amount): return shape.insetPath(in: rect, by: amount, environment: environment)
    case .trim(let shape, let from, let to):
      return shape.path(in: rect, environment: environment).trimmedPath(from: from, to: to)
    case .transformed(let shape, let transform, let anchor):
      let origin = anchor?.point(in: rect) ?? rect.origin
      return shape.path(in: rect, environment: environment).applying(transform.about(origin))
    case .sized(let shape, let size):
      return shape.path(in: Rect(origin: rect.origin, size: size), environment: environment)
    case .stroked(let shape, let style):
      return shape.path(in: rect, environment: environment).strokedPath(style)
    case .combined(let shape, let operation, let other, let eoFill):
      return shape.path(in: rect, environment: environment)
        .combined(operation, with: other.path(in: rect, environment: environment), eoFill: eoFill)
    }
  }

  /// Returns the path of the shape inset by a distance; corners keep their centres, so their radii shrink.
  private func insetPath(in rect: Rect, by amount: Double, environment: EnvironmentValues) -> Path {
    let amount = amount.finite
    let bounds = Rect(
      x: rect.minX + amount, y: rect.minY + amount, width: max(rect.width - 2 * amount, 0),
      height: max(rect.height - 2 * amount, 0))
    func shrunk(_ radius: Double) -> Double { max(radius - amount, 0) }
    switch geometry {
    case .roundedRectangle(let size, let style):
      return Path(
        roundedRect: bounds, cornerSize: Size(width: shrunk(size.width), height: shrunk(size.height)), style: style)
    case .unevenRoundedRectangle(let radii, let style):
      let inner = RectangleCornerRadii(
        topLeading: shrunk(radii.topLeading), bottomLeading: shrunk(radii.bottomLeading),
        bottomTrailing: shrunk(radii.bottomTrailing), topTrailing: shrunk(radii.topTrailing))
      return AnyShape(.unevenRoundedRectangle(inner, style: style), name: name).path(
        in: bounds, environment: environment)
    case .inset(let shape, let inner):
      return shape.insetPath(in: rect, by: inner.finite + amount, environment: environment)
    case .containerRelative:
      return (environment.containerShape ?? .rectangle)
        .insetPath(in: rect, by: amount, environment: environment.setting { $0.containerShape = nil })
    case .transformed(let shape, let transform, let anchor):
      let origin = anchor?.point(in: rect) ?? rect.origin
      return shape.insetPath(in: rect, by: amount, environment: environment).applying(transform.about(origin))
    default: return path(in: bounds, environment: environment)
    }
  }
}

extension RectangleCornerRadii {
  /// Returns the corner radii in physical order: top left, top right, bottom right, bottom left.
  fileprivate func sizes(_ direction: LayoutDirection) -> [Size] {
    let radii =
      direction == .leftToRight
      ? [topLeading, topTrailing, bottomTrailing, bottomLeading]
      : [topTrailing, topLeading, bottomLeading, bottomTrailing]
    return radii.map { Size(width: $0, height: $0) }
  }
}

extension Rect {
  /// The largest square inside the rectangle, centred.
  fileprivate var largestSquare: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
