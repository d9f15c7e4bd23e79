import Glibc

/// Finds the changes between two versions of a drawing, and gives the elements of the new one their numbers.
struct MarkupComparison {
  private let old: [MarkupReader.Element]
  private let oldBytes: UnsafeBufferPointer<UInt8>
  private let bytes: UnsafeBufferPointer<UInt8>

  init(old: [MarkupReader.Element], oldBytes: UnsafeBufferPointer<UInt8>, bytes: UnsafeBufferPointer<UInt8>) {
    (self.old, self.oldBytes, self.bytes) = (old, oldBytes, bytes)
  }

  /// Writes the changes; `count` is the largest number of an element.
  mutating func compare(_ new: inout [MarkupReader.Element], count: inout Int, writer: inout MarkupWriter) {
    var rest = [(old: 0, new: 0)]
    while let pair = rest.popLast() {
      let (before, now) = (old[pair.old], new[pair.new])
      if isSame(before.start..<before.finish, now.start..<now.finish) {
        for offset in 0..<(now.end - pair.new) { new[pair.new + offset].id = old[pair.old + offset].id }
        continue
      }
      new[pair.new].id = before.id
      if !isSame(before.start..<before.headEnd, now.start..<now.headEnd) {
        writer.compare(before, in: oldBytes, now, in: bytes)
      }
      let (wasLeaf, isLeaf) = (before.end == pair.old + 1, now.end == pair.new + 1)
      if wasLeaf || isLeaf { compareTexts(before, wasLeaf, now, isLeaf, &writer) }
      if wasLeaf && isLeaf { continue }
      let (olds, news) = (Self.children(of: pair.old, in: old), Self.children(of: pair.new, in: new))
      let partners = partners(olds, news, new)
      var kept = [Bool](repeating: false, count: olds.count)
      for case let partner? in partners { kept[partner] = true }
      for (index, child) in olds.enumerated() where !kept[index] { writer.remove(old[child].id) }
      var next = 0
      for (child, partner) in zip(news, partners).reversed() {
        if let partner {
          rest.append((olds[partner], child))
          next = old[olds[partner]].id
        } else {
          for index in child..<new[child].end {
            count += 1
            new[index].id = count
          }
          writer.insert(child, of: new, in: bytes, parent: before.id, before: next)
          next = new[child].id
        }
      }
    }
  }

  /// Writes the change of the text in elements without others; a line break alone is not text.
  private func compareTexts(
    _ before: MarkupReader.Element, _ wasLeaf: Bool, _ now: MarkupReader.Element, _ isLeaf: Bool,
    _ writer: inout MarkupWriter
  ) {
    let was = wasLeaf ? MarkupWriter.text(of: before, in: oldBytes) : 0..<0
    let text = isLeaf ? MarkupWriter.text(of: now, in: bytes) : 0..<0
    if !isSame(was, text) { writer.setText(of: before.id, text, in: bytes) }
  }

  /// Returns whether a part of the old version has the same bytes as one of the new.
  private func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    guard !first.isEmpty, let a = oldBytes.baseAddress, let b = bytes.baseAddress else { return true }
    return memcmp(a + first.lowerBound, b + second.lowerBound, first.count) == 0
  }

  private static func children(of index: Int, in elements: [MarkupReader.Element]) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < elements[index].end {
      result.append(child)
      child = elements[child].end
    }
    return result
  }

  /// Returns the old child that each new child continues, or nil; they are in the same order.
  private func partners(_ olds: [Int], _ news: [Int], _ new: [MarkupReader.Element]) -> [Int?] {
    var result = [Int?](repeating: nil, count: news.count)
    var (low, end, newEnd) = (0, olds.count, news.count)
    while low < end, low < newEnd, old[olds[low]].key == new[news[low]].key {
      result[low] = low
      low += 1
    }
    while end > low, newEnd > low, old[olds[end - 1]].key == new[news[newEnd - 1]].key {
      (end, newEnd) = (end - 1, newEnd - 1)
      result[newEnd] = end
    }
    Self.pair(low..<end, low..<newEnd, into: &result, old: { old[olds[$0]].key }, new: { new[news[$0]].key })
    // The rest between two pairs continues by its kind alone: a text whose words changed.
    var (oldStart, newStart) = (low, low)
    for index in low...newEnd where index == newEnd || result[index] != nil {
      let oldEnd = index == newEnd ? end : result[index] ?? end
      Self.pair(
        oldStart..<max(oldEnd, oldStart), newStart..<index, into: &result, old: { old[olds[$0]].kind },
        new: { new[news[$0]].kind })
      (oldStart, newStart) = (oldEnd + 1, index + 1)
    }
    return result
  }

  /// Pairs elements of two ranges that have equal names, in order.
  private static func pair(
    _ olds: Range<Int>, _ news: Range<Int>, into result: inout [Int?], old: (Int) -> UInt64, new: (Int) -> UInt64
  ) {
    guard !olds.isEmpty, !news.isEmpty else { return }
    var places: [UInt64: [Int]] = [:]
    for index in olds.reversed() { places[old(index), default: []].append(index) }
    var next = olds.lowerBound
    for index in news {
      let key = new(index)
      while let place = places[key]?.last, place < next { places[key]?.removeLast() }
      guard let place = places[key]?.popLast() else { continue }
      result[index] = place
      next = place + 1
    }
  }
}
