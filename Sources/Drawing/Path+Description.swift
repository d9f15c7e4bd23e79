extension Path: CustomStringConvertible {
  /// The elements, each as its points followed by a letter: `m` for a move, `l` for a line, `q` for a quadratic curve,
  /// `c` for a cubic curve, `h` for the end of a subpath.
  ///
  /// Source: Apple's documentation of `Path.init(_:)`, which reads the same notation.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let to): Path.notation([to], "m")
      case .line(let to): Path.notation([to], "l")
      case .quadCurve(let to, let control): Path.notation([control, to], "q")
      case .curve(let to, let control1, let control2): Path.notation([control1, control2, to], "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func notation(_ points: [Point], _ letter: String) -> String {
    (points.flatMap { [significant($0.x), significant($0.y)] } + [letter]).joined(separator: " ")
  }

  /// Returns a number with at most six significant digits and without trailing zeros, as `%g` writes it where no
  /// exponent is needed.
  private static func significant(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : "\(number)" }
    var whole = 1
    var bound = 10.0
    while abs(number) >= bound, whole < 6 { (whole, bound) = (whole + 1, bound * 10) }
    var decimals = abs(number) < 1 ? 6 : 6 - whole
    var leading = abs(number)
    while leading < 0.1, decimals < 9 { (leading, decimals) = (leading * 10, decimals + 1) }
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let scaled = (abs(number) * power).rounded()
    guard scaled < 1e15 else { return "\(number)" }
    var digits = String(Int(scaled))
    if digits.count <= decimals { digits = String(repeating: "0", count: decimals - digits.count + 1) + digits }
    let point = digits.index(digits.endIndex, offsetBy: -decimals)
    var fraction = digits[point...]
    while fraction.last == "0" { fraction.removeLast() }
    let text = String(digits[..<point]) + (fraction.isEmpty ? "" : ".\(fraction)")
    return number < 0 && text != "0" ? "-" + text : text
  }
}

extension Path {
  /// Creates a path from its notation, or returns nil if the text is not a path.
  ///
  /// Each element is its points followed by its letter, as `description` writes it.
  package init?(_ notation: String) {
    var path = Path()
    var numbers: [Double] = []
    for word in notation.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      guard let element = Path.element(String(word), numbers) else { return nil }
      path.elements.append(element)
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }

  /// Returns the element of a letter and its coordinates, or nil if they do not belong together.
  private static func element(_ letter: String, _ numbers: [Double]) -> Element? {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    return switch (letter, numbers.count) {
    case ("m", 2): .move(to: points[0])
    case ("l", 2): .line(to: points[0])
    case ("q", 4): .quadCurve(to: points[1], control: points[0])
    case ("c", 6): .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): .closeSubpath
    default: nil
    }
  }
}
