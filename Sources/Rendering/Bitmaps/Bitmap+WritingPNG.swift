extension Bitmap {
  /// The picture as a PNG file: a palette where 256 colours are enough, else RGB or RGBA.
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
