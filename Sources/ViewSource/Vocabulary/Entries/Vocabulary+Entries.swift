extension Vocabulary {
  /// Adds every entry, topic by topic.
  mutating func addEntries() {
    addStacks()
    addFrames()
    addAlignments()
    addShapes()
    addText()
    addFigures()
    addSecondaryViews()
    addEffects()
    addStyles()
    addImages()
    addContainers()
    addGrids()
    addControls()
    addLists()
    addCanvases()
    addScreens()
    addPlatform()
    addGeometry()
    addPaths()
    addBezierPaths()
    addTypography()
    addEnvironment()
    addWithoutEffect()
    addLibrary()
  }
}
