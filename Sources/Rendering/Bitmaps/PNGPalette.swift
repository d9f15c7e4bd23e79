import Glibc

/// The colours of a picture that has few, and each pixel as the number of its colour.
struct PNGPalette {
  /// The colours in the order in which they first appear, those that are not opaque first.
  private(set) var colors: [UInt32] = []
  /// The number of each pixel's colour.
  private(set) var indices: [UInt8] = []

  /// The fewest bits that hold a colour's number: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The palette of a picture, or nil when 256 colours are too few.
  init?(_ words: UnsafeBufferPointer<UInt32>) {
    guard let pixels = words.baseAddress else { return nil }
    var table = ColorTable()
    var fits = true
    indices = [UInt8](unsafeUninitializedCapacity: words.count) { indices, count in
      guard let numbers = indices.baseAddress else { return }
      var last = ~pixels[0]
      var index: UInt8 = 0
      var place = 0
      while place < words.count {
        let word = pixels[place]
        if word != last {
          guard let found = table.index(of: word) else {
            fits = false
            return
          }
          (index, last) = (found, word)
        }
        numbers[place] = index
        place &+= 1
        // Most pixels are like the one before: eight at a time, two in each number.
        let two = UInt64(last) << 32 | UInt64(last)
        while place &+ 8 <= words.count {
          let next = UnsafeRawPointer(pixels + place)
          let differences =
            (next.loadUnaligned(as: UInt64.self) ^ two)
            | (next.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ two)
            | (next.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ two)
            | (next.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ two)
          if differences != 0 { break }
          UnsafeMutableRawPointer(numbers + place).storeBytes(
            of: UInt64(index) &* 0x0101_0101_0101_0101, as: UInt64.self)
          place &+= 8
        }
      }
      count = words.count
    }
    guard fits else { return nil }
    colors = table.colors
    moveTransparentColorsFirst()
  }

  /// The opacities of the first colours alone are written, so colours that have one come first.
  private mutating func moveTransparentColorsFirst() {
    let order = colors.indices.filter { colors[$0] >> 24 != 255 } + colors.indices.filter { colors[$0] >> 24 == 255 }
    guard order != Array(colors.indices) else { return }
    var renumbered = [UInt8](repeating: 0, count: 256)
    for (new, old) in order.enumerated() { renumbered[old] = UInt8(new) }
    colors = order.map { colors[$0] }
    indices.withUnsafeMutableBufferPointer { indices in
      for place in indices.indices { indices[place] = renumbered[Int(indices[place])] }
    }
  }

  /// The numbers of all rows with as many bits as they need, each row from a byte's beginning.
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

/// Up to 256 colours and their numbers, by open addressing.
private struct ColorTable {
  var colors: [UInt32] = []
  private var slots = [Int16](repeating: -1, count: 1024)

  /// The number of a colour, a new one if it is new; nil when the table is full.
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
