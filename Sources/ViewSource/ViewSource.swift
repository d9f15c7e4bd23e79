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
  /// Whether the code annotates views, so that layouts must resolve the details that annotations of views show.
  public private(set) var callsAnnotation = false
  /// The owner of the program in which the previews' closures run; the previews keep a reference to it as well.
  private(set) var owner: ProgramOwner?

  /// Creates the result of reading a program.
  public init(previews: [Preview], diagnostics: DiagnosticLog) {
    self.previews = previews
    self.diagnostics = diagnostics
  }

  /// Creates the result of reading a program with the owner of its closures.
  init(previews: [Preview], diagnostics: DiagnosticLog, callsAnnotation: Bool, owner: ProgramOwner) {
    self.init(previews: previews, diagnostics: diagnostics)
    self.callsAnnotation = callsAnnotation
    self.owner = owner
  }
}
