import Foundation
import PackagePlugin

/// Compiles every layout file below the target's `Figures` and `Layouts`, so that each is known to be legal Swift.
@main
struct CompileFixtures: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = target.directoryURL
    let rewrite = try context.tool(named: "RewritePreviews").url
    let output = context.pluginWorkDirectoryURL
    let all = ["Figures", "Layouts"].flatMap { layoutFiles(in: $0, below: root) }
    let files = all.filter { canBeCompiled(root.appending(path: $0)) }

    let copies = files.map { path in
      let copy = output.appending(path: path.replacing("/", with: "-"))
      return Command.buildCommand(
        displayName: "Rewriting the previews of \(path)", executable: rewrite,
        arguments: ["file", copy.path, path, root.appending(path: path).path],
        inputFiles: [root.appending(path: path)], outputFiles: [copy])
    }
    let cases = layoutFiles(in: "Acting", below: root).map { path in
      let copy = output.appending(path: path.replacing("/", with: "-"))
      return Command.buildCommand(
        displayName: "Rewriting the cases of \(path)", executable: rewrite,
        arguments: [
          "cases", copy.path, String(path.dropFirst("Acting/".count).dropLast(".swift".count)),
          root.appending(path: path).path,
        ], inputFiles: [root.appending(path: path)], outputFiles: [copy])
    }
    let list = output.appending(path: "Fixture+All.swift")
    return copies + cases + [
      .buildCommand(
        displayName: "Listing the previews of the layout files", executable: rewrite,
        arguments: ["list", list.path] + files.flatMap { [$0, root.appending(path: $0).path] },
        inputFiles: all.map { root.appending(path: $0) }, outputFiles: [list])
    ]
  }

  /// Declarations that need Xcode's macros; files that use them are not compiled.
  private static let uncompilable = ["@Entry"]

  private func canBeCompiled(_ file: URL) -> Bool {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return !Self.uncompilable.contains { text.contains($0) }
  }

  /// The paths of a folder's layout files, below `root`, in order.
  private func layoutFiles(in folder: String, below root: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
  }
}
