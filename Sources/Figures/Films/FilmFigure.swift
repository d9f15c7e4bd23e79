import PlumblineLayout

/// A film as a drawing, whose parts move, appear and disappear with the times of the film.
struct FilmFigure {
  /// The film.
  let film: Film
  /// The theme.
  let theme: Theme

  /// The drawing, as large as the largest moment.
  var drawing: DisplayList {
    let whole = Self.largest(film.frames.map(\.layout.canvas))
    func corner(_ canvas: Size) -> Point {
      Point(x: (whole.width - canvas.width) / 2, y: (whole.height - canvas.height) / 2)
    }
    var tracks: [FilmTrack] = []
    var order: [Int] = []
    var active: [Int] = []
    for frame in film.frames {
      let time = frame.time / film.duration
      let shift = corner(frame.layout.canvas)
      let items = frame.layout.display + frame.layout.overlay
      let parts = FilmPart.parts(of: [
        .group(DisplayGroup(items: items, transform: .translation(x: shift.x, y: shift.y)))
      ])
      (tracks, order, active) = following(parts, at: time, tracks, order, active)
    }
    var items = order.map { tracks[$0].drawn(duration: film.duration) }
    for touch in film.touches { items.append(finger(touch, corner(touch.canvas))) }
    return DisplayList(size: whole, background: theme.background, items: items)
  }

  /// Returns the size that contains all canvases.
  fileprivate static func largest(_ canvases: [Size]) -> Size {
    Size(width: canvases.map(\.width).max() ?? 0, height: canvases.map(\.height).max() ?? 0)
  }

  /// Returns the tracks after another moment: each part continues the first track with the same drawing that keeps the
  /// drawing order, or begins a new one.
  private func following(
    _ parts: [FilmPart], at time: Double, _ tracks: [FilmTrack], _ order: [Int], _ active: [Int]
  ) -> (tracks: [FilmTrack], order: [Int], active: [Int]) {
    var (tracks, order) = (tracks, order)
    let activeSet = Set(active)
    var free: [DisplayItem: [Int]] = [:]
    for track in order where activeSet.contains(track) { free[tracks[track].item, default: []].append(track) }
    var places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    var now: [Int] = []
    var last = -1
    for part in parts {
      if let known = free[part.item]?.first(where: { (places[$0] ?? -1) > last }) {
        free[part.item]?.removeAll { $0 == known }
        tracks[known].add(part, at: time)
        last = places[known] ?? last
        now.append(known)
      } else {
        tracks.append(FilmTrack(part, at: time))
        order.insert(tracks.count - 1, at: last + 1)
        places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        last += 1
        now.append(tracks.count - 1)
      }
    }
    let seen = Set(now)
    for track in active where !seen.contains(track) { tracks[track].end(at: time) }
    return (tracks, order, now)
  }

  /// Returns a finger that is put down, moves if it drags, and is lifted.
  private func finger(_ touch: Film.Touch, _ shift: Point) -> DisplayItem {
    let point = Point(x: touch.touch.point.x + shift.x, y: touch.touch.point.y + shift.y)
    let (start, end) = (touch.times.lowerBound / film.duration, touch.times.upperBound / film.duration)
    let here = Transform.translation(x: point.x, y: point.y)
    let there = Transform.translation(
      x: point.x + (touch.touch.drag?.width ?? 0), y: point.y + (touch.touch.drag?.height ?? 0))
    let fade = (end - start) * 0.25
    let frames: [DisplayAnimation.Keyframe] = [
      .init(time: 0, transform: here, opacity: 0), .init(time: start, transform: here, opacity: 0),
      .init(time: start + fade, transform: here, opacity: 1), .init(time: end - fade, transform: there, opacity: 1),
      .init(time: end, transform: there, opacity: 0), .init(time: 1, transform: there, opacity: 0),
    ]
    return .group(
      DisplayGroup(
        name: "finger", items: FingerMark.dot(at: .zero),
        animation: DisplayAnimation(duration: film.duration, keyframes: frames, isLinear: true)))
  }
}

