/// The files of a folder that `plumbline new` creates.
enum StarterFiles {
  /// The files with their paths.
  static var all: [(path: String, text: String)] {
    [
      ("Figures/first.swift", layoutFile), (SettingsFile.name, settings),
      (".github/workflows/figures.yml", workflow), (".gitignore", ignored),
    ]
  }

  private static let layoutFile = """
    // A badge beside a title, aligned at the title's first baseline.
    import SwiftUI

    // plumbline: show frames baselines
    #Preview("First") {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Plumb line").font(.title)
        Text("New").font(.caption).padding(4).background(.yellow)
      }
      .padding()
    }

    """

  private static let settings = """
    {
      "levels": ["layout"],
      "theme": "book"
    }

    """

  private static let workflow = """
    name: figures
    on: [push, pull_request]
    jobs:
      check:
        runs-on: ubuntu-latest
        container: debian:12
        env:
          # A variable of the repository: the address at which you keep the Debian package.
          PACKAGE: ${{ vars.PLUMBLINE_PACKAGE }}
        steps:
          - uses: actions/checkout@v4
          - run: |
              apt-get update
              apt-get install --yes curl
              curl --fail --location --output plumbline.deb "$PACKAGE"
              apt-get install --yes ./plumbline.deb
          - run: plumbline check Figures --report github

    """

  private static let ignored = """
    Images/

    """
}
