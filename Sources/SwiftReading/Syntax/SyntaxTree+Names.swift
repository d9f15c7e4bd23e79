import Glibc

extension SyntaxTree {
  /// Whether the code refers to a name anywhere: by itself, as a member or as a function.
  ///
  /// Reads the nodes in the order in which they stand in the array, without walking the tree.
  package func refers(to name: StaticString) -> Bool {
    let (bytes, words) = (contents.pointee.bytes, contents.pointee.words)
    guard let start = bytes.baseAddress else { return false }
    let length = UInt32(name.utf8CodeUnitCount)
    // Place 0 stands for a child that is not there.
    var place = 1
    while place + 2 < words.count {
      let count = Int(words[place] >> 8)
      if words[place] & 0xFF == SyntaxKind.declReferenceExpr.rawValue, count > 0, place + 3 < words.count {
        let token = Int(words[place + 3])
        if token > 0, token + 2 < words.count {
          let (first, end) = (words[token + 1], words[token + 2])
          if end == first + length, Int(end) <= bytes.count,
            memcmp(start + Int(first), name.utf8Start, Int(length)) == 0
          {
            return true
          }
        }
      }
      place += 3 + count
    }
    return false
  }
}
