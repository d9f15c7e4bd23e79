extension Vocabulary {
  /// The vocabulary of layout files, which is built once: Swift's library and SwiftUI.
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
    addResolvedColors()
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
