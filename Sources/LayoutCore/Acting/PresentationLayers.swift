/// The screens that lie over a preview's own: sheets, alerts, dialogs and menus, as iOS draws them.
///
/// Measures are those of iOS 18 on a phone, in points.
struct PresentationLayers {
  /// The presentations, from the first.
  let screens: [Presentation]
  /// The insets of the screen's safe area, in points.
  let safeArea: EdgeInsets
  /// The environment of the preview.
  let environment: EnvironmentValues
  /// The animations of the preview, or nil if screens appear and disappear without animation.
  var animator: Animator?
  /// The key of the preview's own position.
  let key: StructuralKey
  private let contents = PresentedContents()

  /// The distance of the largest sheet from the top of the screen: 10 below the safe area, and 40 on screens with a
  /// home button.
  var sheetGap: Double { safeArea.top > 24 ? safeArea.top + 10 : 40 }
  /// The margin of the screen below a sheet, which is drawn smaller.
  private static let loweredMargin = 16.0
  /// The least distance of a sheet from the sides of a tablet's screen.
  static let tabletMargin = 44.0
  /// The corner radius of a sheet.
  static let sheetRadius = 10.0

  /// Returns the view below its presentations, on a screen of a size.
  func view(over root: LayoutNode, on screen: Size) -> LayoutNode {
    var layers = lowered(root, on: screen)
    for presentation in screens {
      let memory = presentation.memory
      if presentation.dims, !isUsableBeneath(presentation, on: screen) {
        let isClear =
          isBubble(presentation, on: screen)
          || presentation.kind == .menu && presentation.anchor != nil && !presentation.isLifting
        let shade = isClear ? 0 : isOverBlack(on: screen) && presentation.kind == .sheet ? 0.12 : 0.2
        var dimming = presentation.shadow(opacity: shade).ignoresSafeArea()
        if closesOutside(presentation) {
          dimming = dimming.interacting(.contentShape(.rectangle))
            .interacting(.gesture(GestureResponse(.tap(count: 1), ended: { _ in presentation.dismiss() })))
            .interacting(.label(Presentation.dismissalLabel))
        }
        dimming = dimming.interacting(.layer(presentation.kind.name))
        layers.append(moving(dimming, memory, 0, PresentationMotion.shade(of: presentation.kind)))
      }
      let card = card(of: presentation, on: screen)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      layers.append(
        moving(card, memory, 1, transition(of: presentation, on: screen)).ignoresSafeArea()
          .interacting(.lifecycle(Lifecycle(memory: memory))).interacting(.layer(presentation.kind.name)))
    }
    return LayoutNode.zStack(children: layers).frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Returns a layer that is inserted and removed with a transition, if the preview is animated.
  private func moving(
    _ layer: LayoutNode, _ memory: ViewMemory, _ index: Int, _ transition: @autoclosure () -> ViewTransition
  ) -> LayoutNode {
    guard let animator else { return layer }
    return animator.layer(layer.transition(transition()), StructuralKey(memory, index))
  }

  /// Returns the transition with which a presentation appears and disappears.
  private func transition(of presentation: Presentation, on screen: Size) -> ViewTransition {
    switch presentation.kind {
    case .popover where isBubble(presentation, on: screen): return PresentationMotion.growing(from: 1, about: .center)
    case .sheet, .popover:
      return PresentationMotion.rising(by: height(of: presentation, on: screen))
    case .cover, .dialog: return PresentationMotion.rising(by: screen.height)
    case .alert: return PresentationMotion.growing(from: PresentationMotion.alertScale, about: .center)
    case .menu:
      guard let anchor = presentation.anchor, screen.width > 0, screen.height > 0 else {
        return PresentationMotion.growing(from: PresentationMotion.menuScale, about: .center)
      }
      let about = UnitPoint(x: anchor.midX / screen.width, y: anchor.midY / screen.height)
      return PresentationMotion.growing(from: PresentationMotion.menuScale, about: about)
    }
  }

  /// Returns whether the content beneath a sheet can be used, and is not dimmed.
  ///
  /// Rule: <doc:Screens#Sheets>.
  private func isUsableBeneath(_ presentation: Presentation, on screen: Size) -> Bool {
    guard presentation.kind == .sheet,
      let interaction = setting(.backgroundInteraction, of: presentation) as? PresentationBackgroundInteraction
    else { return false }
    return interaction.isEnabled(
      at: height(of: presentation, on: screen), of: heights(of: presentation, on: screen))
  }

  /// Returns whether a tap beside a presentation ends it.
  func closesOutside(_ presentation: Presentation) -> Bool {
    presentation.closesOutside && setting(.isKept, of: presentation) as? Bool != true
  }

  /// Returns the view below the presentations: under a sheet of full height, it is a smaller card on black; under an
  /// alert or a dialog, its tint is grey.
  ///
  /// Rules: <doc:Screens#Sheets>, <doc:Screens#Questions>.
  private func lowered(_ root: LayoutNode, on screen: Size) -> [LayoutNode] {
    let background = LayoutNode.color(.systemBackground).ignoresSafeArea()
    let hasQuestion = screens.contains { $0.kind == .alert || $0.kind == .dialog }
    let view = (hasQuestion ? root.tint(.color(.dimmedTint)) : root).frame(maxWidth: .infinity, maxHeight: .infinity)
    let share = lowering(on: screen)
    guard share > 0 else { return [background, view] }
    let scale = 1 - 2 * Self.loweredMargin / screen.width * share
    let card = LayoutNode.zStack(children: [background, view])
      .clipShape(.roundedRectangle(cornerRadius: Self.sheetRadius * share))
      .scaleEffect(scale, anchor: .top).offset(y: (sheetGap - 10 - safeArea.top) * share)
    return [LayoutNode.color(.black).ignoresSafeArea(), card]
  }

  /// Returns whether the first presentation is a sheet of full height, beneath which the screen is black at its top.
  func isOverBlack(on screen: Size) -> Bool {
    guard let first = screens.first, first.kind == .sheet || first.kind == .popover,
      safeArea.top > 24 || (20..<24).contains(safeArea.top), !isBubble(first, on: screen)
    else { return false }
    return height(of: first, on: screen) == screen.height - sheetGap
  }

  /// Returns the fraction, from 0 to 1, to which the view below the presentations has become a smaller card.
  func lowering(on screen: Size) -> Double {
    let model = isOverBlack(on: screen) ? 1.0 : 0
    return animator?.following(model, key, by: PresentationMotion.screen) ?? model
  }

  private func card(of presentation: Presentation, on screen: Size) -> LayoutNode {
    switch presentation.kind {
    case .popover where isBubble(presentation, on: screen): bubble(presentation, on: screen).elevated
    case .sheet, .popover: sheet(presentation, on: screen).elevated
    case .cover:
      page(presentation.content()).safeAreaPadding(safeArea).background(LayoutNode.color(.systemBackground))
    case .alert: alert(presentation)
    case .dialog: dialog(presentation, on: screen)
    case .menu: beside(presentation.anchor, menu(presentation), on: screen, preview: preview(of: presentation))
    }
  }

  // MARK: Beside a view

  /// Returns whether a presentation is a bubble beside its view: a popover on a large screen, or one that stays a
  /// popover.
  ///
  /// Rule: <doc:Screens#Popovers-and-menus>.
  private func isBubble(_ presentation: Presentation, on screen: Size) -> Bool {
    guard presentation.kind == .popover, presentation.anchor != nil else { return false }
    let adaptation = setting(.adaptation, of: presentation) as? PresentationAdaptation
    return isTablet(screen) || adaptation == .popover || adaptation == PresentationAdaptation.none
  }

  func isTablet(_ screen: Size) -> Bool { min(screen.width, screen.height) >= 700 }

  private func bubble(_ presentation: Presentation, on screen: Size) -> LayoutNode {
    let content = LayoutNode.stackedInPreview(presentation.content())
    return .layout(
      "Popover", BubbleLayout(anchor: presentation.anchor ?? .zero, screen: screen, safeArea: safeArea),
      children: [
        LayoutNode.drawn("Bubble") { rect, environment in
          [.bubble(in: rect, at: presentation.anchor ?? .zero, environment: environment)]
        }
        .shadow(color: Color.black.opacity(0.15), radius: 16),
        content,
      ])
  }

  /// Returns a menu below its view, or above it where it does not fit below; below a preview if there is one.
  private func beside(_ anchor: Rect?, _ menu: LayoutNode, on screen: Size, preview: LayoutNode?) -> LayoutNode {
    guard let anchor else { return menu }
    let layout = MenuLayout(anchor: anchor, screen: screen, safeArea: safeArea)
    return .layout("MenuPosition", layout, children: [menu] + (preview.map { [$0] } ?? []))
  }

  func page(_ content: [LayoutNode]) -> LayoutNode {
    LayoutNode.stackedInPreview(content).frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  func content(of presentation: Presentation) -> [LayoutNode] {
    contents.content(of: presentation, in: environment).nodes
  }

  /// Returns the value that the content of a presentation sets for a setting, or nil.
  func setting(_ key: TraitKey, of presentation: Presentation) -> Any? {
    contents.content(of: presentation, in: environment).settings[key]
  }
}

/// The contents of presentations and the settings that they set.
///
/// They are found once for a layout: the views of a content may depend on their environment, and are created while they
/// are examined.
private final class PresentedContents {
  private static let keys: Set<TraitKey> = [
    .detents, .detentSelection, .dragIndicator, .sheetBackground, .isKept, .adaptation, .sheetRadius, .sheetSizing,
    .backgroundInteraction,
  ]
  private var known: [ObjectIdentifier: (nodes: [LayoutNode], settings: [TraitKey: Any])] = [:]

  /// Returns the content of a presentation and its settings.
  func content(
    of presentation: Presentation, in environment: EnvironmentValues
  ) -> (nodes: [LayoutNode], settings: [TraitKey: Any]) {
    if let found = known[ObjectIdentifier(presentation.memory)] { return found }
    let nodes = presentation.content()
    var settings: [TraitKey: Any] = [:]
    for node in nodes { node.addValues(of: Self.keys, in: environment, to: &settings) }
    known[ObjectIdentifier(presentation.memory)] = (nodes, settings)
    return (nodes, settings)
  }
}

extension LayoutNode {
  /// The view on a sheet or popover.
  ///
  /// Rule: <doc:Colors#Elevated-backgrounds>.
  fileprivate var elevated: LayoutNode { transformEnvironment("elevated") { $0.controls.isInSheet = true } }
}

extension Presentation {
  /// Whether the screen below is dimmed.
  fileprivate var dims: Bool {
    switch kind {
    case .sheet, .popover, .alert, .dialog, .menu: true
    case .cover: false
    }
  }

  /// Whether a tap beside the presentation ends it.
  fileprivate var closesOutside: Bool { kind != .alert && kind != .cover }
}

/// A height of a sheet.
public enum SheetDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A fraction of the screen's height.
  case fraction(Double)
  /// A height in points.
  case height(Double)

  /// Returns the height, for the greatest possible one, both in points.
  func height(of whole: Double) -> Double {
    switch self {
    case .medium: whole / 2
    case .large: whole
    case .fraction(let fraction): whole * fraction
    case .height(let height): height
    }
  }
}
