import LayoutCore

/// What ends the evaluation of an expression early.
struct Fault: Error {
  /// What went wrong and where, or nil if it is reported already.
  let diagnostic: Diagnostic?

  /// A fault that is still to be reported.
  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  private init() { diagnostic = nil }

  /// A fault that is reported already.
  static let reported = Fault()
}
