import Foundation
import PlumblineSnapshots
import Synchronization
import Testing

@testable import PlumblineCommands

/// Tests of the supervisor with shell scripts as workers, whose inputs determine how they end.
@Suite struct `Supervised workers` {
  private static let script = """
    while line=$(dd bs=65536 count=1 2>/dev/null) && [ -n "$line" ]; do
      index=${line%%[!0-9]*}
      printf 'begins\\t%s\\n' "$index"
      case "$line" in
      *crash*) kill -SEGV $$ ;;
      *hang*) exec sleep 30 ;;
      *leave*) exit 7 ;;
      *)
        printf 'ends\\t%s\\tf%s\\tdone\\t0\\n' "$index" "$index"
        echo '!' >&0 ;;
      esac
    done
    """

  private func statuses(
    _ names: [String], jobs: Int = 2, failsFast: Bool = false, script: String = Self.script
  ) throws -> [String] {
    let call = try Invocation(
      ["--timeout", "1", "--jobs", String(jobs)] + (failsFast ? ["--fail-fast"] : []), for: .render)
    let supervisor = Supervisor(
      executable: "/bin/sh", arguments: ["-c", script], settings: try BatchSettings(call), files: names,
      console: Console(output: -1, error: -1))
    let results = Mutex([Int: String]())
    supervisor.run(Array(names.indices)) { index in
      BatchRequest(index: index, path: names[index], stem: "")
    } deliver: { index, result in
      results.withLock { $0[index] = result.status.rawValue }
    }
    return results.withLock { results in names.indices.map { results[$0] ?? "nothing" } }
  }

  @Test func `every file is processed once`() throws {
    #expect(try statuses((0..<200).map { "n\($0)" }) == [String](repeating: "done", count: 200))
  }

  @Test(arguments: [1, 2, 5]) func `a crash fails only the file that caused it`(jobs: Int) throws {
    var names = (0..<60).map { "n\($0)" }
    var expected = [String](repeating: "done", count: 60)
    for index in [0, 1, 17, 40, 59] {
      names[index] = "crash"
      expected[index] = "crash"
    }
    #expect(try statuses(names, jobs: jobs) == expected)
  }

  @Test func `a file that hangs is stopped and reported`() throws {
    #expect(try statuses(["a", "b", "hang", "c", "d", "e"]) == ["done", "done", "timeout", "done", "done", "done"])
  }

  @Test func `a process that exits early fails its file`() throws {
    #expect(try statuses(["a", "leave", "b"], jobs: 1) == ["done", "crash", "done"])
  }

  @Test func `the first failure ends the run on request`() throws {
    let names = ["crash"] + (0..<100).map { "n\($0)" }
    let statuses = try statuses(names, jobs: 1, failsFast: true)
    #expect(statuses[0] == "crash")
    #expect(statuses.count { $0 == "nothing" } > 50)
  }

  @Test func `a program that cannot start fails every file, and the run ends`() throws {
    #expect(try statuses(["a", "b", "c"], script: "exit 3") == ["crash", "crash", "crash"])
  }

  @Test func `a file that a process received but never began goes to another process`() throws {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent("taken-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let script = Self.script.replacing(
      "  index=${line%%",
      with: """
          case "$line" in *lost*) [ -e \(mark) ] || { touch \(mark); kill -KILL $$; } ;; esac
          index=${line%%
        """)
    #expect(try statuses(["a", "b", "lost", "c"], jobs: 1, script: script) == ["done", "done", "done", "done"])
    #expect(FileManager.default.fileExists(atPath: mark))
  }

  @Test func `a path that does not fit in a message fails only its file`() throws {
    let long = String(repeating: "x", count: 100_000)
    #expect(try statuses(["a", long, "b"]) == ["done", "error", "done"])
  }
}

/// A worker that names the previews of its program, and ends with an error at two of them.
@Suite struct `Programs whose process dies` {
  private static let script = """
    while line=$(dd bs=65536 count=1 2>/dev/null) && [ -n "$line" ]; do
      index=${line%%[!0-9]*}
      printf 'begins\\t%s\\n' "$index"
      for place in A.swift:3:1 B.swift:5:1; do
        case "$line" in *$place*) continue ;; esac
        printf 'previews\\t%s\\t%s\\n' "$index" "$place"
        kill -SEGV $$
      done
      printf 'ends\\t%s\\tf%s\\tdone\\t0\\n' "$index" "$index"
      echo '!' >&0
    done
    """

  @Test func `the program is drawn again without the previews, which are reported with the cause`() throws {
    let call = try Invocation(["--timeout", "5", "--jobs", "1"], for: .render)
    let supervisor = Supervisor(
      executable: "/bin/sh", arguments: ["-c", Self.script], settings: try BatchSettings(call), files: ["A.swift"],
      console: Console(output: -1, error: -1))
    let results = Mutex([BatchResult]())
    supervisor.run([0]) {
      BatchRequest(index: $0, path: "A.swift", stem: "A")
    } deliver: { _, result in
      results.withLock { $0.append(result) }
    }
    let result = try #require(results.withLock { $0.first })
    #expect(result.status == .crash)
    #expect(result.outcome.exitCode == .internalFault)
    #expect(result.outcome.previews.map { "\($0.file):\($0.line)" } == ["A.swift:3", "B.swift:5"])
    #expect(result.outcome.messages.count == 2)
    #expect(
      result.outcome.messages[0].hasPrefix("A.swift:3:1: error: the preview is left out: the process was ended by"))
  }
}
