extension Vocabulary {
  /// The vocabulary of layout files, which is built once: Swift's library and SwiftUI.
  static let standard = Vocabulary(.swiftUI, typeCount: 1_000) { $0.addEntries() }

  /// Adds every entry, topic by topic.
  mutating func addEntries() {
    addDeclarations()
    addValues()
    addModifiersWithoutEffect()
    addShapes()
    addText()
    // The colours of other frameworks come first among those that a call may mean.
    addPlatformColors()
    addStyles()
    addResolvedColors()
    addImages()
    addContainers()
    addControls()
    addLists()
    addCanvases()
    addScreens()
    addPlatform()
    addPaths()
    addBezierPaths()
    addEnvironment()
    addStandardLibrary()
    addInertTypesOfFrameworks()
    addViewLibrary()
    addPlatformModel()
    addPlatformDrawing()
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
