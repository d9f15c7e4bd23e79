// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ScenePhase`.
  static func addScenePhaseMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ScenePhase", "background", ScenePhase.background, as: .scenePhase)
    vocabulary.constant(on: "ScenePhase", "inactive", ScenePhase.inactive, as: .scenePhase)
    vocabulary.constant(on: "ScenePhase", "active", ScenePhase.active, as: .scenePhase)
  }

}
