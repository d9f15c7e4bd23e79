// The appearance of presentations, which a figure does not show.
extension View {
  /// Returns the view unchanged; nothing is presented in a figure.
  ///
  /// - Example: `Text("a").presentationDetents([.medium, .height(200)])`
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; nothing is presented in a figure.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; nothing is presented in a figure.
  ///
  /// - Example: `Text("a").presentationDragIndicator(.visible)`
  public func presentationDragIndicator(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; nothing is presented in a figure.
  ///
  /// - Example: `Text("a").presentationCornerRadius(8)`
  public func presentationCornerRadius(_ radius: CGFloat?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; nothing is presented in a figure.
  ///
  /// - Example: `Text("a").presentationBackground(.thinMaterial)`
  public func presentationBackground(_ style: some ShapeStyle) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; nothing is presented in a figure.
  ///
  /// - Example: `Text("a").presentationBackground { Color.red }`
  public func presentationBackground(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; nothing is presented in a figure.
  ///
  /// - Example: `Text("a").interactiveDismissDisabled()`
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> LoweredView {
    lowered { $0.presenting("sheet", isPresented: item.wrappedValue != nil) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> LoweredView {
    lowered { $0.presenting("fullScreenCover", isPresented: item.wrappedValue != nil) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  public func popover<Item: Identifiable>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View)
    -> LoweredView
  {
    lowered { $0.presenting("popover", isPresented: item.wrappedValue != nil) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  ///
  /// - Example: `Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} } message: { Text("d") }`
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("alert", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  ///
  /// - Example: `Text("a").confirmationDialog("b", isPresented: .constant(false), titleVisibility: .visible) { Button("c") {} }`
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("confirmationDialog", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("confirmationDialog", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> LoweredView {
    lowered { $0.presenting("alert", isPresented: item.wrappedValue != nil) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  public func alert<Value>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> LoweredView {
    lowered { $0.presenting("alert", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  public func alert<Value>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> LoweredView {
    lowered { $0.presenting("alert", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  ///
  /// - Example: `Text("a").inspector(isPresented: .constant(false)) { Text("b") }`
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> LoweredView {
    lowered { $0.presenting("inspector", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged; no other screen is shown.
  public func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View)
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; no other screen is shown.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> LoweredView { lowered { $0 } }
}
