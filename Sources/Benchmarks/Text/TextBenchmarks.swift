import Glibc
import PlumblineLayout
import PlumblineTypesetting

/// Benchmarks of measuring text in Inter 13: labels of about 20 characters, and paragraphs of about 400 wrapped at 300
/// points.
///
/// If `TEXT_FLOOR` names a folder with the programs `text_pango` and `text_hb` and the files `labels.txt` and
/// `paras.txt`, these programs measure the same texts in the same run. Rates are texts per second of processor time on
/// one thread, the median of five passes.
enum TextBenchmarks {
  /// Measures both sets and prints a line for each.
  static func run() {
    let typesetter = FontTypesetter()
    let first = BenchmarkClock.wall.once { _ = typesetter.typeset(text("Opening the fonts")).measure(.unspecified) }
    print("Opening the fonts and measuring a first label: \((first * 1_000).short) ms")
    let folder = getenv("TEXT_FLOOR").map { String(cString: $0) }
    for (name, file, width) in [("labels", "labels", nil as Double?), ("paragraphs", "paras", 300)] {
      let strings = folder.map { lines(of: "\($0)/\(file).txt") } ?? (width == nil ? labels : paragraphs)
      measure(name, strings, width: width, floor: folder, file: file)
    }
  }

  private static func measure(_ name: String, _ strings: [String], width: Double?, floor: String?, file: String) {
    let typesetter = FontTypesetter()
    let texts = strings.map(text)
    let proposal = ProposedViewSize(width: width, height: nil)
    let count = Double(max(texts.count, 1))
    var total = 0.0
    let pass = { for text in texts { total += typesetter.typeset(text).measure(proposal).size.width } }
    let cold = count / BenchmarkClock.thread.once(pass)
    let warm = count / BenchmarkClock.thread.median(of: pass)
    let prepared = texts.map { typesetter.typeset($0) }
    let again =
      count / BenchmarkClock.thread.median { for text in prepared { total += text.measure(proposal).size.width } }
    let drawn =
      count
      / BenchmarkClock.thread.median {
        for text in prepared { total += text.layout(in: text.measure(proposal).size) { _ in nil }.size.width }
      }
    print(
      "\(texts.count) \(name) a second: cold \(cold.short), warm \(warm.short), measured again \(again.short), "
        + "set for drawing \(drawn.short)")
    guard let floor else { return }
    let pango = rates("\(floor)/text_pango \(file) \(floor)/\(file).txt")
    let plain = rates("\(floor)/text_hb \(file) \(floor)/\(file).txt \(inter)")
    if let median = median(pango) { print("  warm beside Pango: \((warm / median).short) ×") }
    if let median = median(plain) { print("  cold beside plain HarfBuzz: \((cold / median).short) ×") }
  }

  private static func median(_ rates: [Double]) -> Double? { rates.isEmpty ? nil : rates.sorted()[rates.count / 2] }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  private static func text(_ string: String) -> StyledText {
    StyledText(runs: [StyledText.Run(.string(string), font: ResolvedFont(size: 13))])
  }

  /// Returns the rates that a program prints, in texts per second.
  private static func rates(_ command: String) -> [Double] {
    guard let pipe = popen(command, "r") else { return [] }
    defer { pclose(pipe) }
    return read(pipe).compactMap { line in
      let words = line.split(separator: " ")
      return words.firstIndex(of: "strings/s").flatMap { $0 > 0 ? Double(words[$0 - 1]) : nil }
    }
  }

  private static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    return read(file)
  }

  private static func read(_ file: UnsafeMutablePointer<FILE>) -> [String] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let words = """
    align stack frame padding spacer view leading trailing top bottom centre baseline offset layout proposal size width \
    height minimum ideal maximum priority flexible fixed child parent guide label value figure column row grid container \
    measure text font line wrap truncate Typography Wave AVATAR To Yes fi ffl office affinity
    """.split(separator: " ").map(String.init)

  private static var labels: [String] { sentences(count: 20_000, length: 20) }
  private static var paragraphs: [String] { sentences(count: 2_000, length: 400) }

  /// Returns sentences with a minimum length, which are the same in each run.
  private static func sentences(count: Int, length: Int) -> [String] {
    var random: UInt64 = 7
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    return (0..<count).map { _ in
      var sentence = words[next(words.count)]
      while sentence.utf8.count < length { sentence += " " + words[next(words.count)] }
      return sentence
    }
  }
}
