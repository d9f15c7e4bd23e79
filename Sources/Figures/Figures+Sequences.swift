import PlumblineLayout

extension Figures {
  /// Returns the still images of a sequence: its states and, where guides move before views, the steps between them.
  public static func stills(
    of layouts: [ResolvedLayout], request: FigureRequest, listing: Listing? = nil, theme: Theme,
    typesetter: any Typesetter
  ) -> [DisplayList] {
    var composition = FigureComposition(
      layouts: layouts, request: request, listing: listing, theme: theme.suiting(layouts), typesetter: typesetter)
    guard case .animation(let guidesFirst) = request.sequence else { return [composition.drawing] }
    composition.prepared = composition.annotatedLayouts
    return Moment.stills(states: layouts.count, guidesFirst: guidesFirst).map { moment in
      composition.moment = moment
      return composition.drawing
    }
  }
}
