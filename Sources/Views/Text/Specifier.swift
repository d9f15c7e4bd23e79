import Glibc

/// A value in a format of the C library, such as `%.2f`.
func formatted(_ value: some CVarArg, specifier: String) -> String {
  withVaList([value]) { arguments in
    var buffer = [CChar](repeating: 0, count: 512)
    let length = Int(vsnprintf(&buffer, buffer.count, specifier, arguments))
    return String(
      decoding: buffer.prefix(max(min(length, buffer.count - 1), 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
