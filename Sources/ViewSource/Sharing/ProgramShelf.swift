import Synchronization

/// Programs whose figures are done, for files that differ from theirs in literals and comments alone.
///
/// Files that are made from one template, as in a batch of thousands, are the same code with other numbers and texts: it is parsed
/// and compiled once, and runs with the values of each file. A program is on the shelf or belongs to the figures that it was
/// taken for, so that one thread has it at a time.
public final class ProgramShelf: Sendable {
  /// The most programs that are kept.
  private static let limit = 8

  /// The programs that the shelf alone holds: whoever puts one there has let go of it.
  private struct Programs: @unchecked Sendable {
    var list: [Program] = []
  }

  private let programs = Mutex(Programs())

  /// An empty shelf.
  public init() {}

  deinit { programs.withLock { programs in for program in programs.list { program.forget() } } }

  /// Takes a program that says what some files say, with their literals; nil if none does.
  func take(for files: [SourceFile], log: DiagnosticLog) -> Program? {
    programs.withLock { programs in
      for (index, program) in programs.list.enumerated().reversed() {
        if program.restart(with: files, log: log) { return programs.list.remove(at: index) }
        if program.isSpent { programs.list.remove(at: index).forget() }
      }
      return nil
    }
  }

  /// Puts a program on the shelf; the one that has been there longest makes room.
  func put(_ program: Program) {
    let oldest = programs.withLock { programs in
      programs.list.append(program)
      return programs.list.count > Self.limit ? programs.list.removeFirst() : nil
    }
    oldest?.forget()
  }
}
