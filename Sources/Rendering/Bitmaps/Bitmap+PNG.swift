extension Bitmap {
  /// Decodes a PNG file; nil if the file is damaged.
  public init?(png bytes: [UInt8]) {
    guard let file = PNGFile(bytes), let rows = file.filteredRows() else { return nil }
    self.init(file, filteredRows: rows)
  }

  /// Decodes a PNG file whose rows are already decompressed; nil if a filter is invalid or the rows have the wrong
  /// length.
  public init?(_ file: PNGFile, filteredRows: consuming [UInt8]) {
    let reader = PNGSampleReader(file)
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * file.width * file.height) { pixels, count in
      if let start = pixels.baseAddress { Rendering.preferLargePages(start, pixels.count) }
      isWhole = filteredRows.withUnsafeMutableBufferPointer { rows in
        Self.restore(rows, of: file, by: reader, into: pixels)
      }
      count = isWhole ? 4 * file.width * file.height : 0
    }
    guard isWhole else { return nil }
    self.init(width: file.width, height: file.height, bytes: bytes)
  }

  /// Reverses the filters of rows in place and expands their samples to pixels; returns false if a row is invalid.
  private static func restore(
    _ rows: UnsafeMutableBufferPointer<UInt8>, of file: PNGFile, by reader: PNGSampleReader,
    into pixels: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard var row = rows.baseAddress, let pixels = pixels.baseAddress else { return false }
    guard rows.count == file.passes.reduce(0, { $0 + $1.height * (file.rowLength($1.width) + 1) }) else { return false }
    for pass in file.passes {
      let length = file.rowLength(pass.width)
      var above: UnsafePointer<UInt8>?
      for index in 0..<pass.height {
        guard PNGFilter.restore(row + 1, count: length, above: above, step: file.filterStep, filter: row[0]) else {
          return false
        }
        let start = pixels + 4 * ((pass.y + index * pass.dy) * file.width + pass.x)
        reader.spread(row + 1, count: pass.width, over: start, step: 4 * pass.dx)
        above = UnsafePointer(row + 1)
        row += length + 1
      }
    }
    return true
  }
}
