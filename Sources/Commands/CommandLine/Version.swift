import CPlumblineCommit

extension Plumbline {
  /// The version of the tool, which `plumbline --version` prints and cached figures carry.
  ///
  /// `CHANGELOG.md` describes this version first; a test compares both.
  static let version = "0.9.0"
  /// The release date of the version, for the manual page.
  static let date = "2026-11-23"

  /// The version, followed by the commit where it is known, or by that of the checkout in which the program was built.
  static var fullVersion: String {
    if let commit { return "\(version) \(commit)" }
    guard let commit = Checkout(holding: "/proc/self/exe")?.commit else { return version }
    return "\(version) (built in a checkout that is now at \(commit.prefix(12)))"
  }

  /// The commit that an installed tool was built from; nil in builds for development.
  static var commit: String? {
    let commit = String(cString: plumbline_commit())
    return commit.isEmpty ? nil : commit
  }
}
