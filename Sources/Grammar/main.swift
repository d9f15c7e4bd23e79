import Glibc
import SwiftParser

// Parses Swift source from standard input by the whole grammar and writes the result to standard output: with the
// argument `tree`, the syntax errors and the syntax tree; with `classes`, the syntax classification of the text.
//
// The code is a function, since top-level variables belong to the main actor, for which the program would need Swift's
// concurrency library.
func run() -> Int32 {
  var source: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(0, &chunk, chunk.count)
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { break }
    source += chunk[..<count]
  }
  let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let output: String
  switch CommandLine.arguments.dropFirst().first {
  case "classes": output = ClassPrinter.lines(of: tree)
  default: output = FaultPrinter.lines(of: tree, in: source) + TreePrinter.lines(of: tree)
  }
  var rest = Array(output.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return 1 }
    rest = rest.dropFirst(count)
  }
  return 0
}
exit(run())
