import Foundation
import PackagePlugin

/// `swift package plumbline SUBCOMMAND …`: runs the tool in the package's folder.
@main
struct Plugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "plumbline").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("plumbline ended with exit status \(process.terminationStatus)")
      exit(process.terminationStatus == 0 ? 70 : process.terminationStatus)
    }
  }
}
