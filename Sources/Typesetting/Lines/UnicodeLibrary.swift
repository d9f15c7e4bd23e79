import Glibc

/// ICU's functions from the Swift toolchain's library, loaded when a text first needs them.
///
/// Plain Latin text never does, and so does not pay for the start of a library of 40 MB.
struct UnicodeLibrary: Sendable {
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Text = UnsafePointer<UInt16>

  /// `ubrk_open`.
  let openBreaks: @convention(c) (Int32, UnsafePointer<CChar>?, Text?, Int32, Status) -> OpaquePointer?
  /// `ubrk_setText`.
  let setBreaksText: @convention(c) (OpaquePointer, Text?, Int32, Status) -> Void
  /// `ubrk_next`.
  let nextBreak: @convention(c) (OpaquePointer) -> Int32
  /// `ubrk_getRuleStatus`.
  let breakStatus: @convention(c) (OpaquePointer) -> Int32
  /// `ubrk_close`.
  let closeBreaks: @convention(c) (OpaquePointer) -> Void
  /// `ubidi_open`.
  let openBidi: @convention(c) () -> OpaquePointer?
  /// `ubidi_setPara`.
  let setBidiText: @convention(c) (OpaquePointer, Text?, Int32, UInt8, UnsafeMutablePointer<UInt8>?, Status) -> Void
  /// `ubidi_getParaLevel`.
  let bidiParagraphLevel: @convention(c) (OpaquePointer) -> UInt8
  /// `ubidi_getLevels`.
  let bidiLevels: @convention(c) (OpaquePointer, Status) -> UnsafePointer<UInt8>?
  /// `ubidi_close`.
  let closeBidi: @convention(c) (OpaquePointer) -> Void
  /// The library, for functions of single uses.
  let handle: Handle

  /// An open library.
  struct Handle: @unchecked Sendable {
    fileprivate let pointer: UnsafeMutableRawPointer

    /// A function by ICU's own name, or nil where the library has none.
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(pointer, "swift_" + name).map { unsafeBitCast($0, to: type) }
    }
  }

  /// The toolchain's library, or nil where it is not installed.
  static let shared: UnicodeLibrary? = load()

  private static func load() -> UnicodeLibrary? {
    guard let pointer = paths.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    let handle = Handle(pointer: pointer)
    func function<Function>(_ name: String) -> Function? { handle.function(name, as: Function.self) }
    guard
      let openBreaks: @convention(c) (Int32, UnsafePointer<CChar>?, Text?, Int32, Status) -> OpaquePointer? = function(
        "ubrk_open"),
      let setBreaksText: @convention(c) (OpaquePointer, Text?, Int32, Status) -> Void = function("ubrk_setText"),
      let nextBreak: @convention(c) (OpaquePointer) -> Int32 = function("ubrk_next"),
      let breakStatus: @convention(c) (OpaquePointer) -> Int32 = function("ubrk_getRuleStatus"),
      let closeBreaks: @convention(c) (OpaquePointer) -> Void = function("ubrk_close"),
      let openBidi: @convention(c) () -> OpaquePointer? = function("ubidi_open"),
      let setBidiText: @convention(c) (OpaquePointer, Text?, Int32, UInt8, UnsafeMutablePointer<UInt8>?, Status) -> Void
      =
        function("ubidi_setPara"),
      let paragraphLevel: @convention(c) (OpaquePointer) -> UInt8 = function("ubidi_getParaLevel"),
      let levels: @convention(c) (OpaquePointer, Status) -> UnsafePointer<UInt8>? = function("ubidi_getLevels"),
      let closeBidi: @convention(c) (OpaquePointer) -> Void = function("ubidi_close")
    else { return nil }
    return UnicodeLibrary(
      openBreaks: openBreaks, setBreaksText: setBreaksText, nextBreak: nextBreak, breakStatus: breakStatus,
      closeBreaks: closeBreaks, openBidi: openBidi, setBidiText: setBidiText, bidiParagraphLevel: paragraphLevel,
      bidiLevels: levels, closeBidi: closeBidi, handle: handle)
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
