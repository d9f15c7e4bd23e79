// The animated values of shapes.
extension AnyShape {
  /// The values that animations change: corners, insets, fractions of a path, angles and scales.
  var animatableValues: [Double] {
    switch geometry {
    case .roundedRectangle(let size, _): [size.width, size.height]
    case .unevenRoundedRectangle(let radii, _):
      [radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing]
    case .inset(let shape, let amount): shape.animatableValues + [amount]
    case .trim(let shape, let from, let to): shape.animatableValues + [from, to]
    case .transformed(let shape, let transform, _): shape.animatableValues + transform.animatableValues
    case .sized(let shape, let size): shape.animatableValues + [size.width, size.height]
    case .stroked(let shape, let style): shape.animatableValues + style.animatableValues
    case .combined(let first, _, let second, _): first.animatableValues + second.animatableValues
    case .animatable(let data): data.values
    case .rectangle, .capsule, .circle, .ellipse, .containerRelative, .path, .custom: []
    }
  }

  /// Returns the shape with the first of some values, which it removes.
  func taking(_ values: inout ArraySlice<Double>) -> AnyShape {
    guard values.count >= animatableValues.count else { return self }
    var result = self
    switch geometry {
    case .roundedRectangle(_, let style):
      let size = Size(width: max(values.removeFirst(), 0), height: max(values.removeFirst(), 0))
      result.geometry = .roundedRectangle(cornerSize: size, style: style)
    case .unevenRoundedRectangle(_, let style):
      var radii = RectangleCornerRadii()
      radii.topLeading = max(values.removeFirst(), 0)
      radii.bottomLeading = max(values.removeFirst(), 0)
      radii.bottomTrailing = max(values.removeFirst(), 0)
      radii.topTrailing = max(values.removeFirst(), 0)
      result.geometry = .unevenRoundedRectangle(radii, style: style)
    case .inset(let shape, _):
      let inner = shape.taking(&values)
      result.geometry = .inset(inner, values.removeFirst())
    case .trim(let shape, _, _):
      let inner = shape.taking(&values)
      let from = values.removeFirst()
      result.geometry = .trim(inner, from: from, to: values.removeFirst())
    case .transformed(let shape, let transform, let anchor):
      let inner = shape.taking(&values)
      result.geometry = .transformed(inner, transform.taking(&values), anchor: anchor)
    case .sized(let shape, _):
      let inner = shape.taking(&values)
      let width = values.removeFirst()
      result.geometry = .sized(inner, Size(width: width, height: values.removeFirst()))
    case .stroked(let shape, let style):
      let inner = shape.taking(&values)
      result.geometry = .stroked(inner, style.taking(&values))
    case .combined(let first, let operation, let second, let rule):
      let one = first.taking(&values)
      result.geometry = .combined(one, operation, second.taking(&values), eoFill: rule)
    case .animatable(let data):
      let count = data.values.count
      let own = Array(values.prefix(count))
      values = values.dropFirst(count)
      result.geometry = data.at(own).geometry
    case .rectangle, .capsule, .circle, .ellipse, .containerRelative, .path, .custom: break
    }
    return result
  }
}

/// The animated values of a declared shape, with the shape for others.
public struct AnimatableShapeData: Sendable {
  /// The values, by component.
  public var values: [Double]
  /// Returns the path in a rectangle at the origin.
  public var path: @Sendable (Rect) -> Path
  /// Returns the shape for other values.
  public var at: @Sendable ([Double]) -> AnyShape

  /// Creates the data of a shape.
  public init(
    values: [Double], path: @escaping @Sendable (Rect) -> Path, at: @escaping @Sendable ([Double]) -> AnyShape
  ) {
    self.values = values
    self.path = path
    self.at = at
  }
}

extension Transform {
  /// The angle, the scales and the displacement of a transform that is a rotation after a scale; all components of
  /// another.
  fileprivate var animatableValues: [Double] { [m11, m12, m21, m22, m31, m32] }

  fileprivate func taking(_ values: inout ArraySlice<Double>) -> Transform {
    var result = self
    result.m11 = values.removeFirst()
    result.m12 = values.removeFirst()
    result.m21 = values.removeFirst()
    result.m22 = values.removeFirst()
    result.m31 = values.removeFirst()
    result.m32 = values.removeFirst()
    return result
  }
}
