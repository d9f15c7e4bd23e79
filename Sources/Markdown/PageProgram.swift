import PlumblineSource
import PlumblineSwiftReading

/// The source of one figure of a page: the code of its fence, and the declarations of earlier fences that it needs.
public struct PageProgram: Hashable, Sendable {
  /// A line of the source, with its origin.
  struct Origin: Hashable, Sendable {
    /// The line of the page.
    var line: Int
    /// The number of bytes before it on that line.
    var shift: Int
  }

  /// The path by which diagnostics name the source until they are moved to the page.
  public let path: String
  /// The path of the page.
  public let page: String
  /// The source.
  public private(set) var text = ""
  /// The first line of the fence's own code, from 1.
  public private(set) var firstLine = 1
  private var origins: [Origin] = []

  /// Creates the source of a fence of a page.
  init(of fence: PageFence, needing items: [(fence: PageFence, item: SourceOutline.Item)], page: String) {
    self.page = page
    path = "\(page):\(fence.fenceLines.lowerBound)"
    for (other, item) in items { add(item.range, of: other) }
    firstLine = origins.count + 1
    add(fence)
  }

  /// Adds the lines of an earlier declaration; the part of its first line before it is left blank.
  private mutating func add(_ range: Range<Int>, of fence: PageFence) {
    var offset = 0
    for line in fence.code {
      let bytes = Array(line.text.utf8)
      let from = max(range.lowerBound - offset, 0)
      let to = min(range.upperBound - offset, bytes.count)
      if from < to || from == to && range.contains(offset) {
        add(String(repeating: " ", count: from) + String(decoding: bytes[from..<max(to, from)], as: UTF8.self), line)
      }
      offset += bytes.count + 1
    }
  }

  /// Adds the code of the fence itself, with its bare views in previews.
  private mutating func add(_ fence: PageFence) {
    let runs = Self.statements(of: fence)
    var offset = 0
    for line in fence.code {
      var rest = Array(line.text.utf8)[...]
      for run in runs {
        if rest.startIndex <= run.lowerBound - offset, run.lowerBound - offset < rest.endIndex {
          if run.lowerBound - offset > rest.startIndex { add(rest[..<(run.lowerBound - offset)], line) }
          add("#Preview {", line)
          rest = rest[(run.lowerBound - offset)...]
        }
        if rest.startIndex < run.upperBound - offset, run.upperBound - offset <= rest.endIndex {
          add(rest[..<(run.upperBound - offset)], line)
          add("}", line)
          rest = rest[(run.upperBound - offset)...]
        }
      }
      if !rest.isEmpty || line.text.isEmpty { add(rest, line) }
      offset += line.text.utf8.count + 1
    }
  }

  /// Adds a part of a line at its own column.
  private mutating func add(_ part: ArraySlice<UInt8>, _ line: PageFence.CodeLine) {
    add(String(repeating: " ", count: part.startIndex) + String(decoding: part, as: UTF8.self), line)
  }

  private mutating func add(_ text: String, _ line: PageFence.CodeLine) {
    self.text += text + "\n"
    origins.append(Origin(line: line.line, shift: line.shift))
  }

  /// Returns the ranges of consecutive statements between declarations and previews.
  private static func statements(of fence: PageFence) -> [Range<Int>] {
    guard let outline = fence.outline else {
      // Code that only the whole grammar can read is a preview's content unless a word indicates a declaration.
      let isWhole = ["#Preview", "struct ", "import ", "extension "].contains(where: fence.text.contains)
      return isWhole || fence.code.isEmpty ? [] : [0..<(fence.text.utf8.count - 1)]
    }
    var runs: [Range<Int>] = []
    var isOpen = false
    for item in outline.items {
      guard item.kind == .statement else {
        isOpen = false
        continue
      }
      if isOpen {
        runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<item.range.upperBound
      } else {
        runs.append(item.range)
      }
      isOpen = true
    }
    return runs
  }

  /// Returns a position in the source as a position in the page; one in another file stays.
  public func moved(_ source: SourceRange) -> SourceRange {
    guard source.file == path, !origins.isEmpty else { return source }
    let origin = origins[min(max(source.line, 1), origins.count) - 1]
    return SourceRange(
      file: page, line: origin.line, column: source.column + origin.shift, offset: 0, length: source.length)
  }

  /// Returns a diagnostic about the source as one about the page.
  public func moved(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.source = moved(diagnostic.source)
    diagnostic.notes = diagnostic.notes.map(moved)
    return diagnostic
  }
}

extension Page {
  /// The sources of the page's figures, in order; a figure's declarations replace earlier ones of the same name.
  public var programs: [PageProgram] {
    var declarations = DeclarationIndex()
    return fences.indices.map { index in
      let fence = fences[index]
      let needed = declarations.needed(by: fence).map { (fences[$0.fence], $0.item) }
      declarations.add(fence, at: index)
      return PageProgram(of: fence, needing: needed, page: path)
    }
  }
}