/// The marks of a finger in figures.
enum FingerMark {
  /// The radius of a finger's dot, in points.
  private static let radius = 11.0
  private static let color = Color(red: 0.35, green: 0.35, blue: 0.38, opacity: 0.45)
  private static let edge = Color(white: 1, opacity: 0.9)

  /// Returns a dot at a point.
  static func dot(at point: Point) -> [DisplayItem] {
    let circle = Path(
      ellipseIn: Rect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2))
    return [.fill(circle, .color(color)), .stroke(circle, .color(edge), StrokeStyle(lineWidth: 1.5))]
  }

  /// Returns the mark of a still: a dot, and an arrow along a drag.
  static func items(of touch: StepTouch) -> [DisplayItem] {
    guard let drag = touch.drag else { return dot(at: touch.point) }
    let length = (drag.width * drag.width + drag.height * drag.height).squareRoot()
    guard length > 1 else { return dot(at: touch.point) }
    let (x, y) = (drag.width / length, drag.height / length)
    let tip = Point(x: touch.point.x + drag.width, y: touch.point.y + drag.height)
    let head = 9.0
    var line = Path()
    line.addLines([touch.point, Point(x: tip.x - x * head, y: tip.y - y * head)])
    var arrow = Path()
    arrow.addLines([
      tip, Point(x: tip.x - x * head - y * head * 0.6, y: tip.y - y * head + x * head * 0.6),
      Point(x: tip.x - x * head + y * head * 0.6, y: tip.y - y * head - x * head * 0.6),
    ])
    arrow.closeSubpath()
    let solid = color.opacity(1 / 0.45)
    return dot(at: touch.point) + [
      .stroke(line, .color(solid), StrokeStyle(lineWidth: 2.5, lineCap: .round)), .fill(arrow, .color(solid)),
    ]
  }
}

extension Film.State {
  /// The views at rest with the mark of the next step's finger.
  var marked: ResolvedLayout {
    var layout = layout
    if let touch {
      layout.overlay.append(.group(DisplayGroup(name: "finger", items: FingerMark.items(of: touch))))
    }
    return layout
  }
}

extension Figures {
  /// Returns a film as one drawing that plays, or as its states beside each other.
  public static func figure(
    _ film: Film, request: FigureRequest, listing: Listing? = nil, theme: Theme, typesetter: any Typesetter
  ) -> DisplayList {
    switch request.film?.form {
    case .strip:
      var request = request
      request.sequence = .pair
      request.annotations.insert(.caption)
      request.names = captions(of: film)
      return figure(
        film.states.map(\.marked), request: request, listing: listing, theme: theme, typesetter: typesetter)
    default:
      return FilmFigure(film: film, theme: theme.suiting(film.frames.map(\.layout))).drawing
    }
  }

  /// Returns the stills of a film, each with its number and the step that led to it; all are equally large.
  public static func stills(
    of film: Film, request: FigureRequest, theme: Theme, typesetter: any Typesetter
  ) -> [DisplayList] {
    let whole = FilmFigure.largest(film.states.map(\.layout.canvas))
    let drawings = zip(film.states, captions(of: film)).map { state, caption in
      var still = request
      still.film = nil
      still.sequence = nil
      still.caption = [caption, request.caption].compactMap(\.self).joined(separator: "\n")
      var composition = FigureComposition(
        layouts: [state.marked], request: still, theme: theme.suiting([state.layout]), typesetter: typesetter)
      composition.wholeCanvas = whole
      return composition.drawing
    }
    // Captions of different lengths, and annotations, have different sizes.
    let size = FilmFigure.largest(drawings.map(\.size))
    return drawings.map { drawing in
      var drawing = drawing
      drawing.size = size
      return drawing
    }
  }

  private static func captions(of film: Film) -> [String] {
    film.states.enumerated().map { "\($0 + 1). \($1.caption ?? "At first")" }
  }
}
