import PlumblineSource

/// A reader of `.xcconfig` files, which contain settings, comments and include directives.
struct ConfigurationFile {
  private let folder: ProjectFolder
  private var known: Set<String> = []
  /// The settings by name.
  private(set) var settings: [String: String] = [:]

  /// Returns the settings of a file and of the files that it includes, or an empty dictionary if it cannot be read.
  static func settings(of path: String, in folder: ProjectFolder, _ log: inout DiagnosticList) -> [String: String] {
    var reader = ConfigurationFile(folder: folder)
    reader.read(path, &log)
    return reader.settings
  }

  private init(folder: ProjectFolder) { self.folder = folder }

  private mutating func read(_ path: String, _ log: inout DiagnosticList) {
    guard known.insert(path).inserted, known.count < 100, let file = folder.source(path) else { return }
    var offset = 0
    for line in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      read(String(decoding: line, as: UTF8.self), at: offset, of: file, &log)
      offset += line.count + 1
    }
  }

  private mutating func read(_ line: String, at offset: Int, of file: SourceBytes, _ log: inout DiagnosticList) {
    let text = Self.trimmed(Self.withoutComment(line))
    guard !text.isEmpty else { return }
    if text.hasPrefix("#include") {
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3 else {
        return log.add(
          .error, "expected a file's name in quotation marks", in: file, at: offset, length: line.utf8.count)
      }
      let path = FilePath.join(FilePath.folder(of: file.path), String(parts[1]))
      if let path = folder.existing(path) { return read(path, &log) }
      guard !text.hasPrefix("#include?") else { return }
      return log.add(.warning, "there is no '\(parts[1])'", in: file, at: offset, length: line.utf8.count)
    }
    guard let equals = Self.assignment(in: text) else {
      return log.add(
        .error, "expected 'NAME = value'", in: file, at: offset, length: line.utf8.count,
        hint: "the line is skipped")
    }
    settings[Self.trimmed(text[..<equals])] = Self.trimmed(text[text.index(after: equals)...])
  }

  /// Returns the index of the first `=` outside of brackets.
  private static func assignment(in text: String) -> String.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" { depth -= 1 }
      return text[index] == "=" && depth == 0
    }
  }

  private static func withoutComment(_ line: String) -> Substring {
    var last: Character?
    for index in line.indices {
      if line[index] == "/", last == "/" { return line[..<line.index(before: index)] }
      last = line[index]
    }
    return line[...]
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
