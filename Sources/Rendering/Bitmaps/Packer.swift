import CPlumblineDeflate
import Glibc

/// Compresses bytes by the Deflate method in the zlib format.
///
/// Each thread keeps its compressors, as creating one takes as long as compressing the font of a figure.
final class Packer {
  /// The compressors, by level.
  private var packers = [OpaquePointer?](repeating: nil, count: 13)

  deinit { for packer in packers { libdeflate_free_compressor(packer) } }

  /// Returns bytes compressed at a level from 1 to 12; empty if memory is short.
  static func packed(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    guard let packer = ofThisThread.packer(level) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: libdeflate_zlib_compress_bound(packer, bytes.count)) { out, count in
      count = libdeflate_zlib_compress(packer, bytes, bytes.count, out.baseAddress, out.count)
    }
  }

  private func packer(_ level: Int32) -> OpaquePointer? {
    let index = min(max(Int(level), 1), 12)
    if let known = packers[index] { return known }
    let packer = libdeflate_alloc_compressor(level)
    packers[index] = packer
    return packer
  }

  private static var ofThisThread: Packer {
    if let known = pthread_getspecific(key) { return Unmanaged<Packer>.fromOpaque(known).takeUnretainedValue() }
    let packer = Packer()
    pthread_setspecific(key, Unmanaged.passRetained(packer).toOpaque())
    return packer
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { packer in
      if let packer { Unmanaged<Packer>.fromOpaque(packer).release() }
    }
    return key
  }()
}
