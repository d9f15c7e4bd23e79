import PlumblineLayout

/// One directive: its name, its usage, and the function that adds it to a figure's request.
struct DirectiveKind: Sendable {
  /// The first word after the colon.
  var name: String
  /// The syntax, as help and hints show it.
  var usage: String
  /// The directive's effect, in a sentence.
  var summary: String
  /// Adds the words after the name to a request, and returns false if they are malformed.
  var read: @Sendable (inout DirectiveWords, inout FigureRequest) -> Bool

  /// All directives; the values of `show` are those of ``AnnotationEntry/table``.
  static let table: [DirectiveKind] = [
    DirectiveKind(
      name: "show", usage: "show frames guides", summary: "Shows annotations of every view.",
      read: { words, request in
        while let word = words.word() {
          guard let known = Figures.Word.named(word) else { return false }
          request.show([known])
        }
        return true
      }),
    DirectiveKind(
      name: "guides", usage: "guides name horizontal vertical",
      summary: "Shows the guides of that name or axis, and no others.",
      read: { words, request in
        var names: [FigureRequest.Name] = []
        while let name = words.word() { names.append(FigureRequest.Name(text: name, source: words.source)) }
        request.annotations.insert(.guides)
        request.guides = (request.guides ?? []) + names
        return !names.isEmpty
      }),
    DirectiveKind(
      name: "caption", usage: "caption \"text\"", summary: "Sets a text below the figure.",
      read: { words, request in
        request.caption = words.text()
        return request.caption != nil
      }),
    DirectiveKind(
      name: "alt", usage: "alt \"text\"",
      summary: "Describes the figure for readers who do not see it; nothing is drawn.",
      read: { words, request in
        request.alternative = words.text()
        return request.alternative != nil
      }),
    DirectiveKind(
      name: "callout", usage: "callout id \"text\" trailing", summary: "Writes a text beside the view with that id.",
      read: { words, request in
        guard let id = words.text() ?? words.word(), let text = words.text() else { return false }
        let side = words.word()
        guard side.map({ Callouts.sides[$0] != nil }) ?? true else { return false }
        request.views.append(
          FigureRequest.ViewAnnotation(
            id: id, kind: "callout", arguments: [text] + (side.map { [$0] } ?? []), source: words.source))
        return true
      }),
    DirectiveKind(
      name: "highlight", usage: "highlight id", summary: "Tints the view with that id.",
      read: { words, request in
        guard let id = words.text() ?? words.word() else { return false }
        request.views.append(FigureRequest.ViewAnnotation(id: id, kind: "highlight", source: words.source))
        return true
      }),
    DirectiveKind(
      name: "annotate", usage: "annotate id kind \"text\"",
      summary: "Annotates the view with that id as the modifier of that kind does.",
      read: { words, request in
        guard let id = words.text() ?? words.word(), let kind = words.word() else { return false }
        let text = words.text()
        request.views.append(
          FigureRequest.ViewAnnotation(id: id, kind: kind, arguments: text.map { [$0] } ?? [], source: words.source))
        return true
      }),
    DirectiveKind(
      name: "listing", usage: "listing alone|beside|below numbered wrap 60 \"struct Name\"",
      summary: "Lists the preview's content, or the declaration that begins with the text; lines wrap at 80 columns.",
      read: { words, request in
        var listing = request.listing ?? ListingRequest()
        if words.take("alone") { listing.placement = .alone }
        if words.take("beside") { listing.placement = .beside }
        if words.take("below") { listing.placement = .below }
        listing.isNumbered = words.take("numbered")
        if words.take("wrap") {
          guard let columns = words.number(), columns >= 20, columns <= 1_000 else { return false }
          listing.columns = Int(columns)
        }
        listing.start = words.text()
        request.listing = listing
        return true
      }),
    DirectiveKind(
      name: "mark", usage: "mark \"text\" 2 as \"note\"", summary: "Marks an occurrence of a text in the listing.",
      read: { words, request in
        guard let mark = ListingRequest.Mark(&words) else { return false }
        request.listing = request.listing ?? ListingRequest()
        request.listing?.marks.append(mark)
        return true
      }),
    DirectiveKind(
      name: "connect", usage: "connect \"text\" 1 to \"text\" 2 as \"note\"",
      summary: "Marks two texts in the listing and joins them.",
      read: { words, request in
        guard let start = ListingRequest.Mark(&words), words.take("to"), let end = ListingRequest.Mark(&words)
        else { return false }
        var listing = request.listing ?? ListingRequest()
        let note = end.note
        let marks = [start, end].map { mark in
          var mark = mark
          mark.note = nil
          if let known = listing.marks.firstIndex(where: { $0.text == mark.text && $0.occurrence == mark.occurrence }) {
            return known
          }
          listing.marks.append(mark)
          return listing.marks.count - 1
        }
        listing.connections.append(ListingRequest.Connection(start: marks[0], end: marks[1], note: note))
        request.listing = listing
        return true
      }),
    DirectiveKind(
      name: "after", usage: "after tap \"More\"; wait 0.5",
      summary: "Takes steps before the figure is drawn; semicolons separate them.",
      read: { words, request in
        guard let steps = try? Step.reading(words.takeAll()) else { return false }
        request.steps += steps
        request.stepSource = words.source
        return true
      }),
    performance(
      "film", .film, "film tap \"More\"; tap \"More\"",
      "Plays steps with their animations; semicolons separate them."),
    performance(
      "strip", .strip, "strip tap \"More\"; wait 0.2",
      "Sets the states between steps beside each other, with the finger of each step."),
    DirectiveKind(
      name: "pair", usage: "pair arrow=no titles \"Before\" \"After\" captions \"text\" \"text\"",
      summary:
        "Puts the file's previews side by side, as before and after, each with a title above and a caption below.",
      read: { words, request in
        request.sequence = .pair
        request.hasArrow = !words.take("arrow=no")
        if words.take("titles") { request.titles = words.texts() }
        if words.take("captions") { request.captions = words.texts() }
        return true
      }),
    DirectiveKind(
      name: "width", usage: "width 320",
      summary: "Fits the figure to a width in points: views shrink, lines and labels keep their sizes.",
      read: { words, request in
        guard let width = words.number(), width >= 40, width <= 10_000 else { return false }
        request.width = width
        return true
      }),
    DirectiveKind(
      name: "scale", usage: "scale 0.75", summary: "Draws the views at a scale; lines and labels keep their sizes.",
      read: { words, request in
        guard let scale = words.number(), scale >= 0.05, scale <= 10 else { return false }
        request.scale = scale
        return true
      }),
    DirectiveKind(
      name: "animate", usage: "animate guides-first 1.6",
      summary: "Plays the file's previews as the states of one figure; the number is the seconds of a step.",
      read: { words, request in
        request.sequence = .animation(guidesFirst: words.take("guides-first"))
        if let seconds = words.number(), seconds > 0 { request.stepDuration = min(seconds, 60) }
        return true
      }),
    matrix("canvas", "canvas iphone-16 ipad-11 390x844", "Draws the figure on each canvas."),
    matrix("appearance", "appearance light dark", "Draws the figure in each appearance."),
    matrix("type-size", "type-size xs l ax3", "Draws the figure in each text size."),
    matrix("locale", "locale en ar de", "Draws the figure in each language."),
    matrix("direction", "direction ltr rtl", "Draws the figure in each reading direction."),
    matrix("contrast", "contrast standard increased", "Draws the figure in each contrast."),
    matrix(
      "accessibility", "accessibility none bold-text reduce-motion+voice-over",
      "Draws the figure with each group of accessibility settings."),
    DirectiveKind(
      name: "skip", usage: "skip reason", summary: "Leaves the preview out, with a reason.",
      read: { words, _ in words.takeAll() != nil }),
    DirectiveKind(
      name: "quarantine", usage: "quarantine reason",
      summary: "Keeps a difference or an error of the preview from failing a check, with a reason.",
      read: { words, _ in words.takeAll() != nil }),
  ]
}

