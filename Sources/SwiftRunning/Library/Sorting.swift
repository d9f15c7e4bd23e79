/// A stable sort by a predicate that may throw.
enum Sorting {
  /// Returns the values sorted; equal values keep their order.
  static func sorted(
    _ values: [Value], by precedes: (Value, Value) throws(Fault) -> Bool
  ) throws(Fault) -> [Value] {
    guard values.count > 1 else { return values }
    let middle = values.count / 2
    let left = try sorted(Array(values[..<middle]), by: precedes)
    let right = try sorted(Array(values[middle...]), by: precedes)
    var result: [Value] = []
    result.reserveCapacity(values.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if try precedes(right[j], left[i]) {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }
}
