import Glibc
import PlumblineSnapshots

/// The command-line tool whose processes are measured.
enum Tool {
  /// The path in `PLUMBLINE_TOOL`, or that of the tool beside this program.
  static let path = getenv("PLUMBLINE_TOOL").map { String(cString: $0) } ?? besideThisProgram

  private static var besideThisProgram: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "plumbline" }
    defer { free(path) }
    return Files.folder(of: String(cString: path)) + "/plumbline"
  }
}
