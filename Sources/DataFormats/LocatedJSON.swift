/// A JSON value with its position in a text, for messages about a file's contents.
package struct LocatedJSON: Hashable, Sendable {
  /// A position in a text; lines and columns are counted from 1, columns in bytes.
  package struct Position: Hashable, Sendable {
    /// The line.
    package let line: Int
    /// The column.
    package let column: Int
  }

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    /// The member's name.
    package let name: String
    /// The position of the name.
    package let position: Position
    /// The member's value.
    package let value: LocatedJSON
  }

  /// The position at which a text stops being JSON.
  package struct Fault: Error, Hashable {
    /// The position.
    package let position: Position
  }

  /// The value.
  package let value: JSON
  /// The position of the value.
  package let position: Position
  /// The members of an object, in source order; empty for other kinds of values.
  package private(set) var members: [Member] = []
  /// The elements of an array; empty for other kinds of values.
  package private(set) var elements: [LocatedJSON] = []

  /// Reads the value that a JSON text encodes.
  package init(parsing text: String) throws(Fault) {
    var parser = JSONParser(bytes: Array(text.utf8), recordsOffsets: true)
    let value = parser.document()
    let lines = LineStarts(parser.bytes)
    guard let value, let offsets = parser.offsets else { throw Fault(position: lines.position(of: parser.position)) }
    var rest = offsets[...]
    self.init(value, &rest, lines)
  }

  /// Pairs a value and its elements with the offsets that the parser recorded in the same order.
  private init(_ value: JSON, _ offsets: inout ArraySlice<Int>, _ lines: LineStarts) {
    self.value = value
    position = lines.position(of: offsets.removeFirst())
    switch value {
    case .array(let values): elements = values.map { LocatedJSON($0, &offsets, lines) }
    case .object(let pairs):
      members = pairs.map { pair in
        let position = lines.position(of: offsets.removeFirst())
        return Member(name: pair.name, position: position, value: LocatedJSON(pair.value, &offsets, lines))
      }
    default: break
    }
  }
}

/// The offsets at which the lines of a text begin.
private struct LineStarts {
  private let starts: [Int]

  init(_ bytes: [UInt8]) { starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 } }

  /// Returns the line and column of an offset.
  func position(of offset: Int) -> LocatedJSON.Position {
    let line = starts.lastIndex { $0 <= offset } ?? 0
    return LocatedJSON.Position(line: line + 1, column: offset - starts[line] + 1)
  }
}
