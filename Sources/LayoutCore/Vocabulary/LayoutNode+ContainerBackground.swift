/// A container whose background its content can set.
public enum ContainerBackgroundPlacement: String, Hashable, Sendable {
  /// The containers that SwiftUI defines.
  case widget, navigation, navigationSplitView, tabView, window, subscriptionStore, subscriptionStoreHeader,
    subscriptionStoreFullHeight
}

extension LayoutNode {
  /// Returns the view with a background for the container whose content it is.
  ///
  /// A widget keeps its margins around the content and extends the background below both; outside of a widget, its
  /// background is not drawn. Other containers take the proposed size.
  public func containerBackground(
    for placement: ContainerBackgroundPlacement, alignment: Alignment = .center, children: [LayoutNode]
  ) -> LayoutNode {
    .deferred("containerBackground") { [self] environment in
      var margin = 0.0
      if placement == .widget {
        guard let widget = environment.widget else { return self }
        margin = widget.margin
      }
      return frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(EdgeInsets(.all, margin))
        .background(alignment: alignment, children: children)
    }
  }

  /// Returns the view as the content of a widget.
  public func widget(_ family: WidgetFamily, hasMargins: Bool = true) -> LayoutNode {
    transformEnvironment("widget") {
      $0.widget = WidgetEnvironment(family: family, margin: hasMargins ? family.contentMargin : 0)
    }
  }
}
