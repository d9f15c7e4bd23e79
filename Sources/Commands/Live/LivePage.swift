import PlumblineLivePage

/// A page that is open in a browser: what it shows, and the stream by which it hears of changes.
final class LivePage {
  /// The number by which the page names itself in its requests.
  let number: Int
  /// The stream of events.
  let stream: EventStream
  /// The looks under which each figure is shown, side by side.
  var looks: [LiveLook] = []
  /// A counter of looks, by which old work is recognized.
  var version = 0
  /// The drawings that the page has, by the figure's key and the look's number.
  var shown: [String: MarkupTree] = [:]
  private var prefixes: [String: Int] = [:]

  /// Creates a page.
  init(number: Int, stream: EventStream) {
    self.number = number
    self.stream = stream
  }

  /// Returns the prefix of the identifiers of a drawing; drawings of one page have different ones.
  func prefix(of place: String) -> String {
    let number = prefixes[place] ?? prefixes.count + 1
    prefixes[place] = number
    return "f\(number)-"
  }
}
