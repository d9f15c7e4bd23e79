/// A row with a label and a control, whose distances from its neighbours are those of a view that is not text.
///
/// Rule: <doc:Controls#Switches>.
struct ControlRowLayout: NamedStackLayout {
  /// The properties of a container along the horizontal axis.
  static var layoutProperties: LayoutProperties {
    LayoutProperties(.container, as: .stack(.horizontal), orientation: .horizontal)
  }

  /// A horizontal stack without spacing.
  var stack: StackLayout { .horizontal(spacing: 0) }

  /// Returns the default spacing on all sides, regardless of the label's preferences.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
