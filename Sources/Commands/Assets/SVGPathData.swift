import Glibc
import PlumblineLayout

/// A reader of the outlines that the attribute `d` of an SVG path describes.
struct SVGPathData {
  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of the previous curve, and the number of its control points.
  private var control: (point: Point, count: Int)?

  /// Returns the outline, or nil for a text that is not one.
  static func path(_ text: String) -> Path? {
    var reader = SVGPathData(text)
    return reader.read() ? reader.path : nil
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func read() -> Bool {
    var command: UInt8?
    while skipSeparators() {
      if bytes[position] & 0x5F >= UInt8(ascii: "A"), bytes[position] & 0x5F <= UInt8(ascii: "Z") {
        command = bytes[position]
        position += 1
      }
      guard let now = command, !path.isEmpty || now | 0x20 == UInt8(ascii: "m"), add(now) else { return false }
      switch now {
      case UInt8(ascii: "m"): command = UInt8(ascii: "l")
      case UInt8(ascii: "M"): command = UInt8(ascii: "L")
      case UInt8(ascii: "z"), UInt8(ascii: "Z"): command = nil
      default: break
      }
    }
    return true
  }

  /// Adds an element by the letter of its command, and returns whether its numbers are complete.
  private mutating func add(_ command: UInt8) -> Bool {
    let base = command & 0x20 == 0 ? Point.zero : current
    let before = control
    control = nil
    switch Character(UnicodeScalar(command | 0x20)) {
    case "m":
      guard let to = point(from: base) else { return false }
      path.move(to: to)
      (current, start) = (to, to)
    case "l":
      guard let to = point(from: base) else { return false }
      line(to: to)
    case "h":
      guard let x = number() else { return false }
      line(to: Point(x: base.x + x, y: current.y))
    case "v":
      guard let y = number() else { return false }
      line(to: Point(x: current.x, y: base.y + y))
    case "c":
      guard let one = point(from: base), let two = point(from: base), let to = point(from: base) else { return false }
      curve(to: to, one, two)
    case "s":
      guard let two = point(from: base), let to = point(from: base) else { return false }
      curve(to: to, reflected(before, count: 2), two)
    case "q":
      guard let one = point(from: base), let to = point(from: base) else { return false }
      quadCurve(to: to, one)
    case "t":
      guard let to = point(from: base) else { return false }
      quadCurve(to: to, reflected(before, count: 1))
    case "a":
      guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(), let isClockwise = flag(),
        let to = point(from: base)
      else { return false }
      arc(to: to, Size(width: abs(rx), height: abs(ry)), angle * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
    case "z":
      path.closeSubpath()
      current = start
    default: return false
    }
    return true
  }

  private mutating func line(to point: Point) {
    path.addLine(to: point)
    current = point
  }

  private mutating func curve(to point: Point, _ one: Point, _ two: Point) {
    path.addCurve(to: point, control1: one, control2: two)
    (current, control) = (point, (two, 2))
  }

  private mutating func quadCurve(to point: Point, _ one: Point) {
    path.addQuadCurve(to: point, control: one)
    (current, control) = (point, (one, 1))
  }

  private func reflected(_ before: (point: Point, count: Int)?, count: Int) -> Point {
    guard let before, before.count == count else { return current }
    return Point(x: 2 * current.x - before.point.x, y: 2 * current.y - before.point.y)
  }

  /// Adds an arc of an ellipse as cubic curves.
  ///
  /// Source: SVG 1.1, F.6, "Elliptical arc implementation notes".
  private mutating func arc(to end: Point, _ size: Size, _ angle: Double, isLarge: Bool, isClockwise: Bool) {
    guard size.width > 0, size.height > 0, end != current else { return line(to: end) }
    let (cosine, sine) = (cos(angle), sin(angle))
    let half = Point(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
    let turned = Point(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    let excess = pow(turned.x / size.width, 2) + pow(turned.y / size.height, 2)
    let grow = max(excess, 1).squareRoot()
    let (rx, ry) = (size.width * grow, size.height * grow)
    let share = pow(rx * turned.y, 2) + pow(ry * turned.x, 2)
    let factor = max((rx * rx * ry * ry - share) / share, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let middle = Point(x: factor * rx * turned.y / ry, y: -factor * ry * turned.x / rx)
    let first = atan2((turned.y - middle.y) / ry, (turned.x - middle.x) / rx)
    var span = atan2((-turned.y - middle.y) / ry, (-turned.x - middle.x) / rx) - first
    if isClockwise, span < 0 { span += 2 * .pi }
    if !isClockwise, span > 0 { span -= 2 * .pi }
    let center = Point(
      x: cosine * middle.x - sine * middle.y + (current.x + end.x) / 2,
      y: sine * middle.x + cosine * middle.y + (current.y + end.y) / 2)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
    }
    let count = max(Int((abs(span) / (.pi / 2)).rounded(.up)), 1)
    let step = span / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for number in 0..<count {
      let (from, to) = (first + Double(number) * step, first + Double(number + 1) * step)
      curve(
        to: number == count - 1 ? end : place(cos(to), sin(to)),
        place(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        place(cos(to) + reach * sin(to), sin(to) - reach * cos(to)))
    }
    control = nil
  }

  // MARK: Numbers

  private mutating func point(from base: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: base.x + x, y: base.y + y)
  }

  private mutating func flag() -> Bool? {
    guard skipSeparators(), [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(bytes[position]) else { return nil }
    position += 1
    return bytes[position - 1] == UInt8(ascii: "1")
  }

  private mutating func number() -> Double? {
    guard skipSeparators() else { return nil }
    let start = position
    skipSign()
    skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      skipSign()
      skipDigits()
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func skipSign() {
    if position < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[position]) { position += 1 }
  }

  private mutating func skipDigits() {
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
  }

  /// Skips spaces and commas, and returns whether more text follows.
  private mutating func skipSeparators() -> Bool {
    while position < bytes.count, bytes[position] <= 32 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    return position < bytes.count
  }
}
