/// A pattern of the list of exceptions: `unread Type.member`, or `undeclared …`; the comment above it is its reason.
struct SurfaceException {
  var kind: String
  var pattern: String
  var reason: String

  static var list: [SurfaceException] {
    var reason = ""
    return Signature.lines(of: "exceptions.txt").flatMap { line -> [SurfaceException] in
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "#" {
        reason = words.dropFirst().joined(separator: " ")
        return []
      }
      return words.dropFirst().map { SurfaceException(kind: words[0], pattern: $0, reason: reason) }
    }
  }

  func covers(_ signature: Signature, _ kind: String) -> Bool {
    guard kind == self.kind else { return false }
    let name = "\(signature.owner).\(signature.name)"
    if pattern.hasPrefix("*.") { return signature.name == pattern.dropFirst(2) }
    if pattern.hasSuffix(".*") { return signature.owner == pattern.dropLast(2) }
    return name == pattern || signature.line == pattern
  }
}

/// A line of the list of declarations whose types or defaults differ in the reader; the comment above it is its reason.
struct ListedDifference {
  var line: String
  var reason: String

  static var list: [ListedDifference] {
    var reason = ""
    var isComment = false
    return Signature.lines(of: "other-types.txt").flatMap { line -> [ListedDifference] in
      defer { isComment = line.hasPrefix("#") }
      guard line.hasPrefix("#") else { return [ListedDifference(line: line, reason: reason)] }
      reason = (isComment ? reason + " " : "") + line.dropFirst(2)
      return []
    }
  }
}
