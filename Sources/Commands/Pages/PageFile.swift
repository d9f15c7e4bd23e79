import PlumblineFigures
import PlumblineLayout
import PlumblineMarkdown
import PlumblineViewSource

/// A page of a call, with its settings and the jobs of its figures.
struct PageFile: Sendable {
  /// The page.
  let page: Page
  /// The settings.
  let settings: PageSettings
  /// The path of the converted page; the page's own where it is converted in place.
  let output: String
  /// Whether the page comes from standard input and goes to standard output.
  let isStream: Bool
  /// The number of the job of each fence; nil for a fence that only declares or has an error.
  private(set) var jobs: [Int?] = []
  /// The errors in the page's words.
  private(set) var problems: [Diagnostic]

  /// Whether the converted page is a copy.
  var isCopied: Bool { output != page.path || isStream }
  /// The catalogue of DocC that holds the page and its pictures, or nil.
  var catalogue: String? { isCopied ? nil : settings.catalogue }

  /// The folder of the pictures.
  var images: String { Files.join(catalogue ?? Files.folder(of: output), settings.images) }

  /// Reads a page.
  init(path: String, output: String, _ calls: CallSettings) throws {
    self.output = output
    isStream = path == "-"
    let text = try Files.readText(path)
    let path = path == "-" ? output : path
    page = Page(path: path, text: text)
    settings = try PageSettings(for: path, calls)
    problems = page.problems
  }

  /// Makes the jobs of the figures, and adds them to those of other pages.
  ///
  /// `names` holds the figures of the pages before.
  mutating func addJobs(to all: inout [FigureJob], isComparing: Bool, names: inout FigureNames) {
    let included = includedFiles()
    for (fence, program) in zip(page.fences, page.programs) {
      let faults = faults(of: fence, names: &names)
      problems += faults
      guard faults.isEmpty, !fence.onlyDeclares else {
        jobs.append(nil)
        continue
      }
      let source = PageSource(
        program: program, text: page.text, directives: directives(of: fence), mayBeEmpty: fence.mayDeclareOnly,
        settings: settings.key)
      var job = FigureJob(
        program: Program(
          files: [LayoutFile(path: program.path, stem: fence.name)], included: included, settings: settings.file,
          page: source),
        output: images)
      (job.describes, job.isForPage) = (true, true)
      // A page with an error in its words is not written, and neither are its pictures; those of one scale are written
      // when it is known.
      job.isComparing = isComparing || !page.problems.isEmpty || settings.hasSameScale
      jobs.append(all.count)
      all.append(job)
    }
  }

  /// Returns the files of shared code that the page and its settings name.
  private mutating func includedFiles() -> [String] {
    var files = settings.file.included
    for include in page.includes {
      let path = Files.join(Files.folder(of: page.path), include.path)
      if Files.isFolder(path) {
        files += Files.files(below: path, suffix: ".swift")
      } else if Files.size(of: path) != nil {
        files.append(path)
      } else {
        problems.append(Diagnostic(.error, "there is no file or folder \(path)", at: include.source))
      }
    }
    var known: Set<String> = []
    return files.filter { known.insert($0).inserted }
  }

  /// Returns the errors in the words of a fence.
  private func faults(of fence: PageFence, names: inout FigureNames) -> [Diagnostic] {
    let known = PageFence.knownWords + Figures.directiveNames.filter { !["caption", "alt"].contains($0) }
    var faults = fence.words.filter { !known.contains($0.name) }.map { Diagnostic.unknownWord($0, known: known) }
    faults += fence.valueFaults
    let place = fence.words.last { $0.name == "name" }?.source ?? fence.source
    let isName = fence.name.first.map { $0 != "." } ?? true
    if !isName || !fence.name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) {
      faults.append(
        Diagnostic(
          .error, "'\(fence.name)' cannot be a figure's name", at: place,
          hint: "a name consists of letters, digits, hyphens, dots and underscores"))
    }
    if fence.onlyDeclares { return faults }
    if fence.isEmpty { faults.append(Diagnostic(.error, "there is no code in this fence", at: fence.source)) }
    if let first = names.add(fence.name, at: place, of: self) {
      let note = Diagnostic(.note, "the first one is here", at: first)
      faults.append(Diagnostic(.error, "another figure is named '\(fence.name)'", at: place, notes: [note]))
    }
    if settings.style == .docc, fence.isMarkedInInfo, !fence.isHidden {
      faults.append(
        Diagnostic(
          .error, "DocC allows no words after 'swift'", at: fence.source,
          hint: "write them in a comment above the fence: <!-- plumbline: draw name=… -->"))
    }
    if fence.has("hide"), fence.beginsItem {
      faults.append(
        Diagnostic(
          .error, "code on the line of a list item's mark cannot be hidden", at: fence.source,
          hint: "begin the fence on a line of its own"))
    }
    if fence.isHidden, fence.codeHoldsCommentEnd {
      faults.append(
        Diagnostic(.error, "code with '-->' cannot be hidden, since it would end the comment", at: fence.source))
    }
    return faults
  }

  /// Returns the directives of a fence's words.
  private func directives(of fence: PageFence) -> [Preview.Directive] {
    fence.words.compactMap { word in
      if word.name == "alt", let text = word.value {
        return Preview.Directive(words: ["alt", Figures.quoted(text)], source: word.source)
      }
      if PageFence.knownWords.contains(word.name) { return nil }
      return Preview.Directive(words: [word.name, word.value].compactMap { $0 }, source: word.source)
    }
  }
}
