import PlumblineLayout

extension Figures {
  /// Returns the problems of setting the texts of annotations: fonts that are not installed.
  ///
  /// Figures without annotations have none, whatever fonts are missing.
  public static func fontNotices(
    for request: FigureRequest, in layouts: [ResolvedLayout], theme: Theme, typesetter: any Typesetter
  ) -> [TextNotice] {
    var letterings: [Theme.Lettering] = []
    let words = request.annotations.subtracting([.pair])
    let views = layouts.lazy.flatMap(\.views)
    if !words.isEmpty || !request.views.isEmpty || views.contains(where: { !$0.annotations.isEmpty }) {
      letterings.append(theme.guideLabel)
    }
    if request.caption != nil || !request.titles.isEmpty || !request.captions.isEmpty {
      letterings.append(theme.caption)
    }
    if request.listing != nil { letterings.append(theme.code) }
    var designs: Set<Font.Design> = []
    return letterings.filter { designs.insert($0.design).inserted }
      .flatMap { typesetter.typeset($0.text("0")).notices }
  }
}
