import PlumblineRendering
import PlumblineSnapshots
import PlumblineSource

/// `plumbline review`: shows each difference of the last check, and accepts or rejects it as the user answers.
enum ReviewCommand {
  /// Reports the pending files figure by figure, with images where the terminal shows them, and asks whether to accept
  /// each; files that are neither accepted nor rejected remain pending.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let figures = try PendingCommand.figures(of: PendingCommand.pending(in: call)).filter { files in
      call[.filter].map { files[0].figure.contains($0) } ?? true
    }
    let images = call[.pictures] == .auto ? Terminal.imageProtocol() : call[.pictures]
    /// The files of each decided figure as they were before the decision, by its index.
    var decided: [Int: [SavedFile]] = [:]
    var index = 0
    review: while index < figures.count {
      let files = figures[index]
      let name = files.first?.figure ?? ""
      let summaries = files.map { PendingCommand.summary(of: $0, tolerance: PixelTolerance(call)) }
      console.write("\(index + 1) of \(figures.count): \(name)\n\(summaries.joined())")
      if !call[.acceptAll], let image = image(of: files) { console.write(images.text(of: image)) }
      switch call[.acceptAll] ? .accept : answer(about: name, isFirst: index == 0, console) {
      case .accept:
        decided[index] = files.flatMap(SavedFile.all)
        for golden in files { try golden.accept() }
        index += 1
      case .reject:
        decided[index] = files.flatMap(SavedFile.all)
        for golden in files { try golden.reject() }
        index += 1
      case .skip: index += 1
      case .back:
        index = max(index - 1, 0)
        for file in decided.removeValue(forKey: index) ?? [] { try file.restore() }
      case .quit, nil: break review
      }
    }
    let rest = figures.count - decided.count
    console.write(rest == 0 ? "nothing is pending\n" : "\(rest) still pending\n")
    return rest == 0 ? .done : .goldenMissing
  }

  /// An answer of the user.
  private enum Answer: Character {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case back = "b"
    case quit = "q"
  }

  /// Returns the user's answer, after asking until it is valid; nil at the end of the input.
  private static func answer(about name: String, isFirst: Bool, _ console: Console) -> Answer? {
    let choices =
      isFirst ? "accept, reject, skip or quit? [a r s q]" : "accept, reject, skip, back or quit? [a r s b q]"
    while true {
      console.write("\(name): \(choices) ")
      guard let line = readLine() else { return nil }
      if let answer = line.lowercased().first(where: { $0 != " " }).flatMap(Answer.init), answer != .back || !isFirst {
        return answer
      }
      let back = isFirst ? "" : "b: go back to the previous figure, "
      console.write("a: accept the new file, r: reject it, s: skip it, \(back)q: quit\n")
    }
  }

  /// The length of an image's longer side in a terminal, in pixels: up to twice this.
  private static let side = 320

  /// Returns the images of a figure before and after, or nil if it has none.
  private static func image(of files: [GoldenFile]) -> Bitmap? {
    guard let golden = files.first(where: { $0.level == .pixels }) else { return nil }
    return ComparedImage.beside(try? Files.read(golden.path), try? Files.read(golden.pendingPath), side: side)
  }
}

extension Option where Value == ImageProtocol {
  /// The protocol of images in the terminal.
  static let pictures = choice(
    "--pictures", of: ImageProtocol.self, default: .auto,
    help: "how the terminal shows images before and after")
}