extension DirectiveKind {
  /// A directive with steps that the figure shows.
  private static func performance(
    _ name: String, _ form: FilmRequest.Form, _ usage: String, _ summary: String
  ) -> DirectiveKind {
    DirectiveKind(name: name, usage: usage, summary: summary) { words, request in
      guard let steps = try? Step.reading(words.takeAll()) else { return false }
      request.film = FilmRequest(form, steps: (request.film?.steps ?? []) + steps)
      request.stepSource = words.source
      return true
    }
  }

  /// A directive with the values of an axis.
  private static func matrix(_ name: String, _ usage: String, _ summary: String) -> DirectiveKind {
    DirectiveKind(name: name, usage: usage, summary: summary) { words, request in
      var values: [String] = []
      while let word = words.word() { values.append(word) }
      request.matrix[name] = values
      return !values.isEmpty
    }
  }
}

extension ListingRequest.Mark {
  /// Reads a text, and the optional number of its occurrence and note.
  init?(_ words: inout DirectiveWords) {
    guard let text = words.text(), !text.isEmpty else { return nil }
    self.text = text
    source = words.source
    if let number = words.number() { occurrence = Int(min(max(number, 1), 9999)) }
    if words.take("as") {
      guard let note = words.text() else { return nil }
      self.note = note
    }
  }
}
