/// The changes of a page that are not saved: texts of files, with the saved texts to restore.
struct UnsavedChanges {
  /// The texts that replace those of files, by path.
  private(set) var texts: [String: String] = [:]
  private var originals: [String: String] = [:]
  private var past: [(file: String, text: String, gesture: String)] = []
  private var future: [(file: String, text: String, gesture: String)] = []

  /// Whether there is a change to undo.
  var canUndo: Bool { !past.isEmpty }
  /// Whether there is a change to redo.
  var canRedo: Bool { !future.isEmpty }

  /// Replaces the text of a file; the changes of one gesture are undone together.
  mutating func change(_ file: String, from old: String, to new: String, gesture: String) {
    guard old != new else { return }
    if originals[file] == nil { originals[file] = old }
    if gesture.isEmpty || past.last?.gesture != gesture || past.last?.file != file { past.append((file, old, gesture)) }
    future = []
    set(file, new)
  }

  /// Undoes the last change; returns its file.
  mutating func undo() -> String? {
    guard let last = past.popLast() else { return nil }
    future.append((last.file, texts[last.file] ?? originals[last.file] ?? "", last.gesture))
    set(last.file, last.text)
    return last.file
  }

  /// Redoes the last change that was undone; returns its file.
  mutating func redo() -> String? {
    guard let next = future.popLast() else { return nil }
    past.append((next.file, texts[next.file] ?? originals[next.file] ?? "", next.gesture))
    set(next.file, next.text)
    return next.file
  }

  /// Discards the changes of a file, and all changes that can be undone or redone.
  mutating func forget(_ file: String) {
    texts[file] = nil
    originals[file] = nil
    past = []
    future = []
  }

  /// Applies the changes of a file to a text that another program saved, and returns whether that was possible;
  /// otherwise they are forgotten.
  ///
  /// Changes that cannot be applied can no longer be undone or redone.
  mutating func rebase(_ file: String, onto saved: String) -> Bool {
    guard let original = originals[file], let text = texts[file],
      let merged = LineMerge.text(from: original, to: text, and: saved)
    else {
      forget(file)
      return false
    }
    func rebased(_ steps: [(file: String, text: String, gesture: String)]) -> [(String, String, String)] {
      steps.compactMap { step in
        guard step.file == file else { return step }
        return LineMerge.text(from: original, to: step.text, and: saved).map { (file, $0, step.gesture) }
      }
    }
    (past, future) = (rebased(past), rebased(future))
    originals[file] = saved
    set(file, merged)
    return true
  }

  private mutating func set(_ file: String, _ text: String) { texts[file] = text == originals[file] ? nil : text }

  /// Returns the text of a file before its first change, or nil for an unchanged one.
  func original(of file: String) -> String? { texts[file] == nil ? nil : originals[file] }

  /// Returns the saved text of a file that a change concerned, or nil.
  func saved(_ file: String) -> String? { originals[file] }

  /// All changes as a patch.
  var patch: String {
    texts.keys.sorted().map { file in
      LinePatch.text(of: file, from: originals[file] ?? "", to: texts[file] ?? "")
    }.joined()
  }
}

/// The differences of two texts by lines, as `diff -u` writes them.
enum LinePatch {
  /// Returns the patch, or no text for equal texts.
  static func text(of file: String, from old: String, to new: String) -> String {
    let (a, b) = (lines(old), lines(new))
    let changes = b.difference(from: a)
    guard !changes.isEmpty else { return "" }
    let removed = Set(changes.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
    let inserted = Set(changes.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
    // Each line of either text with its mark, in order.
    var rows: [(mark: String, text: String, old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i) {
        rows.append(("-", a[i], i, j))
        i += 1
      } else if inserted.contains(j) {
        rows.append(("+", b[j], i, j))
        j += 1
      } else {
        rows.append((" ", a[i], i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    var result = "--- \(file)\n+++ \(file)\n"
    let context = 3
    var index = 0
    while let first = rows[index...].firstIndex(where: { $0.mark != " " }) {
      var last = first
      while let next = rows[(last + 1)...].firstIndex(where: { $0.mark != " " }), next - last <= 2 * context {
        last = next
      }
      let part = rows[max(first - context, index)...min(last + context, rows.count - 1)]
      let (oldCount, newCount) = (part.count { $0.mark != "+" }, part.count { $0.mark != "-" })
      let (oldStart, newStart) = (part.first?.old ?? 0, part.first?.new ?? 0)
      let (oldLine, newLine) = (oldStart + (oldCount > 0 ? 1 : 0), newStart + (newCount > 0 ? 1 : 0))
      result += "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n"
      for row in part { result += row.mark + row.text + "\n" }
      index = last + 1
    }
    return result
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
