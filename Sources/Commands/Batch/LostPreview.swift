import PlumblineSnapshots

/// A preview that crashed its worker, or whose worker was stopped.
struct LostPreview {
  /// The preview's source location.
  var location: String
  /// The process's failure.
  var fault: BatchResult
}

extension BatchResult {
  /// Returns the result of a program that was drawn without some previews, with their failures.
  func without(_ lost: [LostPreview], console: Console) -> BatchResult {
    var result = self
    if status == .done || status == .error { result.status = lost[0].fault.status }
    var messages: [String] = []
    for preview in lost {
      result.outcome.exitCode = max(result.outcome.exitCode, preview.fault.outcome.exitCode)
      let cause = preview.fault.cause
      messages.append("\(preview.location): \(console.styled("error:", .error)) the preview is left out: \(cause)")
      var entry = PreviewResult(name: nil, source: nil)
      let parts = preview.location.split(separator: ":", omittingEmptySubsequences: false)
      entry.file = parts.dropLast(2).joined(separator: ":")
      entry.line = parts.dropLast().last.flatMap { Int($0) } ?? 0
      entry.error = cause
      result.outcome.previews.append(entry)
    }
    result.outcome.messages = messages + outcome.messages
    return result
  }
}
