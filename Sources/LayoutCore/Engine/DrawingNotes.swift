/// The problems in the drawing of views, without duplicates.
final class DrawingNotes {
  /// The names of colours that the asset catalogue does not have.
  private(set) var missingColors: [String] = []
  /// The sentences about requests of the view being drawn that cannot be fulfilled.
  private(set) var ignored: [String] = []

  /// Records the name of a colour that was not found.
  func addMissingColor(_ name: String) { if !missingColors.contains(name) { missingColors.append(name) } }

  /// Records a request that cannot be fulfilled, in a sentence.
  func ignore(_ sentence: String) { if !ignored.contains(sentence) { ignored.append(sentence) } }

  /// Returns the sentences about the view that was just drawn, and removes them.
  func takeIgnored() -> [String] {
    defer { ignored = [] }
    return ignored
  }
}
