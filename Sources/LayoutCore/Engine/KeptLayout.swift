/// A layout of a view that is updated when the view changes in few places.
///
/// Parts of a view that are the same values as before, as an interpreter keeps them (``LayoutNode/isIdentical(to:)``),
/// are not flattened and measured again. The result is that of a new layout: views that cannot be updated, such as
/// those with warnings, are laid out from scratch.
public final class KeptLayout {
  private var engine: LayoutEngine?
  private var outermost: Size?
  private var colorScheme: ColorScheme?
  /// The number of updates of the layout.
  public private(set) var updateCount = 0

  /// Creates a layout without a view.
  public init() {}

  /// Returns an engine of a view in an environment, which is equal to that of earlier calls but for its colour scheme
  /// and the size of the container.
  func engine(
    for view: LayoutNode, environment: EnvironmentValues, typesetter: any Typesetter
  ) -> LayoutEngine {
    let outermost = environment.containerSizes?.outermost
    if let engine, outermost == self.outermost, environment.fixedColorScheme == colorScheme, engine.update(to: view) {
      updateCount += 1
      return engine
    }
    (self.outermost, colorScheme) = (outermost, environment.fixedColorScheme)
    let engine = LayoutEngine(view, environment: environment, typesetter: typesetter, isUpdatable: true)
    self.engine = engine
    return engine
  }

  /// Discards an engine that cannot be updated any more, after it was placed.
  func finish() { if engine?.mayBeUpdated == false { engine = nil } }
}

extension LayoutEngine {
  /// Whether the layout depends on the view alone, and updates have not taken much memory.
  fileprivate var mayBeUpdated: Bool {
    let storage = tree.storage.pointee
    return storage.warnings.isEmpty && !storage.marksTargets && !storage.reducesSafeArea
      && drawingNotes?.missingColors.isEmpty ?? true && environment.containerSizes?.isUnused ?? true
      && storage.narrow.count + storage.wide.count < 16 * tree.count + 1_000
      && storage.notes.count < 2 * tree.count + 100 && storage.spacings.count < tree.count + 100
  }
}
