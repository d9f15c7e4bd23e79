import Glibc

/// ICU, from the library of the Swift toolchain that Foundation calls, loaded when a text or a format first needs it.
///
/// Plain Latin text never does, and so does not pay for the start of a library of 40 MB. Its symbols begin with `swift_`.
package struct UnicodeRuntime: @unchecked Sendable {
  private let library: UnsafeMutableRawPointer

  /// The toolchain's library, or nil where it is not installed.
  package static let shared: UnicodeRuntime? = paths.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first.map {
    UnicodeRuntime(library: $0)
  }

  /// A function by ICU's own name, or nil where the library has none.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(library, "swift_" + name).map { unsafeBitCast($0, to: type) }
  }

  /// Where the library may be: beside the Swift runtime that this process runs on, or where the loader looks.
  private static var paths: [String] {
    let name = "lib_FoundationICU.so"
    typealias Address = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
    guard let process = dlopen(nil, RTLD_NOW), let known = dlsym(process, "swift_retain"),
      let address = dlsym(process, "dladdr")
    else { return [name] }
    var info = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    guard unsafeBitCast(address, to: Address.self)(known, &info) != 0, let file = info[0] else { return [name] }
    return [String(cString: file).split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name, name]
  }
}
