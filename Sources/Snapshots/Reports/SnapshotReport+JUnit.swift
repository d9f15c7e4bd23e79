import PlumblineSource

extension SnapshotReport {
  /// The report as JUnit XML, with a test suite for each layout file and a test case for each figure.
  package var junit: String {
    var suites: [(file: String, figures: [FigureResult])] = []
    for figure in figures {
      if suites.last?.file == figure.file {
        suites[suites.count - 1].figures.append(figure)
      } else {
        suites.append((figure.file, [figure]))
      }
    }
    let failures = figures.count { $0.isFailing && $0.status != .fault } + stale.count
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"plumbline\" tests=\"\(figures.count + stale.count)\" failures=\"\(failures)\""
    xml += " errors=\"\(count(.fault))\">\n"
    for suite in suites { xml += Self.suite(suite.file, suite.figures.map(Self.testCase)) }
    if !stale.isEmpty {
      xml += Self.suite(
        "stale golden files",
        stale.map { path in Self.failing("stale golden files", path, "failure", "stale", "no figure uses \(path)") }
      )
    }
    return xml + "</testsuites>\n"
  }

  private static func suite(_ name: String, _ cases: [String]) -> String {
    let failed = cases.count { $0.contains("<failure ") }
    let broken = cases.count { $0.contains("<error ") }
    let skipped = cases.count { $0.contains("<skipped ") }
    return "  <testsuite name=\"\(name.markupEscaped)\" tests=\"\(cases.count)\" failures=\"\(failed)\""
      + " errors=\"\(broken)\" skipped=\"\(skipped)\">\n" + cases.joined() + "  </testsuite>\n"
  }

  private static func testCase(_ figure: FigureResult) -> String {
    if figure.status != .passed, let exemption = figure.exemption {
      return skipped(figure, exemption)
    }
    return switch figure.status {
    case .passed, .skipped:
      "    <testcase classname=\"\(figure.file.markupEscaped)\" name=\"\(figure.figure.markupEscaped)\"/>\n"
    case .fault: failing(figure.file, figure.figure, "error", "error", figure.sentence)
    case .missing, .otherFonts, .pixels, .layout:
      failing(figure.file, figure.figure, "failure", figure.status.rawValue, figure.sentence)
    }
  }

  /// Returns a test case that does not count: a skipped figure, or one whose failure is known or in quarantine.
  private static func skipped(_ figure: FigureResult, _ exemption: FigureResult.Exemption) -> String {
    let reason =
      switch exemption {
      case .skipped(let reason): reason
      case .quarantined(let reason): "in quarantine, \(reason): \(figure.sentence)"
      case .known: "known by the baseline: \(figure.sentence)"
      }
    return """
          <testcase classname="\(figure.file.markupEscaped)" name="\(figure.figure.markupEscaped)">
            <skipped message="\(reason.markupEscaped)"/>
          </testcase>

      """
  }

  private static func failing(
    _ file: String, _ name: String, _ element: String, _ type: String, _ message: String
  ) -> String {
    """
        <testcase classname="\(file.markupEscaped)" name="\(name.markupEscaped)">
          <\(element) type="\(type)" message="\(message.markupEscaped)"/>
        </testcase>

    """
  }
}

extension String {
  /// The text escaped for elements and attributes of XML and HTML.
  package var markupEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t", "\r": result += " "
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
