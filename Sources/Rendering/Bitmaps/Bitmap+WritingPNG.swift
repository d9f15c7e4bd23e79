extension Bitmap {
  /// The image as a PNG file, with a palette if it has at most 256 colours, otherwise with RGB or RGBA pixels.
  public var png: [UInt8] {
    guard width > 0, height > 0 else { return PNGEncoder(.pixel).encoded() }
    let rows = bytes.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { words in
        words.baseAddress.map { start in
          PixelRows(width: width, height: height, from: start, stride: width) { from, to, count in
            to.update(from: from, count: count)
          }
        }
      }
    }
    return PNGEncoder(rows ?? .pixel).encoded()
  }
}
