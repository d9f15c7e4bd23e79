import Glibc

/// A Debian library that few drawings need, opened by the first one that does: it would slow down every start.
struct OptionalLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  private let file: String

  /// Opens a library; the error names the package that brings it.
  init(_ file: String, package: String) throws {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      throw RenderingError.unsupported("this picture needs \(file); install the package \(package)")
    }
    self.handle = handle
    self.file = file
  }

  /// A function of the library, as the type that its header gives it.
  func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    guard let symbol = dlsym(handle, name) else { throw RenderingError.library("\(file) has no \(name)") }
    return unsafeBitCast(symbol, to: type)
  }
}
