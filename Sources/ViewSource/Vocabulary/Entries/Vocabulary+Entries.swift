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
    addGeometry()
    addPaths()
    addTypography()
    ignoredModifiers = ["onTapGesture", "onAppear", "animation"]
    unsupported = ["Table": "tables scroll and sort, which a figure cannot show"]
  }
}
