import Glibc

/// The colours of an image with at most 256 of them, and the index of each pixel's colour.
struct PNGPalette {
  /// The colours in order of first appearance, with those that are not opaque first.
  private(set) var colors: [UInt32] = []
  /// The index of each pixel's colour.
  private(set) var indices: [UInt8] = []

  /// The smallest bit depth that holds each index: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Creates the palette of an image; nil if the image has more than 256 colours.
  init?(_ words: UnsafeBufferPointer<UInt32>) {
    guard let pixels = words.baseAddress else { return nil }
    var table = ColorTable()
    var fits = true
    indices = [UInt8](unsafeUninitializedCapacity: words.count) { indices, count in
      guard let target = indices.baseAddress else { return }
      var last = ~pixels[0]
      var index: UInt8 = 0
      var offset = 0
      while offset < words.count {
        let word = pixels[offset]
        if word != last {
          guard let found = table.index(of: word) else {
            fits = false
            return
          }
          (index, last) = (found, word)
        }
        target[offset] = index
        offset &+= 1
        // Most pixels equal the one before, so that eight are compared at a time, two in each integer.
        let two = UInt64(last) << 32 | UInt64(last)
        while offset &+ 8 <= words.count {
          let next = UnsafeRawPointer(pixels + offset)
          let differences =
            (next.loadUnaligned(as: UInt64.self) ^ two)
            | (next.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ two)
            | (next.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ two)
            | (next.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ two)
          if differences != 0 { break }
          UnsafeMutableRawPointer(target + offset).storeBytes(
            of: UInt64(index) &* 0x0101_0101_0101_0101, as: UInt64.self)
          offset &+= 8
        }
      }
      count = words.count
    }
    guard fits else { return nil }
    colors = table.colors
    moveTransparentColorsFirst()
  }

  /// Moves colours that are not opaque to the front, since opacities are written for the first colours alone.
  private mutating func moveTransparentColorsFirst() {
    let order = colors.indices.filter { colors[$0] >> 24 != 255 } + colors.indices.filter { colors[$0] >> 24 == 255 }
    guard order != Array(colors.indices) else { return }
    var renumbered = [UInt8](repeating: 0, count: 256)
    for (new, old) in order.enumerated() { renumbered[old] = UInt8(new) }
    colors = order.map { colors[$0] }
    indices.withUnsafeMutableBufferPointer { indices in
      for offset in indices.indices { indices[offset] = renumbered[Int(indices[offset])] }
    }
  }

  /// Returns the indices of all rows, packed to the bit depth; each row begins with a new byte.
  func packed(width: Int) -> [UInt8] {
    let depth = bitDepth
    guard depth < 8 else { return indices }
    let perByte = 8 / depth
    let stride = (width + perByte - 1) / perByte
    let height = indices.count / width
    return [UInt8](unsafeUninitializedCapacity: stride * height) { bytes, count in
      indices.withUnsafeBufferPointer { indices in
        for row in 0..<height {
          for byte in 0..<stride {
            var value: UInt8 = 0
            for x in (byte * perByte)..<((byte + 1) * perByte) {
              value = value << UInt8(depth) | (x < width ? indices[row * width + x] : 0)
            }
            bytes[row * stride + byte] = value
          }
        }
      }
      count = stride * height
    }
  }
}

/// A hash table of up to 256 colours, with open addressing.
private struct ColorTable {
  var colors: [UInt32] = []
  private var slots = [Int16](repeating: -1, count: 1024)

  /// Returns the index of a colour, which is added if it is new; nil if the table is full.
  mutating func index(of color: UInt32) -> UInt8? {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] >= 0 {
      if colors[Int(slots[slot])] == color { return UInt8(slots[slot]) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return UInt8(colors.count - 1)
  }
}
