import Glibc

/// The pixels of a picture, of which rows that equal the one above are only counted: most rows of a figure do.
struct PixelRows {
  /// The pixels of a row.
  let width: Int
  /// The rows that differ from the one above, each pixel as red, green, blue and opacity from the lowest byte up, not multiplied by
  /// the opacity.
  private(set) var words: [UInt32]
  /// How often each of them is repeated beneath itself.
  private(set) var repeats: [Int]

  /// One transparent pixel.
  static let pixel = PixelRows(word: 0)

  private init(word: UInt32) {
    (width, words, repeats) = (1, [word], [0])
  }

  /// Reads the rows of a picture.
  ///
  /// `plain` turns a row of the picture's own pixels into those kept here; rows of the same pixels are turned once.
  init(
    width: Int, height: Int, from pixels: UnsafePointer<UInt32>, stride: Int,
    plain: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, _ count: Int) -> Void
  ) {
    var repeats: [Int] = []
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      guard let words = words.baseAddress, height > 0 else { return }
      for row in 0..<height {
        let own = pixels + row * stride
        if row > 0, memcmp(own, own - stride, width * 4) == 0 {
          repeats[repeats.count - 1] += 1
          continue
        }
        let to = words + count
        plain(own, to, width)
        if row > 0, memcmp(to, to - width, width * 4) == 0 {
          repeats[repeats.count - 1] += 1
        } else {
          repeats.append(0)
          count += width
        }
      }
    }
    (self.width, self.words, self.repeats) = (width, words, repeats)
  }

  /// All pixels, row by row.
  var bytes: [UInt8] {
    let height = repeats.reduce(repeats.count, +)
    return [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
      words.withUnsafeBytes { words in
        guard let from = words.baseAddress, var to = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
        for (row, times) in repeats.enumerated() {
          for _ in 0...times {
            memcpy(to, from + row * width * 4, width * 4)
            to += width * 4
          }
        }
      }
      count = 4 * width * height
    }
  }
}
