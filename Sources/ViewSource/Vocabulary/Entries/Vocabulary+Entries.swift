extension Vocabulary {
  /// The vocabulary of layout files, which is built once: Swift's library and SwiftUI.
  static let standard = Vocabulary(typeCount: 1_000) { $0.addEntries() }

  /// Adds every entry, topic by topic.
  mutating func addEntries() {
    addDeclarations()
    addModifiersWithoutEffect()
    later(["ContentMarginPlacement", "MatchedGeometryProperties", "SafeAreaRegions", "ScenePadding"]) { $0.addFrames() }
    later(["Alignment", "HorizontalAlignment", "VerticalAlignment", "ViewDimensions"]) { $0.addAlignments() }
    addShapes()
    addText()
    addStyles()
    addResolvedColors()
    addImages()
    addContainers()
    addGrids()
    addControls()
    addLists()
    later([
      "NavigationBarItem.TitleDisplayMode", "PageIndexViewStyle.BackgroundDisplayMode",
      "PageTabViewStyle.IndexDisplayMode",
    ]) { $0.addNavigationViews() }
    addCanvases()
    addScreens()
    addConfiguredControls()
    addPlatform()
    addGeometry()
    later(["Path", "Path.Element"]) { $0.addPaths() }
    later(["Path"]) { $0.addAlgebra() }
    addBezierPaths()
    addTypography()
    addEnvironment()
    later(["SpacerSizing", "ToolbarItemPlacement", "ToolbarPlacement"]) { $0.addToolbars() }
    addStandardLibrary()
    addViewLibrary()
    addValuesWithoutEffect()
  }

  /// Adds the types that are declared, and whose values have no effect on a first frame.
  private mutating func addValuesWithoutEffect() {
    for (name, constants) in Self.typesDeclaredWithoutEffect where types[name] == nil && aliases[name] == nil {
      inertTypes.insert(name)
      later([name]) { vocabulary in
        vocabulary.type(name)
        for constant in constants {
          vocabulary.constant(
            on: name, constant, ValueWithoutEffect(name: constant), as: TypeBinding<ValueWithoutEffect>.native(name))
        }
      }
    }
  }
}

/// A constant of a type whose values have no effect on a first frame, by its name.
struct ValueWithoutEffect: Hashable, Sendable {
  /// The name.
  let name: String
}
