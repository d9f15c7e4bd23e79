extension SnapshotReport {
  /// The report as workflow commands of GitHub, which are shown next to the lines of a change.
  package var annotations: String {
    let figures = figures.filter { $0.status != .passed && $0.status != .skipped }.map { figure in
      let level = figure.isFailing ? "error" : "warning"
      let place = figure.place
      let line = place.line.map { ",line=\($0)" } ?? ""
      let title = Self.property("\(figure.figure) \(figure.status.phrase)")
      return "::\(level) file=\(Self.property(place.file))\(line),title=\(title)::\(Self.data(figure.sentence))\n"
    }
    let stale = stale.map { path in
      "::error file=\(Self.property(path)),title=stale golden file::no figure uses \(Self.data(path))\n"
    }
    return figures.joined() + stale.joined()
  }

  private static func data(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case "\r\n": result += "%0D%0A"
      default: result.append(character)
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
