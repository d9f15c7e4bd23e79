extension PNGDecoder {
  /// Writes one row's pixels as RGBA, `step` bytes apart.
  func expand(_ raw: [UInt8], at start: Int, count: Int, into result: inout [UInt8], from first: Int, step: Int) {
    raw.withUnsafeBufferPointer { raw in
      result.withUnsafeMutableBufferPointer { result in
        var to = first
        for x in 0..<count {
          let color = self.color(raw, at: start, x: x)
          (result[to], result[to + 1], result[to + 2], result[to + 3]) = (color.x, color.y, color.z, color.w)
          to += step
        }
      }
    }
  }

  /// The RGBA of one pixel of a row.
  private func color(_ raw: UnsafeBufferPointer<UInt8>, at start: Int, x: Int) -> SIMD4<UInt8> {
    switch colorType {
    case 3:
      let index = sample(raw, at: start, x)
      guard index * 3 + 2 < palette.count else { return SIMD4(0, 0, 0, 255) }
      let opacity = index < transparency.count ? transparency[index] : 255
      return SIMD4(palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2], opacity)
    case 0, 4:
      let value = sample(raw, at: start, x * channels)
      let grey = scaled(value)
      if colorType == 4 { return SIMD4(grey, grey, grey, scaled(sample(raw, at: start, x * 2 + 1))) }
      return SIMD4(grey, grey, grey, isKey([value]) ? 0 : 255)
    default:
      let values = (0..<3).map { sample(raw, at: start, x * channels + $0) }
      let opacity: UInt8 = colorType == 6 ? scaled(sample(raw, at: start, x * 4 + 3)) : isKey(values) ? 0 : 255
      return SIMD4(scaled(values[0]), scaled(values[1]), scaled(values[2]), opacity)
    }
  }

  /// A component as it stands in the file.
  private func sample(_ raw: UnsafeBufferPointer<UInt8>, at start: Int, _ index: Int) -> Int {
    switch bitDepth {
    case 8: return Int(raw[start + index])
    case 16: return Int(raw[start + index * 2]) << 8 | Int(raw[start + index * 2 + 1])
    default:
      let bit = index * bitDepth
      return Int(raw[start + bit / 8]) >> (8 - bitDepth - bit % 8) & (1 << bitDepth - 1)
    }
  }

  /// A component of any depth in eight bits.
  private func scaled(_ value: Int) -> UInt8 {
    bitDepth == 8 ? UInt8(value) : UInt8((value * 255 + (1 << bitDepth - 1) / 2) / (1 << bitDepth - 1))
  }

  /// Whether the file names this very colour as transparent.
  private func isKey(_ values: [Int]) -> Bool {
    guard transparency.count == values.count * 2 else { return false }
    return values.enumerated().allSatisfy { index, value in
      Int(transparency[index * 2]) << 8 | Int(transparency[index * 2 + 1]) == value
    }
  }
}
