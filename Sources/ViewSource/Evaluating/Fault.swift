/// What ends the evaluation of an expression early.
struct Fault: Error {
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

  /// Shared by all copies; nothing in it changes.
  private nonisolated(unsafe) let storage: Storage

  /// A fault that is still to be reported.
  init(_ diagnostic: Diagnostic, isOutside: Bool = false) {
    storage = Storage(diagnostic, nil, isOutside: isOutside)
  }
  /// An error that the program throws.
  init(throwing value: Value, _ diagnostic: Diagnostic) { storage = Storage(diagnostic, value) }
  private init() { storage = Storage(nil, nil) }

  /// A fault that is reported already.
  static let reported = Fault()
  /// What went wrong and where, or nil if it is reported already.
  var diagnostic: Diagnostic? { storage.diagnostic }
  /// Whether the code asks for a type that is neither the program's nor the vocabulary's, nor misspelt from one of theirs.
  ///
  /// Such code is left alone where its value is not needed: the initial value of a property that no figure reads, or a
  /// statement whose value is dropped.
  var isOutside: Bool { storage.isOutside }
  /// The error that the program throws, or nil if the fault is none of its own.
  var thrown: Value? { storage.thrown }

  /// The fault with a hint to the file that declares the missing type, if one is known.
  func declared(in file: String?) -> Fault {
    guard let file, var diagnostic else { return self }
    diagnostic.hint = "it is declared in \(file): read the folder with --together"
    return Fault(diagnostic, isOutside: isOutside)
  }

  /// The fault with another step of its call trail.
  func calledFrom(_ name: String, at source: SourceRange) -> Fault {
    guard var diagnostic, diagnostic.notes.count < 8 else { return self }
    let note = Diagnostic(.note, .calledFrom(name), at: source)
    if diagnostic.notes.last == note { return self }
    diagnostic.notes.append(note)
    return thrown.map { Fault(throwing: $0, diagnostic) } ?? Fault(diagnostic, isOutside: isOutside)
  }
}
