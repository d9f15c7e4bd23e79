extension LayoutNode {
  /// Returns a button that runs an action when it is tapped.
  public static func button(
    role: ButtonRole? = nil, label: [LayoutNode], action: (() -> Void)? = nil
  ) -> LayoutNode {
    let identity = action.map { _ in ButtonIdentity() }
    let button = LayoutNode.button("Button", role: role, label: label, action: action, identity: identity)
    guard let action, let identity else { return button }
    return button.interacting(.button { if !identity.isLeftToStyle { action() } })
  }

  /// Returns a button with a text and, if one is given, a symbol.
  public static func button(
    _ title: TextContent, systemImage: String? = nil, role: ButtonRole? = nil, action: (() -> Void)? = nil
  ) -> LayoutNode {
    guard let systemImage else { return .button(role: role, label: [.text(title)], action: action) }
    let label = LayoutNode.label(title: [.text(title)], icon: [.image(systemName: systemImage)])
    return .button(role: role, label: [label], action: action)
  }

  /// Returns a button with the standard label of its role.
  ///
  /// Source: ``ButtonRole`` in Apple's documentation: a role stands for a label where a button has none.
  public static func button(role: ButtonRole, action: (() -> Void)? = nil) -> LayoutNode {
    .button(TextContent(role.title), systemImage: role.systemImage, role: role, action: action)
  }

  /// The button of the system that pastes, which is prominent in every style of buttons.
  ///
  /// Rule: <doc:Controls#Buttons>.
  public static var pasteButton: LayoutNode {
    .button(TextContent("Paste"), systemImage: "doc.on.clipboard").buttonStyle(.borderedProminent)
  }

  /// Returns a link, drawn as a button; `open` runs with its environment when it is tapped.
  public static func link(label: [LayoutNode], open: ((EnvironmentValues) -> Void)? = nil) -> LayoutNode {
    let link = button("Link", role: nil, label: label)
    guard let open else { return link }
    return .deferred("Link") { environment in link.interacting(.button { open(environment) }) }
  }

  /// Returns a menu, drawn as the button that opens it.
  ///
  /// Its content is created while it is open. If there is a primary action, a tap runs it, and a long press opens the
  /// menu.
  public static func menu(
    label: [LayoutNode], primaryAction: (() -> Void)? = nil, at place: (any ViewPlace)?, content: () -> [LayoutNode]
  ) -> LayoutNode {
    let menu = LayoutNode.menu(label: label)
    guard let place else { return menu }
    let opened = menu.interacting(place.openMenu(content))
    let open = { place.memory.value = true }
    guard let primaryAction else { return opened.interacting(.button(open)).interacting(.keepsOpen) }
    return opened.interacting(.button(primaryAction))
      .interacting(.gesture(GestureResponse(.longPress(minimum: 0.5), ended: { _ in open() })))
  }

  /// Returns the view with a menu that a long press opens, below a preview if there is one; both are created while it
  /// is open.
  public func contextMenu(
    at place: (any ViewPlace)?, content: () -> [LayoutNode], preview: () -> [LayoutNode] = { [] }
  ) -> LayoutNode {
    guard let place else { return self }
    let menu = place.openMenu(isLifting: true, content, preview: preview)
    // The preview is shown instead of the view.
    return (menu?.hasPreview == true ? opacity(0) : self).interacting(menu)
      .interacting(.gesture(GestureResponse(.longPress(minimum: 0.5), ended: { _ in place.memory.value = true })))
  }

  /// Returns a menu, drawn as the button that opens it.
  public static func menu(label: [LayoutNode]) -> LayoutNode {
    let button = button("Menu", role: nil, label: label)
    return .deferred("Menu") { environment in
      guard case .custom(let make) = environment.controls.menu else { return button }
      return make(.group(label), .empty).within(\.menu, .automatic).modifiedOnce().named("Menu", as: .button)
    }
    .containerValue(.isMarkedInMenu, true)
  }

  private static func button(
    _ view: String, role: ButtonRole?, label: [LayoutNode], action: (() -> Void)? = nil,
    identity: ButtonIdentity? = nil
  ) -> LayoutNode {
    let label = label.count == 1 && label[0].isOneView ? label[0] : .hStack(children: label).named("Label", as: .label)
    let button = LayoutNode.deferred(view) { environment in
      let look = environment.controls.button
      var button = ButtonConfiguration(label: label, role: role, action: action, identity: identity)
      button.isPressed = identity?.isPressed ?? false
      let body = look.body(button, in: environment).modifiedOnce().named(view, as: .button)
      guard let identity else { return body }
      switch look {
      case .custom: return body
      case .automatic where environment.controls.isInRow: return body.interacting(.actsInRow)
      default: return body.interacting(.showsPress { identity.isPressed = $0 })
      }
    }
    return role == .cancel ? button.containerValue(.isCancelling, true) : button
  }
}

extension Interaction {
  /// Whether the interaction is an open menu with a preview.
  fileprivate var hasPreview: Bool {
    if case .presentation(let menu) = self { !menu.preview.isEmpty } else { false }
  }
}

