extension Bitmap {
  /// The picture as a PNG file: a palette where 256 colours are enough, else RGB or RGBA.
  public var png: [UInt8] {
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      count = width * height
      bytes.withUnsafeBytes { bytes in
        for index in 0..<count {
          words[index] = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }
      }
    }
    return words.withUnsafeBufferPointer { PNGEncoder(width: width, height: height, words: $0).encoded() }
  }
}
