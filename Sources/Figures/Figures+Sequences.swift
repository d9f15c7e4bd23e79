import PlumblineLayout

extension Figures {
  /// Returns the still images of a sequence: its states and, where guides move before views, the steps between them.
  public static func stills(
    of layouts: [ResolvedLayout], request: FigureRequest, theme: Theme, typesetter: any Typesetter
  ) -> [DisplayList] {
    let composition = FigureComposition(
      layouts: layouts, request: request, listing: nil, theme: theme.suiting(layouts), typesetter: typesetter)
    guard case .animation(let guidesFirst) = request.sequence else { return [composition.drawing] }
    var animated = AnimatedFigure(
      states: composition.annotatedLayouts, guidesFirst: guidesFirst, request: request)
    return Moment.stills(states: layouts.count, guidesFirst: guidesFirst).map { moment in
      animated.moments = [moment]
      return animated.block.drawing(margin: theme.distance.margin, on: composition.theme.paper)
    }
  }
}
