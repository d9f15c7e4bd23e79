import PlumblineDrawing

extension SubsetFont {
  /// The font as a Compact Font Format table.
  ///
  /// Source: Adobe Technical Notes 5176 and 5177.
  var compactFont: [UInt8] {
    let header: [UInt8] = [1, 0, 4, 4]
    let name = index([Array(self.name.utf8)])
    let strings = index(outlines.count > 391 ? (391..<outlines.count).map { Array("g\($0)".utf8) } : [])
    let globals = index([])
    let glyphs = index(zip(outlines, advances).map { Charstring(outline: $0, advance: $1).bytes })
    var charset = BigEndian()
    if outlines.count > 1 {
      charset.byte(2)
      charset.shorts(1, outlines.count - 2)
    } else {
      charset.byte(0)
    }
    let privateDict: [UInt8] = [139, 20, 139, 21]
    let topLength = index([topDict(charset: 0, glyphs: 0, privateSize: 0, privateStart: 0)]).count
    let start = header.count + name.count + topLength + strings.count + globals.count
    let top = topDict(
      charset: start, glyphs: start + charset.bytes.count, privateSize: privateDict.count,
      privateStart: start + charset.bytes.count + glyphs.count)
    return header + name + index([top]) + strings + globals + charset.bytes + glyphs + privateDict
  }

  /// Returns the top dictionary.
  ///
  /// Its integers have a fixed length, so that offsets do not depend on their values.
  private func topDict(charset: Int, glyphs: Int, privateSize: Int, privateStart: Int) -> [UInt8] {
    var dict = BigEndian()
    func number(_ value: Int) {
      dict.byte(29)
      dict.long(value)
    }
    if unitsPerEm != 1000 {
      for factor in [1, 0, 0, 1, 0, 0] { dict.add(factor == 0 ? [139] : Self.real(1 / Double(unitsPerEm))) }
      dict.add([12, 7])
    }
    number(charset)
    dict.byte(15)
    number(glyphs)
    dict.byte(17)
    number(privateSize)
    number(privateStart)
    dict.byte(18)
    return dict.bytes
  }

  /// Returns a positive number below 1 as a decimal fraction of 14 digits, encoded in nibbles.
  private static func real(_ value: Double) -> [UInt8] {
    var nibbles: [UInt8] = [0xA]
    var rest = value
    for _ in 0..<14 {
      rest *= 10
      let digit = min(max(rest.rounded(.down), 0), 9)
      nibbles.append(UInt8(digit))
      rest -= digit
    }
    nibbles.append(0xF)
    if nibbles.count % 2 == 1 { nibbles.append(0xF) }
    return [30] + stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
  }

  private func index(_ objects: [[UInt8]]) -> [UInt8] {
    var result = BigEndian()
    result.short(objects.count)
    guard !objects.isEmpty else { return result.bytes }
    result.byte(4)
    var offset = 1
    result.long(offset)
    for object in objects {
      offset += object.count
      result.long(offset)
    }
    for object in objects { result.add(object) }
    return result.bytes
  }
}

/// The drawing operators of one outline, as a Type 2 charstring.
private struct Charstring {
  private(set) var bytes: [UInt8] = []
  private var x = 0
  private var y = 0

  init(outline: Path, advance: Int) {
    number(min(max(advance, 0), 32000))
    var pen = Point.zero
    for element in outline.elements {
      switch element {
      case .move(let to):
        add([to], 21)
        pen = to
      case .line(let to):
        add([to], 5)
        pen = to
      case .quadCurve(let to, let control):
        add([pen + (control - pen) * (2 / 3), to + (control - to) * (2 / 3), to], 8)
        pen = to
      case .curve(let to, let control1, let control2):
        add([control1, control2, to], 8)
        pen = to
      case .closeSubpath: break
      }
    }
    bytes.append(14)
  }

  private mutating func add(_ points: [Point], _ step: UInt8) {
    for point in points {
      let (nextX, nextY) = (Self.whole(point.x), Self.whole(point.y))
      number(nextX - x)
      number(nextY - y)
      (x, y) = (nextX, nextY)
    }
    bytes.append(step)
  }

  private static func whole(_ value: Double) -> Int { Int(min(max(value.finite(), -16000), 16000).rounded()) }

  private mutating func number(_ value: Int) {
    switch value {
    case -107...107: bytes.append(UInt8(value + 139))
    case 108...1131:
      bytes.append(UInt8((value - 108) >> 8 + 247))
      bytes.append(UInt8((value - 108) & 255))
    case -1131 ... -108:
      bytes.append(UInt8((-value - 108) >> 8 + 251))
      bytes.append(UInt8((-value - 108) & 255))
    default: bytes += [28, UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
  }
}
