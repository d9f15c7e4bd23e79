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
  /// Whether the code annotates views, so that layouts must resolve the details that annotations of views show.
  public private(set) var callsAnnotation = false
  /// What the previews' closures run in; the previews hold it as well.
  private(set) var owner: ProgramOwner?

  /// What came of reading a program.
  public init(previews: [Preview], diagnostics: DiagnosticLog) {
    self.previews = previews
    self.diagnostics = diagnostics
  }

  /// What came of reading a program, with what its closures run in.
  init(previews: [Preview], diagnostics: DiagnosticLog, callsAnnotation: Bool, owner: ProgramOwner) {
    self.init(previews: previews, diagnostics: diagnostics)
    self.callsAnnotation = callsAnnotation
    self.owner = owner
  }
}
