import Testing

@testable import PlumblineCommands

/// A suite whose tests convert pages in a folder of their own.
protocol ConvertsPages {
  /// The folder.
  var folder: TemporaryFolder { get }
}

extension ConvertsPages {
  /// Runs `plumbline markdown` on a page of the folder.
  func markdown(_ path: String, _ more: String...) throws -> ToolRun {
    try ToolRun(["markdown", folder.path + path, "--cache", folder.path + "/cache"] + more)
  }

  /// The files of the folder, without the cache.
  var files: [String] { folder.names.filter { !$0.hasPrefix("cache/") } }

  /// A page with one figure, and a reference to it.
  var page: String {
    """
    # Chapter 2: Boxes

    See [](#fig:box).

    ```swift plumbline name=box caption="A box." show=frames
    VStack(alignment: .leading) { Text("Hello"); Rectangle().frame(width: 40, height: 20) }
    ```

    """
  }
}
