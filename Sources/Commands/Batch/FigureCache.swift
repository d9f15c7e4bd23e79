import Glibc
import LayoutCore
import Snapshots
import Synchronization

/// Figures that were drawn before, in a folder that several processes may share.
///
/// An entry is found by the digest of all that it was made of; it is written as a whole or not at all, and never changed.
final class FigureCache: Sendable {
  private let folder: String
  /// The digest of what all entries of this run have in common: the tool, the fonts and the call's options.
  private let common: String
  private let signatures = Mutex<[String: String]>([:])

  /// A cache in a folder, for calls with some options and folders of fonts.
  init(folder: String, options: [String], fontFolders: [String]) {
    self.folder = folder
    let fonts = ["/usr/share/fonts"] + fontFolders
    let tool = "/proc/self/exe"
    common =
      Digest(
        ofTexts: [Plumbline.version, Files.stamp(of: tool) ?? ""] + fonts.map { Files.signature(of: $0) } + options
      )
      .description
  }

  /// The key of a program's figures, or nil if a file of it cannot be read or is standard input.
  func key(of job: FigureJob) -> String? {
    var parts = [common]
    for file in job.program.files {
      guard file.path != "-", let source = try? Files.readText(file.path) else { return nil }
      parts += [file.path, file.stem, source, signature(of: assets(of: file, job.program.settings))]
    }
    for path in job.program.included {
      guard let source = try? Files.readText(path) else { return nil }
      parts += [path, source]
    }
    return Digest(ofTexts: parts).description
  }

  /// What was drawn under a key, or nil.
  subscript(key: String) -> DrawnProgram? {
    get { (try? Files.read(path(of: key))).flatMap(DrawnProgram.init(archive:)) }
    set { if let newValue { _ = try? Files.write(newValue.archive, to: path(of: key)) } }
  }

  private func path(of key: String) -> String { "\(folder)/\(key.prefix(2))/\(key.dropFirst(2))" }

  private func assets(of file: LayoutFile, _ settings: ReadingSettings) -> String {
    if let folder = settings.assets { return folder }
    let folder = Files.folder(of: file.path)
    return folder.isEmpty ? "." : folder
  }

  /// The signature of a folder's assets, made once a run.
  private func signature(of folder: String) -> String {
    if let known = signatures.withLock({ $0[folder] }) { return known }
    let signature = Files.signature(ofAssetsIn: folder)
    signatures.withLock { $0[folder] = signature }
    return signature
  }
}
