import CPlumblineStart
import Glibc

/// The failure of a process at a preview of the only file that it draws; the process begins again under a supervisor.
struct FailedRun {
  /// The kind of failure.
  var status: BatchResult.Status
  /// The preview's source location; empty if the process crashed, so that it is unknown.
  var location: String
  /// The cause, for messages.
  var message: String

  /// The environment variable that carries the failure to the program's next start.
  private static let variable = "PLUMBLINE_FAILED_RUN"
  private static let program = "/proc/self/exe"

  private static let separator: Character = "\u{1E}"

  /// Removes the failures of earlier starts from the environment and returns them, from the first.
  static func takeAll() -> [FailedRun] {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return [] }
    unsetenv(variable)
    return text.split(separator: separator).compactMap { entry in
      let parts = entry.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let status = BatchResult.Status(rawValue: parts[0]) else { return nil }
      return FailedRun(status: status, location: parts[2], message: parts[1])
    }
  }

  /// Starts the program again with the same arguments, and passes it the earlier failures; returns only if the system
  /// cannot start it.
  func repeatWithoutPreview(after earlier: [FailedRun] = []) {
    setenv(Self.variable, (earlier + [self]).map(\.text).joined(separator: String(Self.separator)), 1)
    // A program inherits the signals that the thread blocks.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(Self.program, Self.arguments)
  }

  /// Lets the system start the program again with the same arguments when it crashes.
  static func repeatOnCrash() {
    setenv(variable, FailedRun(status: .crash, location: "", message: "").text, 1)
    repeat_on_crash(program, arguments, copiedEnvironment)
    unsetenv(variable)
  }

  private var text: String { "\(status.rawValue)\n\(message)\n\(location)" }

  /// The arguments of this process, in memory that is never freed.
  private static var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    list(CommandLine.arguments.map { strdup($0) })
  }

  /// A copy of the environment, in memory that is never freed.
  private static var copiedEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    while let variable = environ[variables.count] { variables.append(strdup(variable)) }
    return list(variables)
  }

  private static func list(
    _ texts: [UnsafeMutablePointer<CChar>?]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
    list.initialize(from: texts + [nil], count: texts.count + 1)
    return list
  }
}
