extension Vocabulary {
  /// Adds every entry, topic by topic.
  mutating func addEntries() {
    addDeclarations()
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
    addLibrary()
  }
}
