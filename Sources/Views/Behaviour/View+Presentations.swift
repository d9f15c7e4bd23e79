// Presentations, and their appearance.
extension View {
  /// Sets the possible heights of a sheet, which has the least of them at first.
  ///
  /// - Example: `Text("a").presentationDetents([.medium, .height(200)])`
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> LoweredView {
    lowered { $0.presentationDetents(detents) }
  }
  /// Sets the possible heights of a sheet, of which one is selected.
  ///
  /// - Example: `Text("a").presentationDetents([.medium, .large], selection: .constant(.large))`
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> LoweredView
  {
    lowered { $0.presentationDetents(detents, selection: selection.bound) }
  }
  /// Sets whether the handle of a sheet is shown.
  ///
  /// - Example: `Text("a").presentationDragIndicator(.visible)`
  public func presentationDragIndicator(_ visibility: Visibility) -> LoweredView {
    lowered { $0.presentationDragIndicator(visibility) }
  }
  /// Sets the corner radius of a sheet.
  ///
  /// - Example: `Text("a").presentationCornerRadius(8)`
  public func presentationCornerRadius(_ radius: CGFloat?) -> LoweredView {
    lowered { $0.presentationCornerRadius(radius) }
  }
  /// Sets the background of a sheet to a style.
  ///
  /// - Example: `Text("a").presentationBackground(.thinMaterial)`
  public func presentationBackground(_ style: some ShapeStyle) -> LoweredView {
    lowered { $0.presentationBackground(style.anyShapeStyle) }
  }
  /// Sets the background of a sheet to a view.
  ///
  /// - Example: `Text("a").presentationBackground { Color.red }`
  public func presentationBackground(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> LoweredView
  { lowered { $0.presentationBackground(alignment: alignment, content: content().members) } }
  /// Sets whether dragging cannot dismiss the sheet whose content the view is.
  ///
  /// - Example: `Text("a").interactiveDismissDisabled()`
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> LoweredView {
    lowered { $0.interactiveDismissDisabled(isDisabled) }
  }
  /// Presents a sheet while there is an item.
  ///
  /// - Example: `Text("a").sheet(item: .constant(Day?.none)) { _ in Text("b") }`
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> LoweredView {
    acting {
      $0.showing(.sheet, item: item.bound, at: ViewIdentity.place, dismissed: onDismiss) { content($0).members }
    }
  }
  /// Presents a screen that covers this one while there is an item.
  ///
  /// - Example: `Text("a").fullScreenCover(item: .constant(Day?.none)) { _ in Text("b") }`
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> LoweredView {
    acting {
      $0.showing(.cover, item: item.bound, at: ViewIdentity.place, dismissed: onDismiss) { content($0).members }
    }
  }
  /// Presents a popover while there is an item.
  ///
  /// - Example: `Text("a").popover(item: .constant(Day?.none)) { _ in Text("b") }`
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> LoweredView {
    acting { $0.showing(.popover, item: item.bound, at: ViewIdentity.place) { content($0).members } }
  }
  /// Presents an alert while a value is true.
  ///
  /// - Example: `Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} }`
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> LoweredView {
    acting {
      $0.asking(
        .alert, title: title.content, isPresented: isPresented.bound,
        at: ViewIdentity.place
      ) {
        actions().members
      }
    }
  }
  /// Presents a confirmation dialog while a value is true.
  ///
  /// - Example: `Text("a").confirmationDialog("b", isPresented: .constant(false), titleVisibility: .visible) { Button("c") {} }`
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> LoweredView {
    acting {
      $0.asking(
        .dialog, title: title.content, titleVisibility: titleVisibility, isPresented: isPresented.bound,
        at: ViewIdentity.place
      ) {
        actions().members
      }
    }
  }
  /// Presents an alert with a message while a value is true.
  ///
  /// - Example: `Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} } message: { Text("d") }`
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> LoweredView {
    acting {
      $0.asking(
        .alert, title: title.content, isPresented: isPresented.bound,
        at: ViewIdentity.place
      ) {
        actions().members
      } message: {
        message().members
      }
    }
  }
  /// Presents a confirmation dialog with a message while a value is true.
  ///
  /// - Example: `Text("a").confirmationDialog("b", isPresented: .constant(false)) { Button("c") {} } message: { Text("d") }`
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> LoweredView {
    acting {
      $0.asking(
        .dialog, title: title.content, titleVisibility: titleVisibility, isPresented: isPresented.bound,
        at: ViewIdentity.place
      ) {
        actions().members
      } message: {
        message().members
      }
    }
  }
  /// Presents an alert about data while a value is true.
  ///
  /// - Example: `Text("a").alert("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} }`
  public func alert<Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View
  ) -> LoweredView {
    acting {
      $0.asking(
        .alert, title: title.content, isPresented: isPresented.bound, presenting: data,
        at: ViewIdentity.place
      ) {
        actions($0).members
      }
    }
  }
  /// Presents a confirmation dialog about data while a value is true.
  ///
  /// - Example: `Text("a").confirmationDialog("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} }`
  public func confirmationDialog<Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View
  ) -> LoweredView {
    acting {
      $0.asking(
        .dialog, title: title.content, titleVisibility: titleVisibility, isPresented: isPresented.bound,
        presenting: data,
        at: ViewIdentity.place
      ) {
        actions($0).members
      }
    }
  }
  /// Presents an alert about data with a message while a value is true.
  ///
  /// - Example: `Text("a").alert("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} } message: { Text($0) }`
  public func alert<Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View, @ViewBuilder message: (Data) -> some View
  ) -> LoweredView {
    acting {
      $0.asking(
        .alert, title: title.content, isPresented: isPresented.bound, presenting: data,
        at: ViewIdentity.place
      ) {
        actions($0).members
      } message: {
        message($0).members
      }
    }
  }
  /// Presents a confirmation dialog about data with a message while a value is true.
  ///
  /// - Example: `Text("a").confirmationDialog("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} } message: { Text($0) }`
  public func confirmationDialog<Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View, @ViewBuilder message: (Data) -> some View
  ) -> LoweredView {
    acting {
      $0.asking(
        .dialog, title: title.content, titleVisibility: titleVisibility, isPresented: isPresented.bound,
        presenting: data,
        at: ViewIdentity.place
      ) {
        actions($0).members
      } message: {
        message($0).members
      }
    }
  }
  /// Returns the view unchanged; an inspector is a sheet.
  ///
  /// - Example: `Text("a").inspectorColumnWidth(200)`
  public func inspectorColumnWidth(_ width: CGFloat) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; an inspector is a sheet.
  ///
  /// - Example: `Text("a").inspectorColumnWidth(min: 100, ideal: 200, max: 300)`
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> LoweredView {
    lowered { $0 }
  }
  /// Presents the content of an inspector as a sheet, as on a phone, while a value is true.
  ///
  /// - Example: `Text("a").inspector(isPresented: .constant(false)) { Text("b") }`
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> LoweredView {
    acting { $0.showing(.sheet, isPresented: isPresented.bound, at: ViewIdentity.place) { content().members } }
  }
  /// Presents a screen of the navigation stack while a value is true.
  ///
  /// - Example: `Text("a").navigationDestination(isPresented: .constant(false)) { Text("b") }`
  public func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View)
    -> LoweredView
  {
    lowered {
      $0.navigationDestination(isPresented: isPresented.bound, in: .current, at: ViewIdentity.place) {
        destination().members
      }
    }
  }
  /// Presents a screen of the navigation stack while there is an item.
  ///
  /// - Example: `Text("a").navigationDestination(item: .constant(1)) { Text("\($0)") }`
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> LoweredView {
    lowered {
      $0.navigationDestination(item: item.bound, in: .current, at: ViewIdentity.place) { destination($0).members }
    }
  }
}

/// The position of a popover's arrow.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle of the view.
  public enum Source: Hashable, Sendable {
    /// The bounds of the view.
    case bounds
  }
  /// A rectangle.
  case rect(Source)
  /// A point.
  case point(UnitPoint)
}