extension ViewPlace {
  /// Returns the open menu of the view, or nil if it is closed.
  fileprivate func openMenu(
    isLifting: Bool = false, _ content: () -> [LayoutNode], preview: () -> [LayoutNode] = { [] }
  ) -> Interaction? {
    guard memory.value as? Bool == true else {
      forget(from: 0)
      return nil
    }
    let (memory, buttons) = (memory, views(0, content))
    var menu = Presentation(.menu, memory: memory, content: { buttons }, dismiss: { memory.value = false })
    menu.isLifting = isLifting
    menu.preview = views(1, preview)
    return .presentation(menu)
  }
}

extension ControlStyle.Button {
  /// Returns the button's view in this style.
  func body(_ button: ButtonConfiguration, in environment: EnvironmentValues) -> LayoutNode {
    let look = ButtonAppearance(button: button, environment: environment)
    let body =
      switch self {
      case .custom(let make): make(button).within(\.button, .automatic)
      case .plain: button.label.opacity(environment.isEnabled ? 1 : 0.5)
      case .automatic, .borderless: look.borderless
      case .bordered: look.bordered(isProminent: false)
      case .borderedProminent: look.bordered(isProminent: true)
      case .glass: look.bordered(isProminent: false, usual: .capsule)
      case .glassProminent: look.bordered(isProminent: true, usual: .capsule)
      }
    return button.isPressed ? body.compositingGroup().opacity(pressedOpacity) : body
  }

  /// The opacity of a pressed button.
  ///
  /// Rule: <doc:Controls#Pressed-buttons>.
  private var pressedOpacity: Double {
    switch self {
    case .custom: 1
    case .automatic, .borderless: 0.2
    case .plain, .bordered, .borderedProminent, .glass, .glassProminent: 0.75
    }
  }
}

extension LayoutNode {
  /// Returns the view inside a container of its own, which can have another name.
  func modifiedOnce() -> LayoutNode { padding(EdgeInsets()) }

  /// Returns the view, within which controls of a kind have another style.
  ///
  /// A custom style applies once: a control of the same kind in its body has the automatic style.
  func within<Style>(_ kind: WritableKeyPath<ControlEnvironment, Style>, _ style: Style) -> LayoutNode {
    controls("style") { $0[keyPath: kind] = style }
  }
}

/// The appearance of the system's button styles.
private struct ButtonAppearance {
  let button: ButtonConfiguration
  let environment: EnvironmentValues

  /// The label's style; a tint set inside the label takes precedence.
  private var tint: AnyShapeStyle { button.role == .destructive ? .color(.red) : .tint }
  private var controls: ControlEnvironment { environment.controls }

  /// The label, whose lines are centred outside of rows of lists and menus.
  ///
  /// Rule: <doc:Controls#Buttons>.
  private var label: LayoutNode {
    controls.isInRow || controls.isInMenu ? button.label : button.label.multilineTextAlignment(.center)
  }

  var borderless: LayoutNode {
    guard environment.isEnabled else { return label.defaultForegroundStyle(.color(.gray)) }
    return label.defaultForegroundStyle(tint)
  }

  /// Returns the label on a background, whose shape is `usual` unless the environment sets one.
  func bordered(isProminent: Bool, usual: AnyShape? = nil) -> LayoutNode {
    let isTinted = isProminent || button.role == .destructive || environment.tint != nil
    let fill: AnyShapeStyle =
      if !environment.isEnabled { .color(.tertiaryFill) } else if isProminent { tint } else if isTinted {
        .opacity(tint, 0.18)
      } else { .color(.tertiaryFill) }
    let foreground: AnyShapeStyle =
      if !environment.isEnabled { .color(.tertiaryLabel) } else if isProminent { .color(.white) } else { tint }
    let insets = self.insets
    let label = self.label.defaultForegroundStyle(foreground)
      .transformEnvironment("font") { environment in
        if environment.font == nil { environment.font = font }
      }
    let isCircle = if case .circle = controls.borderShape { true } else { false }
    let padded = isCircle ? label.padding(insets.vertical) : label.padding(insets.edges)
    return padded.modified("frame", by: LeastHeightLayout(height: minHeight))
      .background(fill, in: shape(usual: usual))
  }

  private var insets: (horizontal: Double, vertical: Double, edges: EdgeInsets) {
    let (horizontal, vertical): (Double, Double) =
      switch controls.size {
      case .mini, .small: (10, 5)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    return (
      horizontal, vertical, EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    )
  }

  private var minHeight: Double {
    switch controls.size {
    case .mini, .small: 28
    case .regular: 34
    case .large, .extraLarge: 50
    }
  }

  private var font: Font {
    switch controls.size {
    case .mini, .small: .subheadline
    case .regular: .body
    case .large, .extraLarge: .body
    }
  }

  private func shape(usual: AnyShape?) -> AnyShape {
    switch controls.borderShape {
    case .automatic where usual != nil: return usual ?? .capsule
    case .capsule: return .capsule
    case .circle: return .circle
    case .roundedRectangle(let radius?): return .roundedRectangle(cornerRadius: radius)
    case .automatic where controls.size == .mini || controls.size == .small: return .capsule
    case .automatic, .roundedRectangle:
      return .roundedRectangle(cornerRadius: minHeight >= 50 ? 12 : minHeight >= 34 ? 8 : 7)
    }
  }
}
