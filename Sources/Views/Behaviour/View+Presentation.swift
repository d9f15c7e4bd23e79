// Presentations. A figure shows the screen beneath.
/// The buttons of a menu that a view opens, in SwiftUI's older spelling.
public struct ContextMenu<Items: View> {
  /// Creates the buttons.
  let items: () -> [LayoutNode]

  /// Creates a menu.
  public init(@ViewBuilder menuItems: @escaping () -> Items) { items = { menuItems().members } }
}

extension View {
  /// Opens a menu when the view is pressed for half a second.
  ///
  /// - Example: `Text("a").contextMenu { Button("b") {} }`
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> LoweredView {
    lowered { $0.contextMenu(at: ViewIdentity.place) { menuItems().members } }
  }
  /// Opens a menu when the view is pressed for half a second, in SwiftUI's older spelling; nil for none.
  public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> LoweredView {
    lowered { node in menu.map { menu in node.contextMenu(at: ViewIdentity.place) { menu.items() } } ?? node }
  }
  /// Opens a menu when the view is pressed for half a second, below a preview.
  ///
  /// - Example: `Text("a").contextMenu { Button("b") {} } preview: { Text("c") }`
  public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View)
    -> LoweredView
  {
    lowered { $0.contextMenu(at: ViewIdentity.place, content: { menuItems().members }, preview: { preview().members }) }
  }
  /// Opens a menu when a row of a list within the view is pressed for half a second: a menu for that row, or for all
  /// selected rows.
  ///
  /// - Example: `List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in Button("b") {} }`
  public func contextMenu<Value: Hashable>(
    forSelectionType itemType: Value.Type, @ViewBuilder menu: @escaping (Set<Value>) -> some View,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> LoweredView {
    func values(_ items: Set<AnyHashable>) -> Set<Value> { Set(items.compactMap { $0.base as? Value }) }
    return lowered {
      $0.selectionMenu(
        at: ViewIdentity.place, content: { menu(values($0)).members },
        primaryAction: primaryAction.map { action in { action(values($0)) } })
    }
  }
  /// Presents a sheet while a value is true.
  ///
  /// - Example: `Text("a").sheet(isPresented: .constant(false)) { Text("b") }`
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> LoweredView {
    acting {
      $0.showing(.sheet, isPresented: isPresented.bound, at: ViewIdentity.place, dismissed: onDismiss) {
        content().members
      }
    }
  }
  /// Presents a screen that covers this one while a value is true.
  ///
  /// - Example: `Text("a").fullScreenCover(isPresented: .constant(false)) { Text("b") }`
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> LoweredView {
    acting {
      $0.showing(.cover, isPresented: isPresented.bound, at: ViewIdentity.place, dismissed: onDismiss) {
        content().members
      }
    }
  }
  /// Presents a popover, which is a sheet on a phone, while a value is true.
  ///
  /// - Example: `Text("a").popover(isPresented: .constant(false)) { Text("b") }`
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> some View
  ) -> LoweredView {
    acting { $0.showing(.popover, isPresented: isPresented.bound, at: ViewIdentity.place) { content().members } }
  }
  /// Creates the screens for values of a type, which links push.
  ///
  /// - Example: `Text("a").navigationDestination(for: Int.self) { Text("\($0)") }`
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> LoweredView {
    NavigationContext.current?.register(ObjectIdentifier(data)) { value in
      (value as? Value).map { destination($0).members }
    }
    return lowered { $0 }
  }
  /// Sets whether scrolling is disabled in the scroll views within the view.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollDisabled(true)`
  public func scrollDisabled(_ disabled: Bool) -> LoweredView { lowered { $0.scrollDisabled(disabled) } }
  /// Returns the view unchanged; scroll indicators are not drawn.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollIndicators(.hidden).scrollIndicatorsFlash(onAppear: true)`
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; scroll indicators are not drawn.
  public func scrollIndicatorsFlash(onAppear: Bool) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").help("b")`
  public func help(_ text: LocalizedStringKey) -> LoweredView { lowered { $0 } }
}
