import Glibc

/// Functions that read and write open file descriptors.
package enum Descriptor {
  /// Writes all bytes to a descriptor; returns false if a write fails.
  @discardableResult
  package static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Returns all bytes up to the end of a file; nil if a read fails.
  package static func readAll(from file: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(file, &status) == 0, status.st_size > 0 { bytes.reserveCapacity(Int(status.st_size)) }
    let size = 1 << 16
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      while true {
        let count = Glibc.read(file, buffer.baseAddress, size)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return nil }
        if count == 0 { return bytes }
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }
}
