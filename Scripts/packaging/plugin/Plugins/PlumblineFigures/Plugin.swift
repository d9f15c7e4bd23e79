import Foundation
import PackagePlugin

/// `swift package plumbline-figures [options]`: draws the figures of the package's DocC catalogues and Markdown pages.
///
/// The pages are those of catalogues in the folders of targets, and those at the top of the package. Options are those of
/// `plumbline markdown`, such as `--check`.
@main
struct Plugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let folder = context.package.directoryURL
    let catalogues = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
      .flatMap { entries(of: $0.directoryURL, "docc") }
    let pages = catalogues + entries(of: folder, "md")
    guard !pages.isEmpty else {
      Diagnostics.remark("the package has no catalogue and no page")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "plumbline").url
    process.arguments = ["markdown"] + arguments + ["--"] + Set(pages).sorted()
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("plumbline ended with exit status \(process.terminationStatus)")
      exit(process.terminationStatus == 0 ? 70 : process.terminationStatus)
    }
  }

  /// The paths of the files and folders in a folder that have an extension.
  private func entries(of folder: URL, _ pathExtension: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return entries.filter { $0.pathExtension == pathExtension }.map(\.path)
  }
}
