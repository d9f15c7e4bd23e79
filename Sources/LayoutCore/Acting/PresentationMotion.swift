/// The movements by which iOS presents screens.
///
/// Rule: <doc:Animations#Presented-screens>.
enum PresentationMotion {
  /// The spring of sheets, covers and pushed screens: a mass of 3, a stiffness of 1,000 and critical damping.
  ///
  /// Source: `UISpringTimingParameters()`, whose damping of 500 is limited to the critical one.
  static let screen = Animation.spring(Spring(mass: 3, stiffness: 1_000, damping: 500))
  /// The animation of alerts, menus and bubbles that appear.
  static let question = Animation.easeOut(duration: 0.25)
  /// The animation of alerts, menus and bubbles that disappear.
  static let answer = Animation.easeOut(duration: 0.2)
  /// The scale from which an alert comes.
  static let alertScale = 1.2
  /// The scale from which a menu grows.
  static let menuScale = 0.3
  /// The fraction of its width by which a screen moves when another is pushed over it.
  static let parallax = 0.3

  /// Returns a transition that slides a view up from below, by a height in points.
  static func rising(by height: Double) -> ViewTransition { .presented(.offset(x: 0, y: height), screen) }

  /// Returns the transition of an alert, a menu or a bubble, which fades and grows from a scale about an anchor.
  static func growing(from scale: Double, about anchor: UnitPoint) -> ViewTransition {
    .asymmetric(
      insertion: .presented(.combined(.scale(scale, anchor), .opacity), question),
      removal: .presented(.opacity, answer))
  }

  /// Returns the transition of the shade behind a screen.
  static func shade(of kind: Presentation.Kind) -> ViewTransition {
    switch kind {
    case .sheet, .cover, .dialog, .popover: .presented(.opacity, screen)
    case .alert, .menu: .asymmetric(insertion: .presented(.opacity, question), removal: .presented(.opacity, answer))
    }
  }
}

extension NavigationContext {
  /// The transition of the stack's screens: a pushed screen moves in from the trailing edge, over the previous screen,
  /// which moves towards the leading edge; popping is the reverse.
  var transition: ViewTransition {
    .presented(
      .modified(
        ViewTransition.Phases(
          before: { [self] in $0.sliding(by: isPushing ? 1 : -PresentationMotion.parallax, isFront: isPushing) },
          identity: { [self] in $0.sliding(by: 0, isFront: isPushing) },
          after: { [self] in $0.sliding(by: isPushing ? -PresentationMotion.parallax : 1, isFront: !isPushing) })),
      PresentationMotion.screen)
  }

  /// Records the number of screens that the stack shows above its root.
  func show(_ count: Int) {
    if count != shownCount { isPushing = count > shownCount }
    shownCount = count
  }
}

extension LayoutNode {
  /// Returns the screen of a stack, which is inserted and removed as screens are pushed and popped; `level` counts from
  /// its root.
  func screen(_ level: Int, of context: NavigationContext) -> LayoutNode {
    var view = transition(context.transition)
    view.key = StructuralKey(context, level)
    return view
  }

  /// Returns the screen displaced by a fraction of its width.
  fileprivate func sliding(by share: Double, isFront: Bool) -> LayoutNode {
    background(LayoutNode.color(.systemBackground).ignoresSafeArea())
      .modified("transition", by: MoveLayout(toward: .trailing, by: share)).zIndex(isFront ? 1 : 0)
  }
}
