import PlumblineDataFormats
import PlumblineDrawing

extension SnapshotReport {
  /// The report as JSON: `{"summary": {…}, "figures": […], "stale": […]}`.
  package var json: JSON {
    .object([
      "summary": .object(
        FigureStatus.allCases.map { JSON.Member(name: $0.rawValue, value: .number(Double(count($0)))) }
          + [JSON.Member(name: "recorded", value: .number(Double(recordedCount)))]),
      "figures": .array(figures.map(\.json)),
      "stale": .array(stale.map(JSON.string)),
    ])
  }

  /// Reads a report from JSON; nil if the value is not a report.
  package init?(json: JSON) {
    guard case .array(let figures)? = json["figures"] else { return nil }
    self.init(
      figures: figures.compactMap(FigureResult.init(json:)), stale: json["stale"]?.elements.compactMap(\.string) ?? [])
  }
}

extension FigureResult {
  fileprivate var json: JSON {
    .object([
      "file": .string(file), "figure": .string(figure), "line": line.map { .number(Double($0)) },
      "status": .string(status.rawValue), "story": .string(sentence), "fault": fault.map(JSON.string),
      "place": faultPlace?.json, "exemption": exemption?.json,
      "area": area.map(\.json), "findings": .array(findings.map(\.json)),
    ])
  }

  fileprivate init?(json: JSON) {
    guard let file = json["file"]?.string, let figure = json["figure"]?.string else { return nil }
    self.init(
      file: file, figure: figure, line: json["line"]?.number.flatMap { Int(exactly: $0) },
      findings: json["findings"]?.elements.compactMap(SnapshotFinding.init(json:)) ?? [],
      fault: json["fault"]?.string)
    area = json["area"].flatMap(Rect.init(json:))
    faultPlace = json["place"].flatMap(SnapshotPlace.init(json:))
    exemption = json["exemption"].flatMap(Exemption.init(json:))
  }
}

extension SnapshotFinding {
  fileprivate var json: JSON {
    let file = GoldenFile(path: golden)
    let isPending = status != .equal && !isRecorded
    let hasDifference = isPending && level == .pixels && status == .differs
    return .object([
      "level": .string(level.rawValue), "status": .string(status.rawValue), "golden": .string(golden),
      "actual": isPending ? .string(file.pendingPath) : nil,
      "difference": hasDifference ? .string(file.differencePath) : nil,
      "story": sentence.isEmpty ? nil : .string(sentence), "remark": remark.map(JSON.string),
      "recorded": isRecorded ? .bool(true) : nil,
      "frames": frames.isEmpty ? nil : .array(frames.map(\.json)),
      "place": place?.json,
      "lookAlone": isLookAlone ? .bool(true) : nil,
    ])
  }

  fileprivate init?(json: JSON) {
    guard let level = json["level"]?.string.flatMap(SnapshotLevel.init(rawValue:)),
      let status = json["status"]?.string.flatMap(Status.init(rawValue:)), let golden = json["golden"]?.string
    else { return nil }
    self.init(level: level, status: status, golden: golden)
    sentence = json["story"]?.string ?? ""
    remark = json["remark"]?.string
    isRecorded = json["recorded"]?.bool ?? false
    isLookAlone = json["lookAlone"]?.bool ?? false
    place = json["place"].flatMap(SnapshotPlace.init(json:))
    frames = json["frames"]?.elements.compactMap(Rect.init(json:)) ?? []
  }
}

extension SnapshotPlace {
  fileprivate var json: JSON { .object(["file": .string(file), "line": line.map { .number(Double($0)) }]) }

  fileprivate init?(json: JSON) {
    guard let file = json["file"]?.string else { return nil }
    self.init(file: file, line: json["line"]?.number.flatMap { Int(exactly: $0) })
  }
}

extension FigureResult.Exemption {
  fileprivate var json: JSON {
    switch self {
    case .skipped(let reason): .object(["kind": .string("skipped"), "reason": .string(reason)])
    case .quarantined(let reason): .object(["kind": .string("quarantined"), "reason": .string(reason)])
    case .known: .object(["kind": .string("known")])
    }
  }

  fileprivate init?(json: JSON) {
    let reason = json["reason"]?.string ?? ""
    switch json["kind"]?.string {
    case "skipped": self = .skipped(reason)
    case "quarantined": self = .quarantined(reason)
    case "known": self = .known
    default: return nil
    }
  }
}

extension Rect {
  fileprivate var json: JSON {
    .object(["x": .number(origin.x), "y": .number(origin.y), "width": .number(width), "height": .number(height)])
  }

  fileprivate init?(json: JSON) {
    guard let x = json["x"]?.number, let y = json["y"]?.number, let width = json["width"]?.number,
      let height = json["height"]?.number
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
