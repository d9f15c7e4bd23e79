import Glibc

/// A library that few drawings need.
///
/// It is opened by the first of them, and is not loaded at the start.
struct OptionalLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  private let file: String

  /// Opens a library; the error names the Debian package to install.
  init(_ file: String, package: String) throws {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      throw RenderingError.unsupported("this image needs \(file); install the package \(package)")
    }
    self.handle = handle
    self.file = file
  }

  /// Returns a function of the library, which must have the given type.
  func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    guard let symbol = dlsym(handle, name) else { throw RenderingError.library("\(file) has no \(name)") }
    return unsafeBitCast(symbol, to: type)
  }
}
