import PlumblineDrawing

@testable import PlumblineTypesetting

extension Path {
  /// The area inside the path's outline, without holes.
  var inkArea: Double {
    var sum = 0.0
    var subpath = Path()
    func area(of subpath: Path) -> Double {
      let points = subpath.flattened
      return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
    for element in elements {
      if case .move = element {
        sum += area(of: subpath)
        subpath = Path()
      }
      subpath.elements.append(element)
    }
    return abs(sum + area(of: subpath))
  }
}
