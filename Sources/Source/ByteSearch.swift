/// A search for words in a text, byte by byte.
///
/// The standard library's search compares characters, which takes a hundred times longer; files are searched for words
/// of ASCII letters before each figure.
extension String {
  /// Returns whether the text's UTF-8 bytes contain those of a word.
  package func hasBytes(of word: String) -> Bool { Substring(self).range(ofBytes: word) != nil }
}

extension Substring {
  /// Returns the range of the first bytes that are those of a word, or nil if there are none.
  package func range(ofBytes word: String) -> Range<Index>? {
    var word = word
    let bytes = utf8
    let offset = word.withUTF8 { word in
      bytes.withContiguousStorageIfAvailable { Self.offset(of: word, in: $0) }
        ?? Self.offset(of: word, in: Array(bytes))
    }
    guard let offset else { return nil }
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    return start..<bytes.index(start, offsetBy: word.utf8.count)
  }

  private static func offset(of word: UnsafeBufferPointer<UInt8>, in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { offset(of: word, in: $0) }
  }

  private static func offset(of word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty ? 0 : nil }
    for start in 0...(text.count - word.count) where text[start] == first {
      var length = 1
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return start }
    }
    return nil
  }
}
