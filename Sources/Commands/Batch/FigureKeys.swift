import PlumblineLayout
import PlumblineSnapshots
import Synchronization

/// Digests of everything that figures depend on: figures with equal digests are identical.
final class FigureKeys: Sendable {
  /// The digest of the tool.
  private let tool = Digest(ofTexts: [Plumbline.version, Files.stamp(of: "/proc/self/exe") ?? ""]).description
  private let signatures = Mutex<[String: String]>([:])

  /// Returns the key of a program's figures, or nil if a file of it cannot be read or is standard input.
  func key(of program: Program) -> String? {
    var readsFiles = false
    var parts = [tool] + Self.arguments(of: program.settings)
    if let page = program.page { parts += page.keyParts }
    for folder in ["/usr/share/fonts"] + program.settings.fonts {
      parts.append(signature("fonts " + folder) { Files.signature(of: folder) })
    }
    for file in program.files {
      guard file.path != "-", let source = try? program.text(of: file.path) else { return nil }
      let folders = program.assetFolders(beside: file)
      let assets = signature(folders.name) { Files.signature(ofFiles: folders.files) }
      // A fence that moves within its page is the same figure.
      parts += [program.page?.program.page ?? file.path, file.stem, source, assets]
      readsFiles = readsFiles || source.hasBytes(of: "Bundle")
    }
    if !program.stringPaths.isEmpty { parts.append(Files.signature(ofFiles: program.stringPaths)) }
    for path in program.included {
      guard let source = try? Files.readText(path) else { return nil }
      parts += [path, source]
      readsFiles = readsFiles || source.hasBytes(of: "Bundle")
    }
    if readsFiles { parts.append(Files.signature(ofFiles: program.bundle.candidates)) }
    return Digest(ofTexts: parts).description
  }

  /// Returns the options that change figures, as arguments.
  private static func arguments(of settings: FileSettings) -> [String] {
    settings.call?.arguments(for: options) ?? []
  }

  private static let options =
    Subcommand.drawingOptions
    + Subcommand.readingOptions.filter { !["--jobs", "--files-from", "--exclude"].contains($0.names.last) }

  /// Returns a text that changes when files do, computed once in a run for each name.
  private func signature(_ name: String, _ make: () -> String) -> String {
    if let known = signatures.withLock({ $0[name] }) { return known }
    let signature = make()
    signatures.withLock { $0[name] = signature }
    return signature
  }
}
