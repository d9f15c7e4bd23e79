extension Vocabulary {
  /// The vocabulary of layout files: Swift's library and SwiftUI. It is built once.
  static let standard = Vocabulary { $0.addEntries() }

  /// Adds every entry, topic by topic.
  mutating func addEntries() {
    addDeclarations()
    addModifiersWithoutEffect()
    addFrames()
    addAlignments()
    addShapes()
    addText()
    addStyles()
    addImages()
    addContainers()
    addGrids()
    addControls()
    addLists()
    addNavigationViews()
    addCanvases()
    addScreens()
    addConfiguredControls()
    addPlatform()
    addGeometry()
    addPaths()
    addAlgebra()
    addBezierPaths()
    addTypography()
    addEnvironment()
    addToolbars()
    addStandardLibrary()
    addViewLibrary()
  }
}
