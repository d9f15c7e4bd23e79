import PlumblineSnapshots

/// Two images to compare.
struct ImagePair: Sendable {
  /// The name of the pair.
  let name: String
  /// The path of the first image, or nil if there is none.
  let first: String?
  /// The path of the second image, or nil if there is none.
  let second: String?
  /// The path of the difference image, or nil.
  let difference: String?

  /// Returns the pairs of images with the same path in two folders, and the images in only one of them, sorted.
  static func all(in first: String, _ second: String, differences: String?) -> [ImagePair] {
    let a = Set(names(in: first))
    let b = Set(names(in: second))
    return a.union(b).sorted().map { name in
      ImagePair(
        name: name, first: a.contains(name) ? "\(first)/\(name)" : nil,
        second: b.contains(name) ? "\(second)/\(name)" : nil,
        difference: differences.flatMap { name.hasSuffix(".png") ? "\($0)/\(name)" : nil })
    }
  }

  private static func names(in folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return [".png", ".svg"].flatMap { Files.files(below: folder, suffix: $0) }.map {
      String($0.dropFirst(prefix.count))
    }
  }

  /// The result of comparing a pair.
  struct Result: Sendable {
    /// The message to print, or nil if nothing differs.
    var line: String?
    /// The result for programs.
    var json: JSON
    /// The exit code of the pair.
    var exitCode: ExitCode
  }

  /// Compares the pair and writes the difference image, if it has a path.
  func result(_ comparison: ImageComparison) -> Result {
    guard let first, let second else {
      return Result(
        line: "\(name): only in the \(first == nil ? "second" : "first") folder",
        json: json(first == nil ? "added" : "removed"), exitCode: .goldenMissing)
    }
    do {
      let (a, b) = (try Files.read(first), try Files.read(second))
      switch comparison.compare(a, b) {
      case .sameBytes, .sameImage: return Result(json: json("equal"), exitCode: .done)
      case .firstUnreadable: return fault("\(first): the file is not a readable PNG or SVG image")
      case .secondUnreadable: return fault("\(second): the file is not a readable PNG or SVG image")
      case .differs(let sentence, let pixels):
        if let difference, let image = comparison.differenceImage(a, b) { try Files.write(image, to: difference) }
        return Result(
          line: "\(name): \(sentence)", json: json("different", message: sentence, pixels: pixels),
          exitCode: .pixelsDiffer)
      }
    } catch {
      return fault(error.message)
    }
  }

  private func fault(_ message: String) -> Result {
    Result(line: "error: \(message)", json: json("unreadable", message: message), exitCode: .inputOutput)
  }

  private func json(_ status: String, message: String? = nil, pixels: PixelDifference? = nil) -> JSON {
    .object([
      "name": .string(name), "first": first.map(JSON.string), "second": second.map(JSON.string),
      "status": .string(status), "story": message.map(JSON.string),
      "pixels": pixels.map { .number(Double($0.count)) }, "distance": pixels.map { .number($0.largestDistance) },
      "area": pixels.map { pixels in
        .object([
          "x": .number(Double(pixels.area.x)), "y": .number(Double(pixels.area.y)),
          "width": .number(Double(pixels.area.width)), "height": .number(Double(pixels.area.height)),
        ])
      },
    ])
  }
}
