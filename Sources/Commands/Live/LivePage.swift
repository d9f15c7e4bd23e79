import PlumblineFigureMaking
import PlumblineLayout
import PlumblineLivePage

/// A page that is open in a browser: its drawings, and the stream that sends it changes.
final class LivePage {
  /// The number by which the page identifies itself in its requests.
  let number: Int
  /// The stream of events.
  let stream: EventStream
  /// The looks under which each figure is shown, side by side.
  var looks: [LiveLook] = []
  /// A counter of looks, by which old work is recognized.
  var version = 0
  /// Whether the page shows guides that can be moved, and the parts of figures.
  var isInspecting = true
  /// A view that is taken apart.
  struct Selection {
    /// The figure's key.
    var figure: String
    /// The look's number.
    var look: Int
    /// The view's key.
    var view: String
    /// The code that creates the view, as far as it is known.
    var code: SourceCode?
  }

  /// The view that is taken apart, or nil.
  var inspected: Selection?
  /// The boxes of that figure as the page has them, or nil.
  var boxes: Inspection.KnownBoxes?
  /// The information about the views of each figure, by the figure's key and the look's number.
  var inspections: [String: Inspection] = [:]
  /// The steps that were taken in each figure, by its key.
  var steps: [String: [Step]] = [:]
  /// The drawings that the page has, by the figure's key and the look's number.
  var shown: [String: MarkupTree] = [:]
  /// The area of each drawing in the coordinates of its layout, by the figure's key and the look's number.
  var areas: [String: Rect] = [:]
  private var prefixes: [String: Int] = [:]
  private var kept: [String: KeptLayouts] = [:]

  /// Returns the layouts of a program's figures under one of the looks, which are updated with the program.
  func keptLayouts(of program: Program, look: Int) -> KeptLayouts {
    let key = "\(look) \(program.livePath)"
    if let known = kept[key] { return known }
    let layouts = KeptLayouts()
    kept[key] = layouts
    return layouts
  }

  /// Discards all layouts, since others will be shown.
  func forgetLayouts() { kept = [:] }

  /// Creates a page.
  init(number: Int, stream: EventStream) {
    self.number = number
    self.stream = stream
  }

  /// Returns the keys of a program's figures that the page shows.
  func keys(of program: Program) -> [String] {
    let keys = shown.keys.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? "" }
    return keys.filter(program.hasFigure)
  }

  /// Discards the drawings whose figure and look a condition holds for, since the page no longer has them.
  func forgetDrawings(where isRemoved: (_ figure: String, _ look: Int) -> Bool) {
    for place in shown.keys {
      let parts = place.split(separator: " ", maxSplits: 1)
      guard let look = parts.first.flatMap({ Int($0) }), let figure = parts.last, isRemoved(String(figure), look)
      else { continue }
      (shown[place], areas[place], inspections[place]) = (nil, nil, nil)
    }
  }

  /// Returns the name of a drawing.
  static func place(of figure: String, look: Int) -> String { "\(look) \(figure)" }

  /// The details that layouts resolve for the page.
  var details: ResolvedDetails {
    isInspecting ? inspected == nil ? .setGuides : [.relations, .idealSizes, .gridSpacings] : []
  }

  /// Returns the prefix of the identifiers of a drawing; drawings of one page have different ones.
  func prefix(of place: String) -> String {
    let number = prefixes[place] ?? prefixes.count + 1
    prefixes[place] = number
    return "f\(number)-"
  }
}
