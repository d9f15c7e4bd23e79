import PlumblineSnapshots

extension Option where Value == String? {
  /// The part of the names of the figures that are reviewed.
  static let filter = word(
    "--filter", placeholder: "TEXT", help: "only figures whose path contains this text", completion: .figures)
  /// The folder of golden files.
  static let golden = word(
    "--golden", placeholder: "DIR", help: "the folder of golden files (default: __Snapshots__ beside each file)",
    completion: .folders)
  /// The file of known failures.
  static let baseline = word(
    "--baseline", placeholder: "FILE", help: "a file of known failures, which are reported and not fatal",
    completion: .files)
  /// The commit since which files count as changed.
  static let since = word(
    "--since", placeholder: "REF",
    help: "only figures that depend on what changed, by git, since a commit or since the branch REF was left")
  /// The path of the picture of a difference.
  static let difference = word(
    "--diff", placeholder: "PATH", help: "the path of the difference image; a folder if folders are compared",
    completion: .files)
}

extension Option where Value == [String] {
  /// The paths of joined reports.
  static let reportOutput = words(
    "-o", "--output", placeholder: "FILE", help: "the merged report, as for check --report; may be given several times",
    completion: .files)
  /// The paths of reports.
  static let report = words(
    "--report", placeholder: "FILE",
    help:
      "write a report: .html, .json, .xml (JUnit), .sarif, .md for a summary, or github for annotations; may be given several times",
    completion: .files)
}

extension Option where Value == [SnapshotLevel] {
  /// The levels that are compared.
  static let levels = list(
    "--levels", of: SnapshotLevel.self, default: [.layout, .pixels],
    help: "the parts to compare with golden files: frames and texts, the SVG drawing, or the pixels of PNG")
}

extension Option where Value == Recording {
  /// The golden files that are written.
  static let record = choice(
    "--record", of: Recording.self, default: .never,
    help: "which golden files to write (none if CI is set); a run that writes any fails")
}

extension Option where Value == Double {
  /// The tolerated distance of pixels.
  static let tolerance = Option(
    names: ["--tolerance"], placeholder: "N",
    help: "the perceptual distance at which pixels are still equal, from 0 to 1 (default 0)", defaultValue: { 0 },
    form: .number(0...1), defaultText: "0",
    read: { argument, value throws(UsageError) in
      guard let distance = Double(argument), (0...1).contains(distance) else {
        throw UsageError("--tolerance takes a number from 0 to 1, not '\(argument)'")
      }
      value = distance
    })
}

extension Option where Value == Bool {
  /// Whether the report is shown in a browser.
  static let serve = flag(
    "--serve", help: "show the report in a browser, where figures are accepted and rejected by key")
  /// Whether equal variants share golden files.
  static let dedupe = flag("--dedupe", help: "keep no golden files for a variant that looks like an earlier one")
  /// Whether the baseline is written.
  static let updateBaseline = flag("--update-baseline", help: "write the failures of this run to the baseline")
  /// Whether a review accepts everything.
  static let acceptAll = flag("--accept-all", help: "accept all pending files without a prompt")
  /// Whether smoothed edges may differ.
  static let antialiasing = flag(
    "--antialiasing", help: "ignore pixels that differ only in the antialiasing of an edge")
}

extension Option where Value == Int {
  /// The number of pixels that may differ.
  static let allowedPixels = number(
    "--allow", placeholder: "PIXELS", in: 0...Int(Int32.max), default: 0,
    help: "how many pixels of an image may differ")
}

extension Option where Value == [PixelRect] {
  /// Areas that are not compared.
  static let ignore = Option(
    names: ["--ignore"], placeholder: "X,Y,W,H",
    help: "an area, in pixels, to exclude from the comparison; may be given several times",
    defaultValue: { [] }, form: .texts,
    read: { argument, value throws(UsageError) in
      let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3],
        width >= 0, height >= 0
      else { throw UsageError("--ignore takes four whole numbers, as 0,0,100,20, not '\(argument)'") }
      value.append(PixelRect(x: x, y: y, width: width, height: height))
    })
}
