import Glibc
import PlumblineSnapshots

/// The tool whose processes are measured.
enum Tool {
  /// `PLUMBLINE_TOOL`, else the tool beside this program.
  static let path = getenv("PLUMBLINE_TOOL").map { String(cString: $0) } ?? besideThisProgram

  private static var besideThisProgram: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "plumbline" }
    defer { free(path) }
    return Files.folder(of: String(cString: path)) + "/plumbline"
  }
}
