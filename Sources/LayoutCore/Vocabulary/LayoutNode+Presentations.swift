// Screens, alerts, dialogs and menus that a view presents. Arguments are nil in a program that does not act.
extension LayoutNode {
  /// Returns the view with a screen that it presents while a value is true.
  ///
  /// `dismissed` runs when the screen has disappeared.
  public func showing(
    _ kind: Presentation.Kind, isPresented: BoundValue<Bool>?, at place: (any ViewPlace)?,
    dismissed: (() -> Void)? = nil, content: () -> [LayoutNode]
  ) -> LayoutNode {
    guard let place, let isPresented else { return self }
    guard isPresented.value else {
      place.forget(from: 0)
      return self
    }
    let views = place.views(0, content)
    return interacting(
      .presentation(
        Presentation(
          kind, memory: place.memory, content: { views }, dismiss: { isPresented.set?(false) }, dismissed: dismissed)))
  }

  /// Returns the view with a screen that it presents while there is an item.
  public func showing<Item>(
    _ kind: Presentation.Kind, item: BoundValue<Item?>?, at place: (any ViewPlace)?, dismissed: (() -> Void)? = nil,
    content: (Item) -> [LayoutNode]
  ) -> LayoutNode {
    guard let shown = item?.value else {
      place?.forget(from: 0)
      return self
    }
    let isPresented = BoundValue(value: true) { _ in item?.set?(nil) }
    return showing(kind, isPresented: isPresented, at: place, dismissed: dismissed) { content(shown) }
  }

  /// Returns the view with an alert or a dialog that it presents while a value is true.
  ///
  /// The title of a dialog is shown if `titleVisibility` is `visible`.
  public func asking(
    _ kind: Presentation.Kind, title: TextContent?, titleVisibility: Visibility? = .automatic,
    isPresented: BoundValue<Bool>?, at place: (any ViewPlace)?, actions: () -> [LayoutNode],
    message: () -> [LayoutNode] = { [] }
  ) -> LayoutNode {
    guard let place, let isPresented else { return self }
    guard isPresented.value else {
      place.forget(from: 0)
      return self
    }
    let (buttons, text) = (place.views(0, actions), place.views(1, message))
    return interacting(
      .presentation(
        Presentation(
          kind, memory: place.memory, title: title.map { .text($0) }, message: text.isEmpty ? nil : .group(text),
          showsTitle: kind == .alert || titleVisibility == .visible, content: { buttons },
          dismiss: { isPresented.set?(false) })))
  }

  /// Returns the view with an alert or a dialog about data that it presents while a value is true and there are data.
  public func asking<Data>(
    _ kind: Presentation.Kind, title: TextContent?, titleVisibility: Visibility? = .automatic,
    isPresented: BoundValue<Bool>?, presenting data: Data?, at place: (any ViewPlace)?,
    actions: (Data) -> [LayoutNode], message: (Data) -> [LayoutNode] = { _ in [] }
  ) -> LayoutNode {
    guard let data else { return self }
    return asking(
      kind, title: title, titleVisibility: titleVisibility, isPresented: isPresented, at: place,
      actions: { actions(data) }, message: { message(data) })
  }
}
