// The screens that are presented over a running preview.
extension RunningPreview {
  /// The size of the screen on which something is presented, in points.
  var screen: Size {
    if case .fixed(let size) = preview.canvas { return size }
    return device?.size ?? Device.standard.size
  }

  /// The insets of that screen's safe area, in points.
  var safeArea: EdgeInsets {
    if case .fixed = preview.canvas { return EdgeInsets() }
    return device?.safeArea ?? EdgeInsets()
  }

  /// Returns the presentation that follows a number of others, or nil.
  func presentations(beyond count: Int) -> Presentation? {
    var index = 0
    for view in layout.views {
      for placed in view.interactions {
        guard case .presentation(let presentation) = placed.interaction else { continue }
        if index == count {
          var found = presentation
          found.anchor = view.frame.offsetBy(dx: -layout.screen.minX, dy: -layout.screen.minY)
          let (content, dismiss) = (presentation.content, presentation.dismiss)
          if let environment = placed.environment {
            let memory = presentation.editMemory
            found.preview = presentation.preview.map { view in
              view.transformEnvironment("presentation") { $0 = environment.presenting(dismiss, editing: memory) }
            }
            found.content = {
              content().map { view in
                view.transformEnvironment("presentation") { outer in
                  var values = environment.presenting(dismiss, editing: presentation.editMemory)
                  values.controls.isInSheet = presentation.kind == .sheet || presentation.kind == .popover
                  if presentation.kind.hasOwnFont { (values.font, values.controls) = (outer.font, outer.controls) }
                  if presentation.kind == .menu { values.controls.enterMenu() }
                  outer = values
                }
              }
            }
          }
          return found
        }
        index += 1
      }
    }
    return nil
  }
}

extension EnvironmentValues {
  /// Returns the values that a presented screen inherits.
  fileprivate func presenting(
    _ dismiss: @escaping () -> Void, editing memory: ViewMemory
  ) -> EnvironmentValues {
    var values = self
    values.dismissal = dismiss
    values.navigation = nil
    values.editing = EditModeAccess(in: memory)
    values.stackOrientation = nil
    values.scrollView = -1
    values.controls.isInRow = false
    values.contentMargins = EdgeInsets()
    return values
  }
}
