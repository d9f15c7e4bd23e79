import PlumblineLayout

/// Reads SwiftUI source and lowers its previews to layout nodes.
public enum ViewSource {
  /// Reads files as one program.
  ///
  /// Never throws: what cannot be read is a diagnostic, and the previews that can be read are returned all the same.
  public static func read(_ files: [SourceFile], options: ReadingOptions = ReadingOptions()) -> Reading {
    LargeStack.run { ProgramReader(options: options).read(files) }
  }
}

/// What came of reading a program.
public struct Reading {
  /// The figures, in the order of their files and of their places in them.
  public var previews: [Preview]
  /// What was found wrong, then and later: laying a preview out runs its closures, whose faults are added here.
  public var diagnostics: DiagnosticLog
  /// The previews that are not among the figures because of an error.
  public private(set) var failures: [FailedPreview] = []
  /// Whether the code annotates views, so that layouts must resolve the details that annotations of views show.
  public private(set) var callsAnnotation = false
  /// What the previews' closures run in; the previews hold it as well.
  private(set) var owner: ProgramOwner?

  /// What came of reading a program.
  public init(previews: [Preview], diagnostics: DiagnosticLog) {
    self.previews = previews
    self.diagnostics = diagnostics
  }

  /// Begins the layout of a figure, which has steps and views of its own, and its own first error.
  public func begin() {
    if let owner { owner.evaluator.begin() } else { diagnostics.begin() }
  }

  /// What came of reading a program, with what its closures run in.
  init(
    previews: [Preview], diagnostics: DiagnosticLog, failures: [FailedPreview], callsAnnotation: Bool,
    owner: ProgramOwner
  ) {
    self.init(previews: previews, diagnostics: diagnostics)
    self.failures = failures
    self.callsAnnotation = callsAnnotation
    self.owner = owner
  }
}
