import PlumblineSnapshots
import PlumblineSource

/// The state of a project's previews, and the causes that keep most of them from being drawn.
struct Survey: Equatable {
  /// A reason why previews are not drawn, or are drawn with substitutes.
  struct Cause: Equatable {
    /// The message of the error or warning.
    var message: String
    /// The number of previews that it concerns.
    var previews: Int
    /// The number of these previews that have no other cause.
    var alone: Int
    /// The file and line of one place.
    var place: String
  }

  /// The number of previews.
  private(set) var previews = 0
  /// The number of previews that are drawn without a substitute.
  private(set) var whole = 0
  /// The number of these previews whose code decides on values from elsewhere, on which the drawing does not depend.
  private(set) var independent = 0
  /// The number of previews that are drawn with substitutes.
  private(set) var substituted = 0
  /// The number of previews that are not drawn.
  private(set) var failed = 0
  /// The numbers of previews in targets that are not built for iOS, by the names of their platforms.
  private(set) var elsewhere: [String: Int] = [:]
  /// The programs whose processes failed, each with its failure; their previews are not counted.
  var faults: [String] = []
  private var causes: [String: Cause] = [:]

  /// The ten causes that concern most previews, those with most previews first.
  var mainCauses: [Cause] {
    let sorted = causes.values.sorted { ($1.previews, $1.alone, $0.message) < ($0.previews, $0.alone, $1.message) }
    return Array(sorted.prefix(10))
  }

  /// Adds the result of a preview; `platform` is the name of the platform of a target that is not built for iOS.
  mutating func add(_ result: PreviewResult, platform: String? = nil) {
    previews += 1
    if let platform { elsewhere[platform, default: 0] += 1 }
    let lines = result.error.isEmpty ? result.standIns : [result.error]
    if !result.error.isEmpty { failed += 1 } else if lines.isEmpty { whole += 1 } else { substituted += 1 }
    if lines.isEmpty, result.unseenCount > 0 { independent += 1 }
    var seen: Set<String> = []
    for line in lines {
      let (place, message) = Self.parts(of: line)
      guard seen.insert(message).inserted else { continue }
      causes[message, default: Cause(message: message, previews: 0, alone: 0, place: place)].previews += 1
    }
    if seen.count == 1, let only = seen.first { causes[only]?.alone += 1 }
  }

  /// Splits `FILE:LINE: MESSAGE`.
  private static func parts(of line: String) -> (place: String, message: String) {
    guard let separator = line.firstRange(of: ": ") else { return ("", line) }
    return (String(line[..<separator.lowerBound]), String(line[separator.upperBound...]))
  }
}

extension Survey.Cause {
  /// The step that would remove the cause.
  var advice: String {
    if message.contains("is not part of the program") {
      return "declare it in a file that --stub names, or read its folder with --include"
    }
    if message.hasPrefix("cannot find") { return "read the folder that declares it with --include" }
    if message.contains("environment") { return "give the preview the object with .environmentObject or .environment" }
    return "see the place; a file that --stub names can declare a simpler version"
  }
}

extension Survey {
  /// The survey as text.
  var text: String {
    func line(_ title: String, _ count: Int) -> String {
      let share = previews == 0 ? "" : " (\((count * 100 + previews / 2) / previews) %)"
      return "  \(Self.padded(count))  \(title)\(share)\n"
    }
    var text = "\(previews) \(previews == 1 ? "preview" : "previews")\n"
    text += line("drawn", whole + substituted) + line("drawn without a substitute", whole)
    if independent > 0 { text += line("of these, drawn the same whatever names from elsewhere stand for", independent) }
    text += line("drawn with substitutes", substituted) + line("not drawn", failed)
    for (platform, count) in elsewhere.sorted(by: { $0.key < $1.key }) {
      text += line("in targets for \(platform), drawn as an iPhone draws them", count)
    }
    for fault in faults.sorted() { text += "  not counted: the previews of \(fault)\n" }
    guard !mainCauses.isEmpty else { return text }
    text += "\nThe causes that concern most previews:\n"
    for cause in mainCauses {
      text += "  \(Self.padded(cause.previews))  \(cause.message)\n"
      text += "        \(cause.place)\(cause.alone > 0 ? "; the only cause of \(cause.alone)" : "")\n"
      text += "        \(cause.advice)\n"
    }
    return text
  }

  /// The survey as JSON.
  var json: JSON {
    func number(_ value: Int) -> JSON { .number(Double(value)) }
    return .object([
      "previews": number(previews), "drawn": number(whole + substituted), "withoutSubstitute": number(whole),
      "independent": independent == 0 ? nil : number(independent), "withSubstitutes": number(substituted),
      "failed": number(failed),
      "otherPlatforms": elsewhere.isEmpty
        ? nil
        : .object(elsewhere.sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: number($0.value)) }),
      "faults": faults.isEmpty ? nil : .array(faults.sorted().map(JSON.string)),
      "causes": .array(
        mainCauses.map { cause in
          .object([
            "message": .string(cause.message), "previews": number(cause.previews), "alone": number(cause.alone),
            "place": .string(cause.place), "advice": .string(cause.advice),
          ])
        }),
    ])
  }

  private static func padded(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, 4 - text.count)) + text
  }
}
