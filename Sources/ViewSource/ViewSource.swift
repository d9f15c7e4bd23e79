import PlumblineLayout

/// The reader of SwiftUI source, which lowers previews to layout nodes.
public enum ViewSource {
  /// Reads files as one program.
  ///
  /// The function does not throw: problems are diagnostics, and the previews without errors are returned in any case.
  public static func read(_ files: [SourceFile], options: ReadingOptions = ReadingOptions()) -> Reading {
    LargeStack.run { ProgramReader(options: options).read(files) }
  }
}

/// The result of reading a program.
public struct Reading {
  /// The figures, in the order of their files and their positions in these.
  public var previews: [Preview]
  /// The diagnostics, including those of later faults: layout calls the previews' closures, whose faults are added
  /// here.
  public var diagnostics: DiagnosticLog
  /// The previews that are not among the figures because of an error.
  public private(set) var failures: [FailedPreview] = []
  /// Whether the code annotates views, so that layouts must resolve the details that annotations of views show.
  public private(set) var callsAnnotation = false
  /// The owner of the program in which the previews' closures run; the previews keep a reference to it as well.
  private(set) var owner: ProgramOwner?

  /// Creates the result of reading a program.
  public init(previews: [Preview], diagnostics: DiagnosticLog) {
    self.previews = previews
    self.diagnostics = diagnostics
  }

  /// Begins the layout of a figure, which has its own limits and its own first error.
  public func begin() {
    if let owner { owner.evaluator.begin() } else { diagnostics.begin() }
  }

  /// Creates the result of reading a program with the owner of its closures.
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
