/// A file that lists inputs.
enum InputList {
  /// Returns the paths in a file: one a line, or separated by zero bytes if there are any; `-` is standard input.
  static func paths(in file: String) throws(FileError) -> [String] {
    let bytes = try Files.read(file)
    let separator: UInt8 = bytes.contains(0) ? 0 : 10
    return bytes.split(separator: separator).map { line in
      String(decoding: separator == 10 && line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}
