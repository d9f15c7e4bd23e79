import PlumblineLayout
import PlumblineMarkdown
import PlumblineViewSource

extension PageFence {
  /// The errors of words that are given twice, lack a value, have one that they do not take, or have an open quote.
  var valueFaults: [Diagnostic] {
    var faults: [Diagnostic] = []
    var first: [String: FenceWord] = [:]
    for word in words {
      if let earlier = first[word.name], Self.knownWords.contains(word.name) {
        let note = Diagnostic(.note, "the first one is here", at: earlier.source)
        faults.append(Diagnostic(.error, "'\(word.name)' is given twice", at: word.source, notes: [note]))
      }
      first[word.name] = first[word.name] ?? word
      if !word.isClosed {
        faults.append(
          Diagnostic(
            .error, "the value of '\(word.name)' has no closing quote", at: word.source,
            hint: "end it with the quote that it begins with"))
      } else if ["hide", "declares"].contains(word.name), word.value != nil {
        faults.append(
          Diagnostic(.error, "'\(word.name)' takes no value", at: word.source, hint: "write \(word.name)"))
      } else if word.value == "" || word.value == nil && ["name", "alt", "caption"].contains(word.name) {
        faults.append(Diagnostic(.error, "'\(word.name)' needs a value", at: word.source, hint: "write \(word.name)=…"))
      }
    }
    return faults
  }
}
