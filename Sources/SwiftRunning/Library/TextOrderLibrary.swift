import PlumblineUnicode

extension Vocabulary {
  /// Adds the comparison of strings and dates, with `ComparisonResult`.
  mutating func addTextOrder() {
    type("ComparisonResult", parents: ["Equatable", "Hashable"])
    let result = TypeBinding<Int>.native("ComparisonResult")
    for (name, order) in [("orderedAscending", -1), ("orderedSame", 0), ("orderedDescending", 1)] {
      constant(on: "ComparisonResult", name, order, as: result)
    }
    property(on: result, "rawValue", as: .int) { $0 }
    property(on: result, "description", as: .string) {
      $0 < 0 ? "orderedAscending" : $0 > 0 ? "orderedDescending" : "orderedSame"
    }
    method(on: .string, "compare", .unnamed(.string), returns: result) { StringComparison.order($0, $1) }
    method(
      on: .string, "compare", .unnamed(.string), .named("options", .native("String.CompareOptions")), returns: result
    ) { (a: String, b: String, options: StringComparison) in
      options.order(a, b)
    }
    method(on: .string, "caseInsensitiveCompare", .unnamed(.string), returns: result) {
      StringComparison.order($0.lowercased(), $1.lowercased())
    }
    let orders: [(String, TextOrder.Rule)] = [
      ("localizedCompare", .plain), ("localizedCaseInsensitiveCompare", .caseInsensitive),
      ("localizedStandardCompare", .standard),
    ]
    for (name, rule) in orders {
      raw("String", name, [.value(nil, .string)]) { value, call throws(Fault) in
        guard let order = TextOrder.shared(rule, locale: call.evaluator.locale) else {
          throw call.evaluator.fault(
            .unsupported(name, reason: "it needs ICU; install the package '\(ICU.package)'"), at: call.location)
        }
        return result.write(order.order(value.asString ?? "", try call.string(0)))
      }
    }
    raw("Date", "compare", [.value(nil, .native("Date"))]) { value, call in
      result.write(Self.order(value.asMoment ?? 0, call.value(0).asMoment ?? 0))
    }
  }

  private static func order<T: Comparable>(_ a: T, _ b: T) -> Int { a < b ? -1 : a == b ? 0 : 1 }
}
