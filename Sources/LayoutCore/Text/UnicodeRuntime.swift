import Glibc

/// ICU from the library of the Swift toolchain that Foundation uses, loaded on first use.
///
/// Plain Latin text never loads the library, which has 40 MB. Its symbols begin with `swift_`.
package struct UnicodeRuntime: @unchecked Sendable {
  private let library: UnsafeMutableRawPointer

  /// The toolchain's library, or nil if it is not installed.
  package static let shared: UnicodeRuntime? = paths.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first.map {
    UnicodeRuntime(library: $0)
  }

  /// Returns a function by ICU's name, or nil if the library does not have it.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(library, "swift_" + name).map { unsafeBitCast($0, to: type) }
  }

  /// The file name of the library.
  package static let file = "lib_FoundationICU.so"

  /// The paths at which the library may be, in order: beside the Swift runtime of the process, on the loader's path
  /// and, for a program that contains the runtime, in the toolchain of the `swift` on the search path.
  private static var paths: [String] {
    [runtimeFolder.map { $0 + "/" + file }, file].compactMap { $0 } + toolchainFolders.map { $0 + "/" + file }
  }

  /// The folder of the Swift runtime's library, or nil if the runtime is linked into the program.
  private static var runtimeFolder: String? {
    typealias Address = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
    guard let process = dlopen(nil, RTLD_NOW), let known = dlsym(process, "swift_retain"),
      let address = dlsym(process, "dladdr")
    else { return nil }
    var info = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    guard unsafeBitCast(address, to: Address.self)(known, &info) != 0, let file = info[0] else { return nil }
    return folder(of: String(cString: file))
  }

  /// The library folders of the toolchains on the search path, in its order.
  private static var toolchainFolders: [String] {
    guard let search = getenv("PATH") else { return [] }
    return String(cString: search).split(separator: ":").compactMap { entry in
      guard let program = realpath(entry + "/swift", nil) else { return nil }
      defer { free(program) }
      return folder(of: folder(of: String(cString: program))) + "/lib/swift/linux"
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }
}
