/// Programs that `Scripts/hunt` wrote, with the lines that they show when swiftc 6.3 compiles them.
let huntedPrograms: [(code: String, lines: [String])] = [
  (
    ##"""
    protocol Named_1 { var name: String { get }; func greet() -> String; func extra() -> Int }
    extension Named_1 {
      func greet() -> String { "hi " + name }
      func extra() -> Int { 2 }
      func only() -> String { "ext " + greet() }
      var short: String { String(name.prefix(2)) }
    }
    struct A_1: Named_1 { var name = "Anna"; func only() -> String { "own" } }
    struct B_1: Named_1 { let name: String; func greet() -> String { "yo " + name }; func extra() -> Int { 10 } }
    final class C_1: Named_1 { var name: String { "C" }; var short: String { "cc" }; func greet() -> String { "C" + only() }; func only() -> String { "!" } }
    func call_1(_ n: any Named_1) -> String { n.greet() + n.only() + n.short }
    func some_1(_ n: some Named_1) -> String { n.greet() + n.only() + "\(n.extra())" }
    func generic_1<N: Named_1>(_ n: [N]) -> [String] { n.map { $0.only() } }
    func answer() -> String {
      var out: [String] = []
      let v1: Character = (("hello".replacingOccurrences(of: "o", with: "zz")).max() ?? "y")
      out.append(String(describing: [2, -4, 36].reduce(into: [Int]()) { $0.insert($1, at: 0) }))
      out.append("\(((((A_1()) as any Named_1).greet()).last ?? ((Array("ABC" + "z")[0]) as Character)))")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[36, -4, 2]"##,
      ##"a"##,
    ]
  ),
  (
    ##"""
    @dynamicMemberLookup struct Dyn_14 { var values = ["a": 3, "b": 2]
      subscript(dynamicMember name: String) -> Int { get { values[name] ?? -1 } set { values[name] = newValue } }
      func callAsFunction(_ n: Int, plus k: Int = 3) -> Int { n + k + self.a }
      func callAsFunction() -> String { "none" }
    }
    @dynamicMemberLookup struct Wrap_14<T> { var base: T; subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { base[keyPath: path] } set { base[keyPath: path] = newValue } } }
    struct Plain_14 { var size = 3; var text = "t" }
    func answer() -> String {
      var out: [String] = []
      var v1: Bool = [6, 1, 31].isEmpty
      var n4 = 0
      outern4: for i2 in 0..<3 {
        for j3 in 0..<2 {
          if j3 == 0 { continue outern4 }
          if i2 == 3 { break }
          n4 += i2 * 10 + j3
        }
      }
      out.append("\(n4)")
      out.append("\((String(11 % 1000, radix: 16)).split(separator: ",").map(String.init))")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"0"##,
      ##"["b"]"##,
    ]
  ),
  (
    ##"""
    struct Countdown_31: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n <= 0 ? nil : { defer { n -= 1 }; return n }() } }
    struct Fib_31: Sequence { let limit: Int; func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { guard a < limit else { return nil }; defer { (a, b) = (b, a + b) }; return a } } }
    struct Doc_31 { var pages: [[String]] = [["a"], ["b", "c"]]; var meta: [String: [Int]] = ["k": [1]]; var cursor = (page: 0, line: 0) }
    func altered_31(_ d: Doc_31) -> Doc_31 { var d = d; d.pages[0][0] = "A"; d.meta["k", default: []].append(2); d.meta["n", default: []] += [2]; d.cursor.line += 1; return d }
    func answer() -> String {
      var out: [String] = []
      var v1: Set<Int> = Set((zip([7, 8, 17], 1...).map { $0.0 &* $0.1 }).map { $0 % 2 })
      for i2 in (["aXbX", "hello"].debugDescription).prefix(3) {
        if let u3 = nil as String?, (true || false) {
          v1.remove((Countdown_31(n: 3).reduce(0, +)))
        }
        if ((-8)...4).contains((-5)) { break }
        if let u4 = [2, 3, 16].max() {
          out.append("\(v1.insert(2).inserted)")
          v1.insert(((((String?.some("s")) ?? "a")).count))
        }
      }
      var n7 = 0
      outern7: for i5 in 0..<5 {
        for j6 in 0..<3 {
          if j6 == 1 { break outern7 }
          if i5 == 2 { continue }
          n7 += i5 * 10 + j6
        }
      }
      out.append("\(n7)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"0"##
    ]
  ),
  (
    ##"""
    func hash_46(_ s: String) -> UInt32 { var h: UInt32 = 2166136261; for b in s.utf8 { h = (h ^ UInt32(b)) &* 16777619 }; return h }
    struct Random_46 { var state: UInt64 = 128; mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state >> 33 } }
    enum Failure_46: Error, Equatable { case empty, code(Int), named(String) }
    func risky_46(_ n: Int) throws -> Int { if n < 0 { throw Failure_46.code(n) }; guard n != 0 else { throw Failure_46.empty }; return n * 2 }
    func passing_46(_ n: Int, _ log: inout [String]) throws -> Int { defer { log.append("p\(n)") }; let r = try risky_46(n); log.append("ok"); return r + 1 }
    func mapped_46(_ list: [Int], _ f: (Int) throws -> Int) rethrows -> [Int] { var r: [Int] = []; for x in list { r.append(try f(x)) }; return r }
    func outcome_46(_ n: Int) -> Result<Int, Failure_46> { n > 0 ? .success(n) : .failure(.code(n)) }
    func answer() -> String {
      var out: [String] = []
      var w1: [String] = []; do { let w2 = try passing_46(1, &w1); out.append("r\(w2)") } catch { out.append("caught \(error)") }; out.append("\(w1)")
      var v3: [[Int]] = [[], [((((["a": 2, "x": 1] as [Character: Int])) as [Character: Int])["a", default: 0])]]
      do { let w4 = try [0, 1].map { try risky_46($0) }; out.append("\(w4)") } catch { out.append("\(error as? Failure_46 == .empty)") }
      out.append("\("a")")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"r3"##,
      ##"["ok", "p1"]"##,
      ##"true"##,
      ##"a"##,
    ]
  ),
  (
    ##"""
    protocol Sized_56 { var size_56: Int { get } }
    extension Int: Sized_56 { var size_56: Int { 1 } }
    extension String: Sized_56 { var size_56: Int { count } }
    extension Array: Sized_56 where Element: Sized_56 { var size_56: Int { reduce(0) { $0 + $1.size_56 } + 5 } }
    extension Optional: Sized_56 where Wrapped: Sized_56 { var size_56: Int { map { $0.size_56 + 100 } ?? 7 } }
    struct Twin_56<A: Sized_56, B: Sized_56>: Sized_56 { let a: A; let b: B; var size_56: Int { a.size_56 &* 10 &+ b.size_56 } }
    func size_56<T: Sized_56>(_ t: T) -> Int { t.size_56 }
    func kindOf_56<T>(_ t: T) -> String { "T" }
    func kindOf_56<T: Sized_56>(_ t: T) -> String { "sized" }
    func kindOf_56<T: Collection>(_ t: T) -> String { "collection" }
    func answer() -> String {
      var out: [String] = []
      out.append("\(7.0)")
      if let u1 = Optional(8) {
        out.append("\([(size_56(u1)), ((12.isMultiple(of: 3) ? u1 : 0)), (size_56(["naïve", "  pad "]))][2])")
      }
      out.append("\([3, -5, 9])")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"7.0"##,
      ##"16"##,
      ##"[3, -5, 9]"##,
    ]
  ),
  (
    ##"""
    func answer() -> String {
      var out: [String] = []
      for (i1, e2) in (((["b,c,d", "👍🏽ok"].reduce(into: [:]) { $0[$1, default: 0] += 1 })) as [String: Int]).sorted(by: { $0.key < $1.key }) {
        var v3 = [[1, 2], [3]]
      }
      var v4: [[Int]] = ([2, -3, 7].map { [$0, $0 &+ 1] }).map { $0.sorted() }
      v4.append((zip([8, 1, 33], (Array([5, -2, 10].suffix(2)))).map { $0 &- $1 }))
      var v5: [Int?] = [1, nil, 3]
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##""##
    ]
  ),
  (
    ##"""
    func answer() -> String {
      var out: [String] = []
      out.append("\((Array([7, 7, 36].drop { $0 < 3 })).enumerated().filter { $0.offset % 2 == 0 }.map { $0.element })")
      out.append("\((Int?.none) as Any)")
      out.append(String(describing: (0..<3).map { i in (0..<2).map { j in i * j + ((21 &<< 1)) } }))
      if ([1, -3, 9].max()) == nil {
        out.append(String(describing: (["été", "a"].enumerated().map { "\($0.offset):\($0.element)" }).map { Int($0) }))
      } else {
        func g1(_ a: Int?, _ b: String?) -> String {
          defer { out.append("end") }
          guard let a, a > -2 else { return "no a" }
          guard let b = b, !b.isEmpty else { return "no b \(a)" }
          return b + "\(a)"
        }
        out.append(g1(["a": 1, "b": 2]["b"], (false ? "b,c,d" : nil)))
      }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[7, 36]"##,
      ##"nil"##,
      ##"[[42, 42], [42, 43], [42, 44]]"##,
      ##"end"##,
      ##"no b 2"##,
    ]
  ),
  (
    ##"""
    final class Counter_97 {
      var count = 0
      static var total = 0
      func bump(_ n: Int = 1) -> Int { count += n; Counter_97.total += n; return count }
      subscript(i: Int) -> Int { get { count * i } set { count = newValue + i } }
    }
    struct Holder_97 { let shared: Counter_97; var own = 0; mutating func go() { own += shared.bump() } }
    func answer() -> String {
      var out: [String] = []
      out.append(String(describing: [([4, 4, 26].firstIndex(of: 19)), nil, (Counter_97().bump(0))]))
      if case let u1? = ([(Int?.some(4)), nil].compactMap { $0 }.first), u1 > -3 {
        var v2 = String((3.75 > 7.0))
        let w3 = Counter_97(); var w4 = Holder_97(shared: w3); let w5 = w4; w4.go(); w4.go(); out.append("\(w3.count) \(w4.own) \(w5.own) \(w5.shared.count)")
      } else {
        let w6 = Counter_97(); let w7 = [w6, w6, Counter_97()]; for c in w7 { _ = c.bump() }; out.append("\(w7.map(\.count)) \(w7[0] === w7[2])")
      }
      let w8 = Counter_97(); let w9 = [w8, w8, Counter_97()]; for c in w9 { _ = c.bump() }; out.append("\(w9.map(\.count)) \(w9[0] === w9[2])")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[nil, nil, Optional(0)]"##,
      ##"2 3 0 2"##,
      ##"[2, 2, 1] false"##,
    ]
  ),
  (
    ##"""
    struct Grid_113 { let w: Int; var cells: [Int]; init(w: Int, h: Int) { self.w = w; cells = Array(repeating: 0, count: w * h) }
      subscript(x: Int, y: Int) -> Int { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }
      subscript(row y: Int) -> [Int] { Array(cells[y * w..<(y + 1) * w]) }
      subscript(name: String) -> Int? { name == "w" ? w : nil }
      subscript(x: Int, y: Int, default d: Int) -> Int { get { x < w && x >= 0 ? self[x, y] : d } set { if x < w { self[x, y] = newValue } } }
      static subscript(n: Int) -> Grid_113 { Grid_113(w: n, h: 1) }
    }
    func answer() -> String {
      var out: [String] = []
      for (i1, e2) in (([7, 3, 34].map { String($0) })).enumerated() {
        var v3: Int = 5
      }
      var t5 = ([2, 1, 15].min() ?? -1)
      let f4 = { [t5] in t5 &+ 1 }
      t5 = [6, 6, 4].reduce(0) { $0 &+ $1 &* 2 }
      out.append("\(f4()) \(t5)")
      let v6: [Int?] = [([6, 7, 19].filter({ $0 < 10 && $0 > 0 }).count), nil]
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"2 32"##
    ]
  ),
  (
    ##"""
    struct Observed_130 { var log: [String] = []
      var level: Int = 1 { willSet { log.append("will \(newValue)") } didSet { log.append("did \(oldValue)"); if level > 10 { level = 10 } } }
      var list = [1, 2] { didSet { log.append("list \(oldValue.count)→\(list.count)") } }
      var half: Double { get { Double(level) / 2 } set { level = Int(newValue * 2) } }
      init(level: Int = 1) { self.level = level }
      mutating func both() { level += 1; list[0] = level }
    }
    final class Watcher_130 { var total = 0 { didSet { changes += total > oldValue ? 1 : -1 } }; var changes = 0; static var shared = Watcher_130() }
    func answer() -> String {
      var out: [String] = []
      out.append("\(((Array(([[1, 2], [3]]).joined())).firstIndex(of: (([3, -1, 21].first ?? 0))) ?? -1))")
      var n3 = 0
      outern3: for i1 in 0..<2 {
        for j2 in 0..<3 {
          if j2 == 2 { continue outern3 }
          if i1 == 3 { break }
          n3 += i1 * 10 + j2
        }
      }
      out.append("\(n3)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"2"##,
      ##"22"##,
    ]
  ),
  (
    ##"""
    struct Item_141 { var name: String; var size: Int; var inner: Inner_141 = Inner_141() }
    struct Inner_141 { var value = 6; var list = [1, 2, 8] }
    func update_141<R, V>(_ root: inout R, _ path: WritableKeyPath<R, V>, to value: V) { root[keyPath: path] = value }
    func answer() -> String {
      var out: [String] = []
      out.append("\(("\([1, nil, 3])").unicodeScalars.count)")
      var v1: String? = nil as String?
      if case -2...7 = (((["a": 2, "x": 1] as [Character: Int])) as [Character: Int])["l", default: 0] {
        out.append("\(((((Set([1, 2, 5])) as Set<Int>).contains((-4))) ? ((Item_141(name: "42", size: 17)[keyPath: \.size]), "hello") : (0, "none")))")
      } else {
        switch ((1 as Any as? Int ?? 12345), 22 == (-2)) {
        case (3, _):
          v1? += (String((8 / Double(4))))
        case (let n, true) where n > 5:
          v1 = "  pad "
        case (...0, false):
          v1 = nil
        case (_, true):
          v1 = v1?.uppercased()
        case (_, false):
          out.append("\((((["a": 1, "b": 4]["b"] ?? 2)), "42"))")
        }
      }
      out.append("\([[], [(Item_141(name: "hello", size: 4)[keyPath: \.size])]])")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"31"##,
      ##"(0, "none")"##,
      ##"[[], [4]]"##,
    ]
  ),
  (
    ##"""

    func answer() -> String {
      var out: [String] = []
      out.append(String(describing: [(["", "42"].count), nil]))
      let v1: Bool = (String(describing: [2, 9, 17])).hasSuffix("c")
      var v2: [[Int]] = [[], [((Int("aXbX") ?? 17))]]
      var n5 = 0
      outern5: for i3 in 0..<3 {
        for j4 in 0..<2 {
          if j4 == 1 { break outern5 }
          if i3 == 0 { break }
          n5 += i3 * 10 + j4
        }
      }
      out.append("\(n5)")
      func g6(_ a: Int?, _ b: String?) -> String {
        defer { out.append("end") }
        guard let a, a > 0 else { return "no a" }
        guard let b = b, !b.isEmpty else { return "no b \(a)" }
        return b + "\(a)"
      }
      out.append(g6((String?.some("s")).flatMap { Int($0) }, ["naïve", "a"].last))
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[Optional(2), nil]"##,
      ##"10"##,
      ##"end"##,
      ##"no a"##,
    ]
  ),
  (
    ##"""

    struct Name_166: ExpressibleByStringLiteral, Hashable { let text: String; init(stringLiteral value: String) { text = "n:" + value } }
    struct Amount_166: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var cents: Double; init(integerLiteral value: Int) { cents = Double(value) * 100 }; init(floatLiteral value: Double) { cents = value * 100 }; static func + (a: Amount_166, b: Amount_166) -> Amount_166 { var r = a; r.cents += b.cents; return r } }
    struct Many_166: ExpressibleByArrayLiteral { var items: [Int]; init(arrayLiteral elements: Int...) { items = elements } }
    struct Table_166: ExpressibleByDictionaryLiteral { var pairs: [(String, Int)]; init(dictionaryLiteral elements: (String, Int)...) { pairs = elements } }
    func cents_166(_ a: Amount_166) -> Double { a.cents }
    func answer() -> String {
      var out: [String] = []
      if let u1 = Int?.none {
        let w2: Name_166 = "a"; let w3: [Name_166: Int] = ["x": 1]; out.append("\(w2.text) \(w3["x"]!) \(w2 == "a")")
      }
      let w4: Name_166 = "b"; let w5: [Name_166: Int] = ["x": 1]; out.append("\(w4.text) \(w5["x"]!) \(w4 == "a")")
      out.append("\(sequence(first: 1) { $0 < 41 ? $0 * 2 : nil }.map { $0 })")
      out.append("\(((((31 as Any) is String) ? nil : 2)) as Any)")
      let v6 = ("hello".utf8.map { Int($0) }).split(separator: 2).map { $0.reduce(0, &+) }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"n:b 1 false"##,
      ##"[1, 2, 4, 8, 16, 32, 64]"##,
      ##"Optional(2)"##,
    ]
  ),
  (
    ##"""
    struct Countdown_188: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n <= 0 ? nil : { defer { n -= 1 }; return n }() } }
    struct Fib_188: Sequence { let limit: Int; func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { guard a < limit else { return nil }; defer { (a, b) = (b, a + b) }; return a } } }

    func answer() -> String {
      var out: [String] = []
      var n3 = 0
      outern3: for i1 in 0..<4 {
        for j2 in 0..<2 {
          if j2 == 3 { break outern3 }
          if i1 == 2 { continue }
          n3 += i1 * 10 + j2
        }
      }
      out.append("\(n3)")
      out.append("\([(String(Array("aXbX").reversed())), ("\((nil as Int?) as Any)"), (["", "hello"].joined())])")
      var v4 = ((Int?.some(4)) ?? ([5, 3, 29].filter({ $0 < 10 && $0 > 0 }).count))
      out.append("\(Array(2..<7))")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"83"##,
      ##"["XbXa", "nil", "hello"]"##,
      ##"[2, 3, 4, 5, 6]"##,
    ]
  ),
  (
    ##"""
    func order_203(_ n: Int) -> [String] { var log: [String] = []; func inner() -> Int { defer { log.append("a") }; defer { log.append("b") }; if n > 1 { defer { log.append("c") }; log.append("early"); return 1 }; for i in 0..<2 { defer { log.append("d\(i)") }; if i == n { continue }; log.append("l\(i)") }; return 2 }; log.append("r\(inner())"); return log }
    func answer() -> String {
      var out: [String] = []
      var w1 = 3; repeat { defer { w1 -= 1 }; if w1 == 2 { continue }; out.append("r\(w1)") } while w1 > 0
      var v2 = (["naïve", "aXbX"].min()).map { $0.count }
      let v3 = [(([[1, 2], [3]]).flatMap { $0 }.count), 7, 22][2]
      for i4 in ("\(22)").prefix(3) {
        if false { continue }
        var w5 = 3; repeat { defer { w5 -= 1 }; if w5 == 2 { continue }; out.append("r\(w5)") } while w5 > 0
        switch ((false ? ((Character("L")) as Character) : "q")) as Character {
        case "a"..."m":
          v2? += 1
        case "é", "z":
          if v2 != nil { v2! += 2 }
        default:
          out.append("\(((Array(repeating: 0, count: 1) + [5])).map { String($0) })")
        }
      }
      let w6 = (((v3 &+ 21)).nonzeroBitCount); do { let w6 = "inner"; out.append(w6) }; out.append("\(w6)"); let w7: Int; if w6 > 3 { w7 = 1 } else { w7 = 2 }; out.append("\(w7)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"r3"##,
      ##"r1"##,
      ##"r3"##,
      ##"r1"##,
      ##"["0", "5"]"##,
      ##"r3"##,
      ##"r1"##,
      ##"["0", "5"]"##,
      ##"inner"##,
      ##"4"##,
      ##"1"##,
    ]
  ),
  (
    ##"""
    func answer() -> String {
      var out: [String] = []
      switch ("42".enumerated().map { "\($0)\($1)" }.joined()) {
      case "":
        let v1: Int = zip(("aXbX".compactMap { $0.wholeNumberValue }), (([8, -2, 38].reduce([]) { $0 + [$1, $1] }) as [Int])).map { $0 &* $1 }.reduce(0, &+)
      case let s where s.count > 4:
        out.append("\(2.0)")
      case let s where s.hasPrefix("x"):
        out.append("\(([0.5, 2].filter { $0 > 1 }).sorted())")
      default:
        out.append(String(describing: nil as Int?))
      }
      var v2: [Int?] = (["a": 1, "b": -3].keys.sorted()).map { Int($0) }
      out.append("\(((Double([2, 6, 11].count) / 2) < (Double(15) / 4) ? 1 : 2.5))")
      out.append(String(describing: [(([0, -4, 28].max() ?? 29)), nil]))
      let v3: Double = switch 3 {
      case 0: stride(from: 0.0, through: 1, by: 0.25).reduce(0, +)
      case 1...9: 2.0
      default: [(1.0 / 3), 2, 100.25][2]
      }
      out.append("\(v3)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"nil"##,
      ##"1.0"##,
      ##"[Optional(28), nil]"##,
      ##"2.0"##,
    ]
  ),
  (
    ##"""
    final class Node_227 { var value: Int; weak var parent: Node_227?; var children: [Node_227] = []; var action: (() -> Int)?
      init(_ value: Int) { self.value = value }
      func add(_ n: Node_227) { children.append(n); n.parent = self }
      var sum: Int { value + children.map(\.sum).reduce(0, +) }
      var depth: Int { (parent?.depth ?? -1) + 1 }
    }
    func answer() -> String {
      var out: [String] = []
      out.append("\((("\(((1, "")))").last ?? (((false ? ((Character("L")) as Character) : "p")) as Character)))")
      let w1 = Node_227(3); let w2 = Node_227(3); w1.add(w2); w2.add(Node_227(0)); out.append("\(w1.sum) \(w2.children[0].depth) \(w2.parent?.value ?? -1)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##")"##,
      ##"6 2 3"##,
    ]
  ),
  (
    ##"""
    protocol Container_245 { associatedtype Item; var items: [Item] { get set }; init() }
    extension Container_245 { mutating func add(_ i: Item) { items.append(i) }; var size: Int { items.count }; subscript(i: Int) -> Item { items[i] } }
    extension Container_245 where Item: Equatable { func has(_ i: Item) -> Bool { items.contains(i) } }
    extension Container_245 where Item == String { var joined: String { items.joined(separator: "+") } }
    struct Bag_245<T>: Container_245 { var items: [T] = [] }
    struct Words_245: Container_245 { typealias Item = String; var items: [String] = ["w"] }
    func collect_245<C: Container_245>(_ t: C.Type, _ list: [C.Item]) -> C { var c = C(); for i in list { c.add(i) }; return c }
    func matching_245<A: Container_245, B: Container_245>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.items == b.items }
    struct Doc_245 { var pages: [[String]] = [["a"], ["b", "c"]]; var meta: [String: [Int]] = ["k": [1]]; var cursor = (page: 0, line: 0) }
    func altered_245(_ d: Doc_245) -> Doc_245 { var d = d; d.pages[0][0] = "A"; d.meta["k", default: []].append(2); d.meta["n", default: []] += [0]; d.cursor.line += 1; return d }
    func answer() -> String {
      var out: [String] = []
      let v1 = altered_245(Doc_245()).pages.joined().joined(separator: "")
      var v2: [Double] = [9, 0.5, 1.25].sorted()
      out.append(collect_245(Words_245.self, (v1.map(String.init))).joined)
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"w+A+b+c"##
    ]
  ),
  (
    ##"""
    protocol Sized_262 { var size_262: Int { get } }
    extension Int: Sized_262 { var size_262: Int { 1 } }
    extension String: Sized_262 { var size_262: Int { count } }
    extension Array: Sized_262 where Element: Sized_262 { var size_262: Int { reduce(0) { $0 + $1.size_262 } + 3 } }
    extension Optional: Sized_262 where Wrapped: Sized_262 { var size_262: Int { map { $0.size_262 + 100 } ?? 7 } }
    struct Twin_262<A: Sized_262, B: Sized_262>: Sized_262 { let a: A; let b: B; var size_262: Int { a.size_262 &* 10 &+ b.size_262 } }
    func size_262<T: Sized_262>(_ t: T) -> Int { t.size_262 }
    func kindOf_262<T>(_ t: T) -> String { "T" }
    func kindOf_262<T: Sized_262>(_ t: T) -> String { "sized" }
    func kindOf_262<T: Collection>(_ t: T) -> String { "collection" }
    func answer() -> String {
      var out: [String] = []
      out.append(((7, "hello")).1)
      var v1 = zip((Array(repeating: 20, count: 0)), [(-4), 100, (-9)]).map { $0 &* $1 }.reduce(0, &+)
      out.append("\((((String?.some("s")) == "Zoë") ? ((false ? 8 : 2.5)) : ([0.5, 2].reduce(1) { $0 * $1 })))")
      v1.negate()
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"hello"##,
      ##"1.0"##,
    ]
  ),
  (
    ##"""
    enum Level_277: Int, CaseIterable, Comparable { case low = 0, mid = 5, high, top = 20
      static func < (a: Level_277, b: Level_277) -> Bool { a.rawValue < b.rawValue }
      var next: Level_277 { let all = Level_277.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
    }
    enum Word_277: String, CaseIterable { case one, two = "2", three; var up: String { rawValue.uppercased() } }
    struct Grid_277 { let w: Int; var cells: [Int]; init(w: Int, h: Int) { self.w = w; cells = Array(repeating: 0, count: w * h) }
      subscript(x: Int, y: Int) -> Int { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }
      subscript(row y: Int) -> [Int] { Array(cells[y * w..<(y + 1) * w]) }
      subscript(name: String) -> Int? { name == "w" ? w : nil }
      subscript(x: Int, y: Int, default d: Int) -> Int { get { x < w && x >= 0 ? self[x, y] : d } set { if x < w { self[x, y] = newValue } } }
      static subscript(n: Int) -> Grid_277 { Grid_277(w: n, h: 1) }
    }
    func answer() -> String {
      var out: [String] = []
      var t2 = (6 % 10 + 20).trailingZeroBitCount
      let f1 = { (n: Int) -> Int in t2 &+= n; return t2 }
      out.append("\(f1(1)) \(f1(22)) \(t2)")
      out.append("\(((Array(repeating: "Zoë", count: 2)).enumerated().map { ($0, $1) }.last ?? (("été".utf8.count), "d")))")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"2 24 24"##,
      ##"(1, "Zoë")"##,
    ]
  ),
  (
    ##"""
    struct Owner_295 { var pet: Pet_295?; var pets: [Pet_295]? = nil; var age: Int! = 4 }
    struct Pet_295 { var name: String; var owner: String?; var toys: [String: Int?] = [:]; func call() -> String? { name.isEmpty ? nil : name } }
    func answer() -> String {
      var out: [String] = []
      let v1: Int = if "3.5" < "3.5" { min(27, 12345) } else if (true ? false : false) { 15 } else { [14, 1000].map({ $0 % 7 }).reduce(0, &+) }
      out.append("\(v1)")
      out.append(String(describing: (min(v1, v1)).nonzeroBitCount))
      var w2: [Int?] = [1, nil, ((((false ? "42" : nil))?.count ?? ((((["a": 2, "x": 1] as [Character: Int])) as [Character: Int])["a", default: 0])))]; w2.append(nil); let w3 = w2.compactMap { $0 }; out.append("\(w2) \(w3) \(w2[1] == nil) \(w2.count)")
      out.append("\((2.5 + 3) - (Double.pi * 4))")
      let v4 = 1e3
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"6"##,
      ##"2"##,
      ##"[Optional(1), nil, Optional(2), nil] [1, 2] true 4"##,
      ##"-7.0663706143591725"##,
    ]
  ),
  (
    ##"""
    struct Name_312: ExpressibleByStringLiteral, Hashable { let text: String; init(stringLiteral value: String) { text = "n:" + value } }
    struct Amount_312: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var cents: Double; init(integerLiteral value: Int) { cents = Double(value) * 100 }; init(floatLiteral value: Double) { cents = value * 100 }; static func + (a: Amount_312, b: Amount_312) -> Amount_312 { var r = a; r.cents += b.cents; return r } }
    struct Many_312: ExpressibleByArrayLiteral { var items: [Int]; init(arrayLiteral elements: Int...) { items = elements } }
    struct Table_312: ExpressibleByDictionaryLiteral { var pairs: [(String, Int)]; init(dictionaryLiteral elements: (String, Int)...) { pairs = elements } }
    func cents_312(_ a: Amount_312) -> Double { a.cents }
    func answer() -> String {
      var out: [String] = []
      let w1: Name_312 = "a"; let w2: [Name_312: Int] = ["x": 1]; out.append("\(w1.text) \(w2["x"]!) \(w1 == "a")")
      for i3 in stride(from: 6, through: 7, by: 1) {
        out.append("\(((["a": 1, "b": 7].merging(["a": 1, "b": 5]) { old, _ in old })["ok"] ?? 3))")
      }
      for case let i4? in [(Int("12")), nil, 8] {
        let w5: Many_312 = [1, 4]; let w6: Table_312 = ["q": 2, "p": 4]; let w7: Amount_312 = 3; out.append("\(w5.items) \(w6.pairs.map { $0.0 }) \((w7 + 0.5).cents)")
      }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"n:a 1 true"##,
      ##"3"##,
      ##"3"##,
      ##"[1, 4] ["q", "p"] 350.0"##,
      ##"[1, 4] ["q", "p"] 350.0"##,
    ]
  ),
  (
    ##"""
    func order_324(_ n: Int) -> [String] { var log: [String] = []; func inner() -> Int { defer { log.append("a") }; defer { log.append("b") }; if n > 2 { defer { log.append("c") }; log.append("early"); return 1 }; for i in 0..<2 { defer { log.append("d\(i)") }; if i == n { continue }; log.append("l\(i)") }; return 2 }; log.append("r\(inner())"); return log }
    func answer() -> String {
      var out: [String] = []
      var w1 = 3; repeat { defer { w1 -= 1 }; if w1 == 2 { continue }; out.append("r\(w1)") } while w1 > 0
      var v2 = "a"
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"r3"##,
      ##"r1"##,
    ]
  ),
  (
    ##"""
    typealias Pair_347 = (a: Int, b: String)
    typealias Op_347<T> = (T, T) -> T
    func minMax_347(_ l: [Int]) -> (low: Int, high: Int)? { guard let f = l.first else { return nil }; return l.reduce((low: f, high: f)) { (min($0.low, $1), max($0.high, $1)) } }
    func use_347(_ o: Op_347<Int>, _ a: Int) -> Int { o(a, 2) }
    enum Level_347: Int, CaseIterable, Comparable { case low = 1, mid = 5, high, top = 20
      static func < (a: Level_347, b: Level_347) -> Bool { a.rawValue < b.rawValue }
      var next: Level_347 { let all = Level_347.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
    }
    enum Word_347: String, CaseIterable { case one, two = "2", three; var up: String { rawValue.uppercased() } }
    func answer() -> String {
      var out: [String] = []
      for i1 in -2..<3 {
        let v2: Int = switch [(-8), 27, 28][2] {
        case 0: use_347({ $0 &* $1 &+ 1 }, i1)
        case 1...9: 20
        default: Level_347.high.rawValue
        }
        out.append("\(v2)")
        out.append(String(describing: "a"))
      }
      let w3: [Level_347: String] = [.low: "l", .top: (("\([7, -2, 34].map { Double($0) / 4 })").trimmingCharacters(in: .whitespaces))]; out.append("\(w3[.low]!) \(w3[((max(Level_347.top, Level_347.high)).next)] ?? "none") \((Level_347.low...Level_347.high).contains(.mid))")
      out.append(String(describing: (([1.5].first) ?? 0.5)))
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"6"##,
      ##"a"##,
      ##"6"##,
      ##"a"##,
      ##"6"##,
      ##"a"##,
      ##"6"##,
      ##"a"##,
      ##"6"##,
      ##"a"##,
      ##"l l true"##,
      ##"1.5"##,
    ]
  ),
  (
    ##"""
    enum Level_360: Int, CaseIterable, Comparable { case low = 1, mid = 5, high, top = 20
      static func < (a: Level_360, b: Level_360) -> Bool { a.rawValue < b.rawValue }
      var next: Level_360 { let all = Level_360.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
    }
    enum Word_360: String, CaseIterable { case one, two = "2", three; var up: String { rawValue.uppercased() } }
    func answer() -> String {
      var out: [String] = []
      var v1 = Level_360.high < .high
      let v2 = (String(2.5)).split(separator: "a", omittingEmptySubsequences: false).map { "<\($0)>" }
      out.append(String(describing: [([] as [Int]), ([6, 0, 0].enumerated().filter { $0.offset % 2 == 0 }.map { $0.element })]))
      out.append(String(describing: [1, nil, 3]))
      out.append("\((Level_360.allCases.filter { $0 > .low }.min()!).rawValue)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[[], [6, 0]]"##,
      ##"[Optional(1), nil, Optional(3)]"##,
      ##"5"##,
    ]
  ),
  (
    ##"""
    protocol Sized_369 { var size_369: Int { get } }
    extension Int: Sized_369 { var size_369: Int { 1 } }
    extension String: Sized_369 { var size_369: Int { count } }
    extension Array: Sized_369 where Element: Sized_369 { var size_369: Int { reduce(0) { $0 + $1.size_369 } + 0 } }
    extension Optional: Sized_369 where Wrapped: Sized_369 { var size_369: Int { map { $0.size_369 + 100 } ?? 7 } }
    struct Twin_369<A: Sized_369, B: Sized_369>: Sized_369 { let a: A; let b: B; var size_369: Int { a.size_369 &* 10 &+ b.size_369 } }
    func size_369<T: Sized_369>(_ t: T) -> Int { t.size_369 }
    func kindOf_369<T>(_ t: T) -> String { "T" }
    func kindOf_369<T: Sized_369>(_ t: T) -> String { "sized" }
    func kindOf_369<T: Collection>(_ t: T) -> String { "collection" }
    func answer() -> String {
      var out: [String] = []
      var v1 = [[1, 2], [3]]
      out.append(String(describing: size_369((Array([6, -2, 10].lazy.map { $0 &+ 1 }.filter { $0 % 2 == 0 })))))
      var t3 = (0 < 21 ? 1 : 2)
      let f2 = { [t3] in t3 &+ 1 }
      t3 = 14 * (-2)
      out.append("\(f2()) \(t3)")
      out.append("\(((((3, t3) == (12345, t3)) ? nil : 1)) as Any)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"0"##,
      ##"2 -28"##,
      ##"Optional(1)"##,
    ]
  ),
  (
    ##"""
    protocol Named_381 { var name: String { get }; func greet() -> String; func extra() -> Int }
    extension Named_381 {
      func greet() -> String { "hi " + name }
      func extra() -> Int { 1 }
      func only() -> String { "ext " + greet() }
      var short: String { String(name.prefix(3)) }
    }
    struct A_381: Named_381 { var name = "Annb"; func only() -> String { "own" } }
    struct B_381: Named_381 { let name: String; func greet() -> String { "yo " + name }; func extra() -> Int { 10 } }
    final class C_381: Named_381 { var name: String { "C" }; var short: String { "cc" }; func greet() -> String { "C" + only() }; func only() -> String { "!" } }
    func call_381(_ n: any Named_381) -> String { n.greet() + n.only() + n.short }
    func some_381(_ n: some Named_381) -> String { n.greet() + n.only() + "\(n.extra())" }
    func generic_381<N: Named_381>(_ n: [N]) -> [String] { n.map { $0.only() } }
    func answer() -> String {
      var out: [String] = []
      out.append("\(Array(Set((((Set([1, 2, 4])) as Set<Int>).sorted()))).sorted())")
      var v1 = (String("two words".sorted())).first?.wholeNumberValue
      v1 = nil
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[1, 2, 4]"##
    ]
  ),
  (
    ##"""
    protocol Sized_400 { var size_400: Int { get } }
    extension Int: Sized_400 { var size_400: Int { 1 } }
    extension String: Sized_400 { var size_400: Int { count } }
    extension Array: Sized_400 where Element: Sized_400 { var size_400: Int { reduce(0) { $0 + $1.size_400 } + 3 } }
    extension Optional: Sized_400 where Wrapped: Sized_400 { var size_400: Int { map { $0.size_400 + 100 } ?? 7 } }
    struct Twin_400<A: Sized_400, B: Sized_400>: Sized_400 { let a: A; let b: B; var size_400: Int { a.size_400 &* 10 &+ b.size_400 } }
    func size_400<T: Sized_400>(_ t: T) -> Int { t.size_400 }
    func kindOf_400<T>(_ t: T) -> String { "T" }
    func kindOf_400<T: Sized_400>(_ t: T) -> String { "sized" }
    func kindOf_400<T: Collection>(_ t: T) -> String { "collection" }
    func answer() -> String {
      var out: [String] = []
      out.append(String((kindOf_400((1.0 / 3))).suffix(4)))
      var v1: [String: Int] = ["a": 21, "b": (-7)].filter { $0.value > 2 }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"T"##
    ]
  ),
  (
    ##"""
    struct Outer_426 { struct Inner { var n = 9; enum Mode: String { case on, off; mutating func flip() { self = self == .on ? .off : .on } }; var mode = Mode.on }
      var inner = Inner(); let id: Int; private static var next = 0
      init(id: Int) { self.id = id }
      init?(text: String) { guard let n = Int(text) else { return nil }; self.init(id: n) }
      init() { Self.next += 1; self.init(id: 99) }
      init(inner: Inner, _ k: Int = 2) { self.inner = inner; id = k * inner.n }
    }
    func answer() -> String {
      var out: [String] = []
      var w1 = Outer_426(); w1.inner.n *= 2; w1.inner.mode.flip(); out.append("\(w1.inner.n) \(w1.inner.mode) \(w1.inner.mode.rawValue) \(w1.id)")
      for i2 in (([6, 1, 4].indices.map { $0 })).prefix(4) {
        if var u3 = Double("  pad ") {
          out.append("\((-(((Outer_426(text: "été")?.id ?? -5)))))")
        } else {
          var v4 = Array(stride(from: 13, through: 1, by: -4))
        }
        var w5 = Outer_426(); w5.inner.n *= 2; w5.inner.mode.flip(); out.append("\(w5.inner.n) \(w5.inner.mode) \(w5.inner.mode.rawValue) \(w5.id)")
      }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"18 off off 99"##,
      ##"18 off off 99"##,
      ##"18 off off 99"##,
      ##"18 off off 99"##,
    ]
  ),
  (
    ##"""
    @resultBuilder enum List_448 {
      static func buildExpression(_ n: Int) -> [String] { ["i\(n)"] }
      static func buildExpression(_ s: String) -> [String] { [s] }
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
      static func buildEither(first: [String]) -> [String] { ["1"] + first }
      static func buildEither(second: [String]) -> [String] { ["2"] + second }
      static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: "/") }
    }
    func list_448(@List_448 _ content: () -> String) -> String { "{" + content() + "}" }
    struct Made_448 { @List_448 var text: String { "m"; 4 }; @List_448 func of(_ n: Int) -> String { if n > 3 { "big" } else if n == 3 { n } else { "small"; n }; for i in 0..<2 { i } } }
    func answer() -> String {
      var out: [String] = []
      let v1: Double = abs((hypot(7.0, 2)))
      out.append("\(["42", "Zoë"])")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"["42", "Zoë"]"##
    ]
  ),
  (
    ##"""
    enum Level_469: Int, CaseIterable, Comparable { case low = 0, mid = 5, high, top = 20
      static func < (a: Level_469, b: Level_469) -> Bool { a.rawValue < b.rawValue }
      var next: Level_469 { let all = Level_469.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
    }
    enum Word_469: String, CaseIterable { case one, two = "2", three; var up: String { rawValue.uppercased() } }
    func answer() -> String {
      var out: [String] = []
      out.append(["a": (-8), "b": 24].keys.sorted().joined())
      let w1: [Level_469: String] = [.low: "l", .top: (String(("\("")-\((-6))").reversed()))]; out.append("\(w1[.low]!) \(w1[(max(Level_469.top, (Level_469.allCases.filter { $0 > .low }.min()!)))] ?? "none") \((Level_469.low...Level_469.high).contains(.mid))")
      var v2: String = "\(Word_469.two) \(Word_469.allCases.count)"
      out.append(String(describing: Word_469.allCases.map(\.up).joined(separator: ",")))
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"ab"##,
      ##"l 6-- true"##,
      ##"ONE,2,THREE"##,
    ]
  ),
  (
    ##"""
    func answer() -> String {
      var out: [String] = []
      var v1: [[Int]] = [(Array(Set([9, 9, 3])).sorted()), [5, -1, 26]]
      if !v1.isEmpty, !v1[0].isEmpty { v1[0][0] += 1 }
      if !v1.isEmpty, !v1[0].isEmpty { v1[0][0] += 1 }
      out.append(String(describing: [21, nil].contains(nil)))
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"true"##
    ]
  ),
  (
    ##"""
    struct Countdown_495: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n <= 0 ? nil : { defer { n -= 1 }; return n }() } }
    struct Fib_495: Sequence { let limit: Int; func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { guard a < limit else { return nil }; defer { (a, b) = (b, a + b) }; return a } } }
    struct Item_495 { var name: String; var size: Int; var inner: Inner_495 = Inner_495() }
    struct Inner_495 { var value = 7; var list = [1, 2, 8] }
    func update_495<R, V>(_ root: inout R, _ path: WritableKeyPath<R, V>, to value: V) { root[keyPath: path] = value }
    func answer() -> String {
      var out: [String] = []
      var v1: String = "naïve".lowercased()
      var n4 = 0
      outern4: for i2 in 0..<3 {
        for j3 in 0..<5 {
          if j3 == 3 { break outern4 }
          if i2 == 3 { break }
          n4 += i2 * 10 + j3
        }
      }
      out.append("\(n4)")
      if let u5 = ["3.5", "x1"].first, (nil as Double?) == 7.0 {
        v1 = ("\([1, nil, 3])")
      }
      out.append("\(Item_495(name: "naïve", size: v1.unicodeScalars.count)[keyPath: \.size])")
      if let u6 = ["42", "b,c,d"].last, Countdown_495(n: 4).contains(2) {
        let w7 = \Item_495.inner; let w8 = w7.appending(path: \.value); out.append("\(Item_495(name: "n", size: 1)[keyPath: w8])")
      }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"3"##,
      ##"5"##,
      ##"7"##,
    ]
  ),
  (
    ##"""
    struct Ring_519: RandomAccessCollection, MutableCollection { var items: [Int]; var startIndex: Int { 0 }; var endIndex: Int { items.count }; subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } } }
    func answer() -> String {
      var out: [String] = []
      if case -7...30 = (zip([2, 5, 23], [6, 4, 24]).map { $0 &* $1 }.reduce(0, &+)) {
        out.append("\([(Array([8, 4, 33].drop { $0 < 5 })), ([0, -1, 18].split(separator: 2).map { $0.reduce(0, &+) })])")
        var w1 = Ring_519(items: [3, 1, 7]); w1[0] = 8; w1.sort(); w1.swapAt(0, 2); out.append("\(w1.items) \(w1.first!) \(w1.firstIndex(of: 8) ?? -1) \(w1.enumerated().map { $0.offset * $0.element })")
      }
      var v2: Int = (((Ring_519(items: [4, 4, 30]).last ?? 0)) < ((0 ^ 24)) ? 1 : 2)
      if let u3 = ["q"].first, [1, nil, 3].contains(nil) {
        if let u4 = [0, 1, 29].last {
          v2 = (((Ring_519(items: (u3.utf8.map { Int($0) })).last ?? 0))) + 0
          v2 %= 4
        }
      } else {
        for i5 in -2..<4 {
          out.append(String(describing: ("42".split(separator: "a", omittingEmptySubsequences: false).map { "<\($0)>" }).map { Int($0) }))
        }
        v2 <<= 1
      }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##""##
    ]
  ),
  (
    ##"""
    struct Item_531 { var name: String; var size: Int; var inner: Inner_531 = Inner_531() }
    struct Inner_531 { var value = 2; var list = [1, 2, 5] }
    func update_531<R, V>(_ root: inout R, _ path: WritableKeyPath<R, V>, to value: V) { root[keyPath: path] = value }
    struct Ring_531: RandomAccessCollection, MutableCollection { var items: [Int]; var startIndex: Int { 0 }; var endIndex: Int { items.count }; subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } } }
    func answer() -> String {
      var out: [String] = []
      for (i1, e2) in (((Dictionary(["Zoë", ""].map { ($0, $0.count) }, uniquingKeysWith: +))) as [String: Int]).sorted(by: { $0.key < $1.key }) {
        out.append("\(type(of: (0.1 / 0.1)))")
      }
      var w3 = Item_531(name: ("\(((((Set([1, 2, 9])) as Set<Int>).union([0, -4, 34])) as Set<Int>).sorted())"), size: ((Ring_531(items: [1, 6, 33]).count) / 3)); update_531(&w3, \.inner.value, to: ((["naïve", "two words"].reduce(into: [String: Int]()) { $0[$1] = $1.count })["a", default: ("two words".utf8.count)])); w3[keyPath: \.size] += 1; out.append("\(w3)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"Double"##,
      ##"Double"##,
      ##"Item_531(name: "[-4, 0, 1, 2, 9, 34]", size: 2, inner: Inner_531(value: 9, list: [1, 2, 5]))"##,
    ]
  ),
  (
    ##"""
    @resultBuilder enum List_552 {
      static func buildExpression(_ n: Int) -> [String] { ["i\(n)"] }
      static func buildExpression(_ s: String) -> [String] { [s] }
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
      static func buildEither(first: [String]) -> [String] { ["1"] + first }
      static func buildEither(second: [String]) -> [String] { ["2"] + second }
      static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: ".") }
    }
    func list_552(@List_552 _ content: () -> String) -> String { "{" + content() + "}" }
    struct Made_552 { @List_552 var text: String { "m"; 4 }; @List_552 func of(_ n: Int) -> String { if n > 3 { "big" } else if n == 3 { n } else { "small"; n }; for i in 0..<2 { i } } }
    func answer() -> String {
      var out: [String] = []
      out.append("\((0..<1).map { i in (0..<2).map { j in i * j + ([30, 27, (-1)][0]) } })")
      out.append("\([(fmod(1.25, 3)), 3.75])")
      var v1: Int = ("a".map(String.init)).joined().count
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[[30, 30]]"##,
      ##"[1.25, 3.75]"##,
    ]
  ),
  (
    ##"""
    struct Doc_572 { var pages: [[String]] = [["a"], ["b", "c"]]; var meta: [String: [Int]] = ["k": [1]]; var cursor = (page: 0, line: 0) }
    func altered_572(_ d: Doc_572) -> Doc_572 { var d = d; d.pages[0][0] = "A"; d.meta["k", default: []].append(2); d.meta["n", default: []] += [5]; d.cursor.line += 1; return d }
    func answer() -> String {
      var out: [String] = []
      if case let u1? = ((([3, 1] as [Int]).first).map({ $0 &* 2 })), u1 > 3 {
        if case let u2? = [6, 2, 30].last, u2 > -1 {
          let v3 = [8, 7, 31]
          out.append("\((([true, false].map { $0 ? "T" : "F" }).min()) as Any)")
        } else {
          out.append(String(describing: (zip([6, -1, 21], 1...).map { $0.0 &* $0.1 }).last))
        }
      }
      out.append(String(describing: [0.5, 2].reduce(0, +)))
      var w4 = [Doc_572(), Doc_572()]; w4[0].pages[1][0] += "!"; w4[1].cursor.page = 2; for i in w4.indices { w4[i].meta["k"]![0] *= 3 }; out.append("\(w4.map { $0.pages[1][0] }) \(w4.map(\.cursor.page)) \(w4.map { $0.meta["k"]! })")
      out.append("\((nil as String?) as Any)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"Optional("F")"##,
      ##"2.5"##,
      ##"["b!", "b"] [0, 2] [[3], [3]]"##,
      ##"nil"##,
    ]
  ),
  (
    ##"""
    final class Counter_586 {
      var count = 0
      static var total = 0
      func bump(_ n: Int = 1) -> Int { count += n; Counter_586.total += n; return count }
      subscript(i: Int) -> Int { get { count * i } set { count = newValue + i } }
    }
    struct Holder_586 { let shared: Counter_586; var own = 0; mutating func go() { own += shared.bump() } }
    func answer() -> String {
      var out: [String] = []
      var v1: String = String(([4, 3, 40].filter({ c2 in c2 < 10 && c2 > 0 }).count) % 1000, radix: 2)
      var v3: String = ([[1, 2], [3]]).description
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##""##
    ]
  ),
  (
    ##"""
    struct Lazy_602 { var base = 5; lazy var doubled: Int = { base * 2 }(); lazy var list = (0..<base).map { $0 * 3 }
      static var made = 0; static let first: Int = { made += 1; return made * 10 }()
      static func count() -> Int { made += 1; return made } }
    func answer() -> String {
      var out: [String] = []
      switch ("  pad ".split(separator: "," ).count) as Any as? Int {
      case nil:
        var v1: String? = ("aXbX".split(separator: "l").map(String.init)).first
      case 1?:
        out.append(String(describing: [0.5, 2].map { $0 + 1 }))
      case .some(let n) where n < 0:
        out.append("\((["a": 1, "b": -1].compactMap { $0.value > 0 ? $0.value : nil }.sorted()).reduce(0, +))")
      case let n?: out.append("some \(n)")
        out.append("\("é")")
      }
      var v2 = ["a", "two words"]
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[1.5, 3.0]"##
    ]
  ),
  (
    ##"""
    final class Counter_612 {
      var count = 0
      static var total = 0
      func bump(_ n: Int = 1) -> Int { count += n; Counter_612.total += n; return count }
      subscript(i: Int) -> Int { get { count * i } set { count = newValue + i } }
    }
    struct Holder_612 { let shared: Counter_612; var own = 0; mutating func go() { own += shared.bump() } }
    func answer() -> String {
      var out: [String] = []
      if var u1 = [1, 2.25, 3].max() {
        let w2 = Counter_612(); let w3 = [w2, w2, Counter_612()]; for c in w3 { _ = c.bump() }; out.append("\(w3.map(\.count)) \(w3[0] === w3[2])")
        if case 0...19 = ((5, "été")).0 {
          u1 *= 3
          out.append("\((Array(Set(["42", "Zoë"])).sorted()).count)")
        } else {
          u1 *= 4
        }
      }
      var v4 = Counter_612().bump(7)
      let w5 = Counter_612(); var w6 = Holder_612(shared: w5); let w7 = w6; w6.go(); w6.go(); out.append("\(w5.count) \(w6.own) \(w7.own) \(w7.shared.count)")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[2, 2, 1] false"##,
      ##"2"##,
      ##"2 3 0 2"##,
    ]
  ),
  (
    ##"""
    struct Owner_627 { var pet: Pet_627?; var pets: [Pet_627]? = nil; var age: Int! = 3 }
    struct Pet_627 { var name: String; var owner: String?; var toys: [String: Int?] = [:]; func call() -> String? { name.isEmpty ? nil : name } }
    func answer() -> String {
      var out: [String] = []
      var i1 = 2
      while i1 < 4 {
        i1 += 1
        switch (([1, 1, 34].isEmpty) ? (([1: (-1), 2: i1][2]!), (["a": 1, "b": 1].keys.sorted().joined())) : (0, "none")) {
        case let (n, s) where s.count > n: out.append(s)
          var v2 = ([[1, 2], [3]]).flatMap { $0 }
        case (0, let s): out.append(s)
          out.append("\(Array((String(describing: (["q"].first))) + "z")[0])")
        case (1...9, _):
          out.append(String(describing: (Owner_627(pet: true ? Pet_627(name: "été") : nil).pet?.name.count).map({ $0 / 2 &+ 1 })))
        default:
          var v3: String = "\(type(of: (zip([3, 0, 10], [4, -3, 33]).map { $0 &* $1 }.reduce(0, &+))))"
        }
        let v4: String = (Owner_627(pet: Pet_627(name: ((Owner_627(pet: Pet_627(name: "b,c,d")).pet?.call() ?? "nobody")))).pet?.call() ?? "nobody")
      }
      var w5: [Int?] = [1, nil, 0]; w5.append(nil); let w6 = w5.compactMap { $0 }; out.append("\(w5) \(w6) \(w5[1] == nil) \(w5.count)")
      var v7: Character = "b"
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"none"##,
      ##"none"##,
      ##"[Optional(1), nil, Optional(0), nil] [1, 0] true 4"##,
    ]
  ),
  (
    ##"""
    func answer() -> String {
      var out: [String] = []
      out.append("\([0.5, 2])")
      out.append("\(type(of: (Int?.none))) \(type(of: [2, nil])) \(type(of: "aXbX"))")
      out.append("\((Array(stride(from: 17, through: 1, by: -2))).starts(with: [(([2, 2, 18].max() ?? 25))]))")
      var v1 = Double?.some(2)
      for i2 in stride(from: 4, through: 4, by: -2) {
        out.append("\((Array(repeating: 0, count: 1) + [0.5, 2]).reduce(0, +))")
        out.append("\(([3, -4, 14].sorted { abs($0 % 99) < abs($1 % 99) || (abs($0 % 99) == abs($1 % 99) && $0 < $1) }).indices.count)")
      }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[0.5, 2.0]"##,
      ##"Optional<Int> Array<Optional<Int>> String"##,
      ##"false"##,
      ##"2.5"##,
      ##"3"##,
    ]
  ),
  (
    ##"""
    func order_661(_ n: Int) -> [String] { var log: [String] = []; func inner() -> Int { defer { log.append("a") }; defer { log.append("b") }; if n > 3 { defer { log.append("c") }; log.append("early"); return 1 }; for i in 0..<2 { defer { log.append("d\(i)") }; if i == n { continue }; log.append("l\(i)") }; return 2 }; log.append("r\(inner())"); return log }
    func answer() -> String {
      var out: [String] = []
      if let u1 = ["two words", "naïve"].last, false {
        var v2: Character = "é"
      } else {
        let v3: String = "\(((false ? (1, "👍🏽ok") : (0, "none"))))"
        var w4 = 3; repeat { defer { w4 -= 1 }; if w4 == 2 { continue }; out.append("r\(w4)") } while w4 > 0
      }
      switch (16, (true || false)) {
      case (0, _):
        var w5 = 3; repeat { defer { w5 -= 1 }; if w5 == 2 { continue }; out.append("r\(w5)") } while w5 > 0
      case (let n, true) where n > 5:
        var w6 = 3; repeat { defer { w6 -= 1 }; if w6 == 2 { continue }; out.append("r\(w6)") } while w6 > 0
      case (...0, false):
        let w7 = (zip(((Array(repeating: 0, count: 0) + [100])), [7, 2, 27]).map { $0 &* $1 }.reduce(0, &+)); do { let w7 = "inner"; out.append(w7) }; out.append("\(w7)"); let w8: Int; if w7 > 3 { w8 = 1 } else { w8 = 2 }; out.append("\(w8)")
      case (_, true):
        let w9 = 14; do { let w9 = "inner"; out.append(w9) }; out.append("\(w9)"); let w10: Int; if w9 > 3 { w10 = 1 } else { w10 = 2 }; out.append("\(w10)")
      case (_, false):
        var v11 = (order_661(4)).last
      }
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"r3"##,
      ##"r1"##,
      ##"r3"##,
      ##"r1"##,
    ]
  ),
  (
    ##"""
    struct Version_679: Comparable, Hashable { var major: Int; var minor = 0; static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) } }
    struct Loose_679: Hashable { var id: Int; var note: String; static func == (a: Loose_679, b: Loose_679) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
    enum Tag_679: Hashable, Comparable { case low, value(Int), text(String) }
    func answer() -> String {
      var out: [String] = []
      out.append("\((Version_679(major: 1)...Version_679(major: 2)).contains((max(([(Version_679(major: 3)), (Version_679(major: 1)), (Version_679(major: 3))].sorted()[1]), ([(Version_679(major: 1)), (Version_679(major: 1)), (Version_679(major: 1))].sorted()[1]))))) \((Version_679(major: 0, minor: 5)))")
      var v1: Set<Int> = Set([1, 7, 35])
      var i2 = 4
      repeat {
        i2 += 2
        out.append("\(v1.insert(2).inserted)")
      } while i2 < 7
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"false Version_679(major: 0, minor: 5)"##,
      ##"true"##,
      ##"false"##,
    ]
  ),
  (
    ##"""
    func answer() -> String {
      var out: [String] = []
      for (i1, e2) in (((["a": 1, "b": 9].mapValues { $0 &+ 1 })) as [String: Int]).sorted(by: { $0.key < $1.key }) {
        func g3(_ a: Int?, _ b: String?) -> String {
          defer { out.append("end") }
          guard let a, a > 0 else { return "no a" }
          guard let b = b, !b.isEmpty else { return "no b \(a)" }
          return b + "\(a)"
        }
        out.append(g3([2, -3, 4].first, (true ? "a" : nil)))
      }
      var v4: (Int, String) = ((zip(["aXbX", "a"], [9, 9, 1]).map { "\($0)\($1)" }).enumerated().map { ($0, $1) }.last ?? ((([2, -3, 0].max() ?? 0)), "d"))
      v4 = ((([2, 0, 10].sorted(by: >)).reduce(into: 0) { $0 += $1 }), ("\(((Set([1, 2, 4])) as Set<Int>).sorted())"))
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"end"##,
      ##"a2"##,
      ##"end"##,
      ##"a2"##,
    ]
  ),
  (
    ##"""
    struct Calc_711 {
      var value = 1
      func add(_ x: Int) -> String { "i\(value + x)" }
      func add(_ x: Double) -> String { "d\(Double(value) + x)" }
      func add(_ x: String) -> String { "s" + x }
      func add(_ x: Int?) -> String { "o" }
      func add(x: Int, times n: Int = 4) -> String { "n\(x * n)" }
      func add(_ xs: Int..., end: String = ".") -> String { xs.map { "\($0)" }.joined() + end }
      func each(_ f: (Int) -> Int) -> String { "f\(f(value))" }
      func each(_ f: (Int) -> String) -> String { "g" + f(value) }
      static func of(_ n: Int) -> Calc_711 { Calc_711(value: n) }
      static func of(_ s: String) -> Calc_711 { Calc_711(value: s.count) }
    }
    func answer() -> String {
      var out: [String] = []
      var v1: Double = (2.5).rounded(.toNearestOrEven)
      out.append(String(describing: ((["a": 1, "b": 7].isEmpty) ? [1, 2] : [0.5, 2])))
      if case -6...15 = stride(from: 0, to: 12, by: 2).reduce(0, +) {
        for (i2, e3) in (((["a": 1, "b": 4].filter { $0.value > 1 })) as [String: Int]).sorted(by: { $0.key < $1.key }) {
          out.append("\((([7, 2, 28].isEmpty) ? [1, 2] : [4, 0.1, 0.1]))")
        }
      }
      v1 = ((Array([3, 7, 30].reversed())).reduce(0.5) { $0 + Double($1) })
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[0.5, 2.0]"##
    ]
  ),
  (
    ##"""
    struct Outer_725 { struct Inner { var n = 8; enum Mode: String { case on, off; mutating func flip() { self = self == .on ? .off : .on } }; var mode = Mode.on }
      var inner = Inner(); let id: Int; private static var next = 0
      init(id: Int) { self.id = id }
      init?(text: String) { guard let n = Int(text) else { return nil }; self.init(id: n) }
      init() { Self.next += 1; self.init(id: 99) }
      init(inner: Inner, _ k: Int = 2) { self.inner = inner; id = k * inner.n }
    }
    func answer() -> String {
      var out: [String] = []
      var w1 = Outer_725(); w1.inner.n *= 2; w1.inner.mode.flip(); out.append("\(w1.inner.n) \(w1.inner.mode) \(w1.inner.mode.rawValue) \(w1.id)")
      out.append(([] as [Int]).map(String.init).joined(separator: "+"))
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"16 off off 99"##,
      ##""##,
    ]
  ),
  (
    ##"""
    struct Flags_740: OptionSet { let rawValue: Int; static let a = Flags_740(rawValue: 1), b = Flags_740(rawValue: 1 << 1), c = Flags_740(rawValue: 4); static let ab: Flags_740 = [.a, .b] }

    func answer() -> String {
      var out: [String] = []
      var v1: [String: Int] = (Dictionary(grouping: ["ABC", "naïve"], by: { String($0.prefix(1)) }).mapValues { $0.count }).mapValues { $0 &+ 1 }
      out.append(String(describing: (0..<1).map { i in (0..<2).map { j in i * j + (([6, -2, 39].max() ?? 7)) } }))
      out.append("\((String?.some("s")) as Any)")
      out.append("\(([.a, .c] as Flags_740))")
      return out.joined(separator: "⏎")
    }
    """##,
    [
      ##"[[39, 39]]"##,
      ##"Optional("s")"##,
      ##"Flags_740(rawValue: 5)"##,
    ]
  ),
]
