import CPlumblineDeflate
import Glibc

/// Compresses bytes by the Deflate method in the zlib format.
///
/// Each thread keeps its compressors, as creating one takes as long as compressing the font of a figure.
final class Compressor {
  /// The compressors, by level.
  private var compressors = [OpaquePointer?](repeating: nil, count: 13)

  deinit { for compressor in compressors { libdeflate_free_compressor(compressor) } }

  /// Returns bytes compressed at a level from 1 to 12; empty if memory is short.
  static func compressed(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    guard let compressor = ofThisThread.compressor(level) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: libdeflate_zlib_compress_bound(compressor, bytes.count)) { out, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, out.baseAddress, out.count)
    }
  }

  private func compressor(_ level: Int32) -> OpaquePointer? {
    let index = min(max(Int(level), 1), 12)
    if let known = compressors[index] { return known }
    let compressor = libdeflate_alloc_compressor(level)
    compressors[index] = compressor
    return compressor
  }

  private static var ofThisThread: Compressor {
    if let known = pthread_getspecific(key) { return Unmanaged<Compressor>.fromOpaque(known).takeUnretainedValue() }
    let compressor = Compressor()
    pthread_setspecific(key, Unmanaged.passRetained(compressor).toOpaque())
    return compressor
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { compressor in
      if let compressor { Unmanaged<Compressor>.fromOpaque(compressor).release() }
    }
    return key
  }()
}
