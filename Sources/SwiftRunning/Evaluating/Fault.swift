/// An error that ends the evaluation of an expression: a fault in the code, or an error that the program throws.
package struct Fault: Error {
  private final class Storage {
    let diagnostic: Diagnostic?
    let thrown: Value?
    let isOutside: Bool
    init(_ diagnostic: Diagnostic?, _ thrown: Value?, isOutside: Bool = false) {
      self.diagnostic = diagnostic
      self.thrown = thrown
      self.isOutside = isOutside
    }
  }

  /// The immutable storage, shared by all copies.
  private nonisolated(unsafe) let storage: Storage

  /// Creates a fault that is yet to be reported.
  package init(_ diagnostic: Diagnostic, isOutside: Bool = false) {
    storage = Storage(diagnostic, nil, isOutside: isOutside)
  }
  /// Creates a fault for an error that the program throws.
  package init(throwing value: Value, _ diagnostic: Diagnostic) { storage = Storage(diagnostic, value) }
  private init() { storage = Storage(nil, nil) }

  /// A fault that has already been reported.
  package static let reported = Fault()
  /// The diagnostic, or nil if it has already been reported.
  package var diagnostic: Diagnostic? { storage.diagnostic }
  /// Whether the code uses a type that is declared neither in the program nor in the vocabulary, and is not a
  /// misspelling of such a type.
  ///
  /// Such code is skipped where its value is not needed: in the initial value of a property that no figure reads, or in
  /// a statement whose value is dropped.
  package var isOutside: Bool { storage.isOutside }
  /// The error that the program throws, or nil for any other fault.
  package var thrown: Value? { storage.thrown }

  /// Returns the fault with a hint at the file that declares the missing type, if it is known.
  package func declared(in file: String?) -> Fault {
    guard let file, var diagnostic else { return self }
    diagnostic.hint = "it is declared in \(file): read the folder with --together"
    return Fault(diagnostic, isOutside: isOutside)
  }

  /// Returns the fault with another entry of its call trace.
  func calledFrom(_ name: String, at source: SourceRange) -> Fault {
    guard var diagnostic, diagnostic.notes.count < 8 else { return self }
    let note = Diagnostic(.note, .calledFrom(name), at: source)
    if diagnostic.notes.last == note { return self }
    diagnostic.notes.append(note)
    return thrown.map { Fault(throwing: $0, diagnostic) } ?? Fault(diagnostic, isOutside: isOutside)
  }
}
