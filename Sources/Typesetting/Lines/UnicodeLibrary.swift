import PlumblineLayout

/// ICU's functions for lines and directions, loaded when a text first needs them.
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
  let runtime: UnicodeRuntime

  /// The toolchain's library, or nil where it is not installed.
  static let shared: UnicodeLibrary? = load()

  private static func load() -> UnicodeLibrary? {
    guard let runtime = UnicodeRuntime.shared else { return nil }
    func function<Function>(_ name: String) -> Function? { runtime.function(name, as: Function.self) }
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
      bidiLevels: levels, closeBidi: closeBidi, runtime: runtime)
  }
}
