/// Another screen that a view shows over its own.
public struct Presentation {
  /// The form in which a screen is presented.
  public enum Kind: Hashable, Sendable {
    /// A card over the lower part of the screen.
    case sheet
    /// A screen that covers everything.
    case cover
    /// A bubble beside its view; a sheet on a phone.
    case popover
    /// A question in the middle of the screen.
    case alert
    /// Buttons at the bottom of the screen.
    case dialog
    /// An open menu beside its view.
    case menu

    /// The name of the screen in messages.
    var name: String {
      switch self {
      case .sheet: "the sheet"
      case .cover: "the full-screen cover"
      case .popover: "the popover"
      case .alert: "the alert"
      case .dialog: "the dialog"
      case .menu: "the menu"
      }
    }

    /// Whether the system sets the font and the styles of the content: an alert, a dialog or a menu.
    var hasOwnFont: Bool { self == .alert || self == .dialog || self == .menu }
  }

  /// The form.
  public var kind: Kind
  /// The memory that stores whether it was presented before.
  public var memory: ViewMemory
  /// The title of an alert or a dialog.
  public var title: LayoutNode?
  /// The message of an alert or a dialog.
  public var message: LayoutNode?
  /// Whether the title of a dialog is shown.
  public var showsTitle: Bool
  /// The frame of the view that presents, in the coordinates of the screen, or nil if it is unknown.
  var anchor: Rect?
  /// The name that VoiceOver reads for the area beside a presentation, where a tap ends it.
  static let dismissalLabel = "dismiss popup"
  /// Whether a menu belongs to a view that is lifted from the screen, which is dimmed.
  var isLifting = false
  /// The views above a menu, which are shown instead of the view that opens it; empty without a preview.
  var preview: [LayoutNode] = []
  /// The content; the buttons of an alert, a dialog or a menu.
  public var content: () -> [LayoutNode]
  /// The function that ends the presentation.
  public var dismiss: () -> Void
  /// The action that runs when the presentation has ended, or nil.
  public var dismissed: (() -> Void)?

  /// The memory that stores whether the lists of the screen are edited.
  var editMemory: ViewMemory {
    if let known = memory.items.first as? ViewMemory { return known }
    let made = ViewMemory()
    memory.items = [made]
    return made
  }

  /// Returns the view that dims the screen, except for a view that is lifted from it without a preview.
  func shadow(opacity: Double) -> LayoutNode {
    guard isLifting, preview.isEmpty, let anchor else { return .color(Color.black.opacity(opacity)) }
    return .drawn("Color") { rect, _ in
      var path = Path(rect)
      path.addRect(anchor.offsetBy(dx: rect.minX, dy: rect.minY))
      return [.fill(path, .color(Color.black.opacity(opacity)), rule: .evenOdd)]
    }
  }

  /// The height to which the user has dragged the sheet, or nil.
  var draggedDetent: SheetDetent? { memory.items.lazy.compactMap { $0 as? SheetDetent }.first }

  /// Stores the height to which the user has dragged the sheet.
  func drag(to detent: SheetDetent) { memory.items = [editMemory, detent] }

  /// Creates a presentation.
  public init(
    _ kind: Kind, memory: ViewMemory, title: LayoutNode? = nil, message: LayoutNode? = nil, showsTitle: Bool = true,
    content: @escaping () -> [LayoutNode], dismiss: @escaping () -> Void, dismissed: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.memory = memory
    self.title = title
    self.message = message
    self.showsTitle = showsTitle
    self.content = content
    self.dismiss = dismiss
    self.dismissed = dismissed
  }
}
