import Synchronization

/// A cache of compiled programs, reused for files that differ only in literals and comments.
///
/// Files generated from one template, as in a batch of thousands, share their code: it is parsed and compiled once, and
/// runs with the literals of each file. A program is either in the cache or in use for one set of figures, so only one
/// thread uses it at a time.
public final class ProgramCache: Sendable {
  /// The maximum number of programs in the cache.
  private static let limit = 8

  /// The cached programs, each of which has no other owner.
  private struct Programs: @unchecked Sendable {
    var list: [Program] = []
  }

  private let programs = Mutex(Programs())

  /// Creates an empty cache.
  public init() {}

  deinit { programs.withLock { programs in for program in programs.list { program.releaseResults() } } }

  /// Removes and returns a program that matches the files, restarted with their literals, or nil if there is none.
  ///
  /// `acting` indicates whether steps follow: a program that was compiled without its actions cannot take them.
  package func take(for files: [SourceFile], acting: Bool, log: DiagnosticLog) -> Program? {
    programs.withLock { programs in
      for (index, program) in programs.list.enumerated().reversed() where program.precedesSteps == acting {
        if program.restart(with: files, log: log) { return programs.list.remove(at: index) }
        if program.isSpent { programs.list.remove(at: index).releaseResults() }
      }
      return nil
    }
  }

  /// Adds a program, and releases the oldest one if the cache is full.
  package func put(_ program: Program) {
    let oldest = programs.withLock { programs in
      programs.list.append(program)
      return programs.list.count > Self.limit ? programs.list.removeFirst() : nil
    }
    oldest?.releaseResults()
  }
}
