import PlumblineLayout
import PlumblineSnapshots
import Synchronization

/// Digests of everything that figures depend on: figures with equal digests look alike.
final class FigureKeys: Sendable {
  /// The digest of the part that all keys of a run share: the tool, the fonts and the call's options.
  private let common: String
  private let signatures = Mutex<[String: String]>([:])

  /// Keys for calls with some options and folders of fonts.
  init(options: [String], fontFolders: [String]) {
    let fonts = ["/usr/share/fonts"] + fontFolders
    let tool = "/proc/self/exe"
    common =
      Digest(
        ofTexts: [Plumbline.version, Files.stamp(of: tool) ?? ""] + fonts.map { Files.signature(of: $0) } + options
      )
      .description
  }

  /// Keys for a call, of which those options count that change figures.
  convenience init(_ call: Invocation) {
    let options =
      Subcommand.drawingOptions
      + Subcommand.readingOptions.filter { !["--jobs", "--files-from"].contains($0.names.last) }
    self.init(options: call.arguments(for: options), fontFolders: call[.fonts])
  }

  /// The key of a program's figures, or nil if a file of it cannot be read or is standard input.
  func key(of program: Program) -> String? {
    var parts = [common]
    var readsFiles = false
    for file in program.files {
      guard file.path != "-", let source = try? Files.readText(file.path) else { return nil }
      parts += [file.path, file.stem, source, signature(of: program.assetPlaces(beside: file))]
      readsFiles = readsFiles || source.contains("Bundle")
    }
    for path in program.included {
      guard let source = try? Files.readText(path) else { return nil }
      parts += [path, source]
      readsFiles = readsFiles || source.contains("Bundle")
    }
    if readsFiles { parts.append(Files.signature(ofFiles: program.bundle.candidates)) }
    return Digest(ofTexts: parts).description
  }

  /// A text that changes when an asset does, computed once a run for each folder.
  private func signature(of places: AssetIndex.Places) -> String {
    if let known = signatures.withLock({ $0[places.name] }) { return known }
    let signature = Files.signature(ofFiles: places.files)
    signatures.withLock { $0[places.name] = signature }
    return signature
  }
}
