/// The containers that can have a background of their content's making.
public enum ContainerBackgroundPlacement: String, Hashable, Sendable, CaseIterable {
  /// The containers that SwiftUI names.
  case widget, navigation, navigationSplitView, tabView, window, subscriptionStore, subscriptionStoreHeader,
    subscriptionStoreFullHeight
}

extension LayoutNode {
  /// Views behind the container whose content the view is.
  ///
  /// A widget keeps its margins around the content and shows the background behind both; outside of a widget, nothing is shown
  /// of a widget's background. Other containers are as large as they are offered.
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

  /// The view as the content of a widget.
  public func widget(_ family: WidgetFamily, hasMargins: Bool = true) -> LayoutNode {
    transformEnvironment("widget") {
      $0.widget = WidgetEnvironment(family: family, margin: hasMargins ? family.contentMargin : 0)
    }
  }
}
