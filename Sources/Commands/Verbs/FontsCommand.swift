import PlumblineSnapshots
import PlumblineTypesetting

/// `plumbline fonts`: lists the fonts that figures use.
enum FontsCommand {
  /// Prints a line for each family, and for each face of `--fonts`: its purpose, its version, the start of its file's
  /// digest, its package and file.
  ///
  /// A family that is not installed is reported, and the exit code is that of an input error.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.isEmpty else { throw UsageError("fonts takes no path") }
    var isComplete = true
    for fact in FontTypesetter.fontFacts + FontTypesetter.fontFacts(inFolders: call[.fonts]) {
      let name = "\(fact.purpose): \(fact.family)"
      guard let version = fact.version, let bytes = try? Files.read(fact.path) else {
        console.write("\(name) is not installed; package \(fact.package) brings it\n")
        isComplete = false
        continue
      }
      let digest = Digest(of: bytes).description.prefix(12)
      console.write("\(name) \(version) · \(digest) · \(fact.package) · \(fact.path)\n")
    }
    console.write(FontTypesetter.widthNotice)
    return isComplete ? .done : .inputError
  }
}
