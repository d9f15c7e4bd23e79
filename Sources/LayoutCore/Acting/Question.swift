/// An alert or an action sheet as a value, in SwiftUI's older spelling.
///
/// Unchecked: it stays on the thread of the program that made it.
public struct Question: @unchecked Sendable {
  /// A button of a question.
  public struct Button {
    /// The title.
    var title: TextContent
    /// The role, or nil.
    var role: ButtonRole?
    /// The action that runs when the button is tapped, or nil.
    var action: (() -> Void)?

    /// Creates a button; a button that cancels has a title of its own.
    public init(_ title: TextContent? = nil, role: ButtonRole? = nil, action: (() -> Void)? = nil) {
      self.title = title ?? TextContent(role == .cancel ? "Cancel" : "OK")
      self.role = role
      self.action = action
    }
  }

  /// The title.
  var title: TextContent
  /// The message, or nil.
  var message: TextContent?
  /// The buttons; if there are none, one button ends the question.
  var buttons: [Button]

  /// Creates a question.
  public init(title: TextContent, message: TextContent? = nil, buttons: [Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension LayoutNode {
  /// Returns the view with a question that it presents while a value is true.
  public func asking(
    _ kind: Presentation.Kind, isPresented: BoundValue<Bool>?, at place: (any ViewPlace)?, question: () -> Question?
  ) -> LayoutNode {
    guard let isPresented, isPresented.value, let question = question() else {
      place?.forget(from: 0)
      return self
    }
    return asking(kind, title: question.title, titleVisibility: .visible, isPresented: isPresented, at: place) {
      question.buttons.map { .button($0.title, role: $0.role, action: $0.action ?? {}) }
    } message: {
      question.message.map { [.text($0)] } ?? []
    }
  }

  /// Returns the view with a question about an item that it presents while there is one.
  public func asking<Item>(
    _ kind: Presentation.Kind, item: BoundValue<Item?>?, at place: (any ViewPlace)?, question: (Item) -> Question?
  ) -> LayoutNode {
    let isPresented = item.map { item in BoundValue(value: item.value != nil) { _ in item.set?(nil) } }
    return asking(kind, isPresented: isPresented, at: place) { item?.value.flatMap(question) }
  }
}
