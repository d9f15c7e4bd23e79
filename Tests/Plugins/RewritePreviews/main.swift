// Makes layout files compilable outside of Xcode: each `#Preview` at the start of a line becomes a constant, a
// `@Previewable` property of it a plain one, and the previews of each `PreviewProvider` are a constant at the end.
//
// usage: rewrite file OUTPUT PATH INPUT        one file
//        rewrite list OUTPUT [PATH INPUT]…     the list of all previews of all files
//        rewrite cases OUTPUT NAME INPUT       the cases of a file below Fixtures/Acting, each in a namespace of its own
import Glibc

/// The text of a file; the build stops if it cannot be read.
func text(of path: String) -> String {
  guard let file = fopen(path, "r") else {
    perror(path)
    exit(1)
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes a file; the build stops if it cannot be written.
func write(_ text: String, to path: String) {
  guard let file = fopen(path, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
    perror(path)
    exit(1)
  }
}

/// The name of a file's preview, counted from 1.
func name(of path: String, _ number: Int) -> String {
  "preview_" + String(path.dropLast(6).map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_\(number)"
}

/// The type that a line declares as a `PreviewProvider`, or nil.
func provider(in line: Substring) -> Substring? {
  guard line.contains(": PreviewProvider"), let start = line.firstRange(of: "struct ")?.upperBound else { return nil }
  return line[start...].prefix { $0 != ":" && $0 != " " }
}

let macro = "#Preview"
let arguments = CommandLine.arguments
switch arguments[1] {
case "file":
  let path = arguments[3]
  var number = 0
  let lines = text(of: arguments[4]).split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
    guard line.hasPrefix(macro) else { return String(line.replacing("@Previewable ", with: "")) }
    number += 1
    return "let \(name(of: path, number)) = DeclaredPreview" + line.dropFirst(macro.count)
  }
  let providers = text(of: arguments[4]).split(separator: "\n").compactMap(provider).map { type -> String in
    number += 1
    return "let \(name(of: path, number)) = DeclaredPreview.all(of: \(type).self)"
  }
  write((lines + providers).joined(separator: "\n"), to: arguments[2])
case "cases":
  let file = arguments[3]
  var (namespaces, entries): ([String], [String]) = ([], [])
  for (index, section) in ("\n" + text(of: arguments[4])).split(separator: "\n// --- ").enumerated() {
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
    func header(_ name: String) -> Substring? {
      lines.first { $0.hasPrefix("// \(name): ") }?.dropFirst("// \(name): ".count)
    }
    let source = lines.dropFirst().filter { !$0.hasPrefix("// ") }.joined(separator: "\n")
    let namespace = "Acting_\(file)_\(index + 1)"
    let isCompiled = header("reader only") == nil
    if isCompiled { namespaces.append("enum \(namespace) {\n\(source)\n}") }
    entries.append(
      """
          ActingCase(
            behaviour: "\(lines.first ?? "")", steps: ###"\(header("after") ?? "")"###, texts: [\(header("shows") ?? "")],
            fault: \(header("error").map { "###\"\($0)\"###" } ?? "nil"), moment: \(header("moment") ?? "nil"),
            source: ###\"\"\"
      \(source)
      \"\"\"###, preview: \(isCompiled ? "{ Preview { \(namespace).Example() } }" : "nil")),
      """)
  }
  write(
    """
    import SwiftUI
    \(namespaces.joined(separator: "\n"))
    extension ActingCase {
      /// The cases of `\(file).swift`.
      public static var \(file): [ActingCase] {
        [
    \(entries.joined(separator: "\n"))
        ]
      }
    }

    """, to: arguments[2])
default:
  var entries: [String] = []
  for index in stride(from: 3, to: arguments.count - 1, by: 2) {
    let path = arguments[index]
    let lines = text(of: arguments[index + 1]).split(separator: "\n")
    let count = lines.count { $0.hasPrefix(macro) }
    let names = (0..<count).map { name(of: path, $0 + 1) }
    let providers = lines.compactMap(provider).indices.map { " + " + name(of: path, count + $0 + 1) }
    entries.append(
      "    Fixture(path: \"\(path)\", previews: [\(names.joined(separator: ", "))]\(providers.joined())),")
  }
  write(
    """
    extension Fixture {
      /// Every layout file that is compiled.
      public static var all: [Fixture] {
        [
      \(entries.joined(separator: "\n  "))
        ]
      }
    }

    """, to: arguments[2])
}
