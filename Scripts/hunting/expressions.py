"""Random expressions of a type.

A template is Swift with holes: «Int» is an expression of that type, «Int,Int=>Bool» a closure, «1..9» an integer
literal in a range, «a|b|c» one of several texts.
"""
import re

WORDS = ["", "a", "Zoë", "hello", "two words", "été", "x1", "ABC", "b,c,d", "  pad ", "naïve", "42", "3.5", "👍🏽ok", "aXbX"]
KEYS = ["a", "b", "k", "name", "ok"]

T = {}


def table(text):
    for line in text.strip().splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        type, template = line.split(":: ", 1)
        T.setdefault(type.strip(), []).append(template.strip())


table("""
Int:: «1..9» + «1..9» * «-9..9» - «Int» / «2..5»
Int:: «Int» - «1..9» * 2 &+ 3 << 1 & 0xFF
Double:: «1..9» / 2 + «DoubleLiteral» * «1..5» - 1
Bool:: «1..9» + «1..9» > «1..20» && «Int» < 4 || «Bool»
String:: "\\(type(of: «Int?»)) \\(type(of: «[Int?]»)) \\(type(of: «String»))"
Int:: «Int» + «Int»
Int:: «Int» - «Int»
Int:: «Int» * «-4..6»
Int:: «Int» / «1..9»
Int:: «Int» % «1..9»
Int:: ((«Int» as Int) &+ «Int»)
Int:: ((«Int» as Int) &* «Int»)
Int:: («Int» & «0..255»)
Int:: («Int» | «0..64»)
Int:: («Int» ^ «Int»)
Int:: («Int» >> «0..5»)
Int:: («Int» &<< «0..3»)
Int:: (-(«Int»))
Int:: abs(«Int» % 100)
Int:: min(«Int», «Int»)
Int:: max(«Int», «Int», «Int»)
Int:: («Int»).signum()
Int:: («Bool» ? «Int» : «Int»)
Int:: ((«Int?» ?? «Int») as Int)
Int:: «String».count
Int:: «[Int]».count
Int:: «[String]».count
Int:: «[Int]».reduce(0, +)
Int:: «[Int]».reduce(«0..3») { $0 &+ $1 &* 2 }
Int:: («[Int]».max() ?? «Int»)
Int:: («[Int]».min() ?? -1)
Int:: («[Int]».first ?? 0)
Int:: («[Int]».firstIndex(of: «Int») ?? -1)
Int:: («[Int]».lastIndex(where: «Int=>Bool») ?? -1)
Int:: «[Int]».filter(«Int=>Bool»).count
Int:: Int(«Double».rounded())
Int:: Int(«Double»)
Int:: (Int(«String») ?? «Int»)
Int:: «[String:Int]».values.reduce(0, +)
Int:: «[String:Int]»[«Key», default: «Int»]
Int:: («[String:Int]»[«Key»] ?? «-3..3»)
Int:: «Set<Int>».count
Int:: «String».utf8.count
Int:: «String».unicodeScalars.count
Int:: «[Int]».reduce(into: 0) { $0 += $1 }
Int:: («Int» < «Int» ? 1 : 2)
Int:: [«Int», «Int», «Int»][«0..2»]
Int:: («Int», «Int»).«0|1»
Int:: («String».firstIndex(of: "«a|b|l»").map { s in 1 } ?? 0)
Int:: Int(UInt8(truncatingIfNeeded: «Int»))
Int:: Int(Int8(truncatingIfNeeded: «Int»))
Int:: («Int»).quotientAndRemainder(dividingBy: «2..7»).remainder
Int:: { (a: Int) -> Int in a &+ «1..9» }(«Int»)
Int:: (if «Bool» { «Int» } else { «Int» })#block
Int:: («Int».isMultiple(of: «2..4») ? «Int» : 0)
Int:: [«Int», «Int»].map(«Int=>Int»).reduce(0, &+)
Int:: «[[Int]]».flatMap { $0 }.count
Int:: «[[Int]]».map(\\.count).reduce(0, +)
Int:: «Int».nonzeroBitCount
Int:: («Int» % 10 + 20).trailingZeroBitCount
Int:: (1...«1..6»).reduce(1, *)
Int:: stride(from: 0, to: «3..20», by: «1..4»).reduce(0, +)
Int:: «(Int,String)».0
Int:: («String?»?.count ?? «Int»)
Int:: Swift.max(«Int», «Int»)
Int:: («Character».wholeNumberValue ?? «-2..9»)
Int:: «[String]».joined().count
Int:: «String».split(separator: «","|"l"|" "» ).count
Int:: «[Character:Int]»["«a|l|x»", default: 0]
Int:: zip(«[Int]», «[Int]»).map { $0 &* $1 }.reduce(0, &+)
Int:: «[Int]».enumerated().map { $0.offset &* $0.element }.reduce(0, &+)
Int:: «[Int]».prefix(«0..3»).reduce(0, &-)
Int:: «[Int]».indices.count
Int:: (0..<«1..5»).map { $0 * $0 }.last!
Int:: [1: «Int», 2: «Int»][«1..2»]!
Int:: («Int» as Any as? Int ?? «Int»)
Int:: (try? «Int»#throwing) ?? 0#no
Double:: «Double» + «Double»
Double:: «Double» - «Double»
Double:: «Double» * «Double»
Double:: «Double» / «1..9»
Double:: «Double» / «DoubleLiteral»
Double:: «Double» + «1..9»
Double:: «1..9» * «Double»
Double:: Double(«Int»)
Double:: Double(«Int») / «2..7»
Double:: «1..9» / Double(«3..9»)
Double:: (-(«Double»))
Double:: abs(«Double»)
Double:: («Double» * 4).rounded() / 4
Double:: («Double»).rounded(.«up|down|toNearestOrEven|towardZero|awayFromZero|toNearestOrAwayFromZero»)
Double:: abs(«Double»).squareRoot()
Double:: min(«Double», «Double»)
Double:: max(«Double», «1..9»)
Double:: («Bool» ? «Double» : «Double»)
Double:: («Bool» ? «1..9» : «Double»)
Double:: ((«Double?» ?? «Double») as Double)
Double:: ((«Double?» ?? «0..9») as Double)
Double:: «[Double]».reduce(0, +)
Double:: «[Double]».reduce(1) { $0 * $1 }
Double:: («[Double]».max() ?? 0)
Double:: «[Double]».map { $0 * 2 }.reduce(0, +)
Double:: «[Int]».map(Double.init).reduce(0, +) / «1..4»
Double:: «[Int]».reduce(0) { $0 + Double($1) / 2 }
Double:: «[Int]».reduce(0.5) { $0 + Double($1) }
Double:: (Double(«String») ?? «Double»)
Double:: «Double».truncatingRemainder(dividingBy: «2..7»)
Double:: sqrt(abs(«Double»))
Double:: pow(«Double», 2)
Double:: floor(«Double»)
Double:: ceil(«Double») / 2
Double:: 1 / «DoubleLiteral» * «1..9»
Double:: [«Double», «1..9», «Double»][«0..2»]
Double:: ([1, 2.5, «1..9»] as [Double])[«0..2»]
Double:: Double(«[Int]».count) / 2
Double:: { $0 * «DoubleLiteral» }(«Double»)
Double:: fmod(«Double», 3)
Double:: stride(from: 0.0, through: 1, by: 0.25).reduce(0, +)
Double:: («Double» < «Double» ? 1 : 2.5)
Double:: Double.pi * «1..4»
Double:: («Double», «Double»).«0|1»
Double:: hypot(«Double», «1..9»)
Bool:: «Int» < «Int»
Bool:: «Int» == «Int»
Bool:: «Int» >= «-9..9»
Bool:: «Double» > «Double»
Bool:: «Double» <= «1..9»
Bool:: «String» == «String»
Bool:: «String» < «String»
Bool:: !(«Bool»)
Bool:: («Bool» && «Bool»)
Bool:: («Bool» || «Bool»)
Bool:: («Bool» ? «Bool» : «Bool»)
Bool:: «String».isEmpty
Bool:: «[Int]».isEmpty
Bool:: «[Int]».contains(«Int»)
Bool:: «[Int]».contains(where: «Int=>Bool»)
Bool:: «[Int]».allSatisfy(«Int=>Bool»)
Bool:: «String».hasPrefix("«a|h|ab»")
Bool:: «String».hasSuffix("«a|o|c»")
Bool:: «String».contains("«a|l| »")
Bool:: «Int?» == nil
Bool:: «Int?» != «Int»
Bool:: «String?» == «String»
Bool:: «Int?» == «Int?»
Bool:: («-9..0»...«1..9»).contains(«Int»)
Bool:: («-9..0»..<«1..9») ~= «Int»
Bool:: «Set<Int>».contains(«Int»)
Bool:: «Set<Int>».isSubset(of: «Set<Int>»)
Bool:: «Set<Int>».isDisjoint(with: «[Int]»)
Bool:: «[Int]» == «[Int]»
Bool:: «[String]».contains(«String»)
Bool:: («Int», «String») < («Int», «String»)
Bool:: («Int», «Int») == («Int», «Int»)
Bool:: «Character».isLetter
Bool:: «Character».isNumber
Bool:: «Character» < «Character»
Bool:: «[String:Int]»[«Key»] == nil
Bool:: «[Int]».starts(with: [«Int»])
Bool:: «[Int]».elementsEqual(«[Int]»)
Bool:: «[Int]».lexicographicallyPrecedes(«[Int]»)
Bool:: («Int» as Any) is «Int|String|Double»
Bool:: «Double».isZero
Bool:: («Double» / «0..2»).isFinite
Bool:: «Int».isMultiple(of: «2..5»)
Bool:: «String?»?.isEmpty ?? «Bool»
Bool:: («Int?» ?? 0) > 1
Bool:: «[String:Int]».isEmpty
Bool:: «[String:Int]» == «[String:Int]»
Bool:: «[Int?]».contains(nil)
Bool:: «Double?» == «Double»
Character:: (a «String».first ?? "«x|y»")#a
Character:: («String».first ?? "«x|y»")
Character:: («String».last ?? «Character»)
Character:: («Bool» ? «Character» : "«p|q»")
Character:: Array(«String» + "z")[0]
Character:: («String».max() ?? "«x|y»")
Character:: Character(«"w"|"é"|"1"»)
String:: «String» + «String»
String:: "\\(«Int»)"
String:: "\\(«Double»)"
String:: "\\(«String»)-\\(«Int»)"
String:: "\\(«Bool») \\(«Character»)"
String:: "\\(«[Int]»)"
String:: "\\(«[String]»)"
String:: "\\(«(Int,String)»)"
String:: String(«Int»)
String:: String(«Double»)
String:: String(«Bool»)
String:: String(«Character»)
String:: String(«Int» % 1000, radix: «2|8|16|36»)
String:: String(repeating: "«a|-|xy|é»", count: «0..4»)
String:: String(«String».reversed())
String:: String(«String».prefix(«0..4»))
String:: String(«String».suffix(«0..4»))
String:: String(«String».dropFirst())
String:: String(«String».dropLast(«0..2»))
String:: «String».uppercased()
String:: «String».lowercased()
String:: «[String]».joined(separator: "«,|-|»")
String:: «[String]».joined()
String:: «[Int]».map { "\\($0)" }.joined(separator: "«/|»")
String:: «[Int]».map(String.init).joined(separator: "+")
String:: («String?» ?? «String»)
String:: («[String]».first ?? «String»)
String:: («[String]».max() ?? "")
String:: («Bool» ? «String» : «String»)
String:: String(«String».filter { $0.isLetter })
String:: String(«String».map { $0 == "«a|l»" ? "«b|_»" : $0 })
String:: String(«String».sorted())
String:: «String».split(separator: «","|"l"|" "»).joined(separator: "|")
String:: «String».replacingOccurrences(of: "«a|l|o»", with: "«X||zz»")
String:: «String».trimmingCharacters(in: .whitespaces)
String:: «String».capitalized
String:: «String».components(separatedBy: "«,| |l»").joined(separator: "·")
String:: «(Int,String)».1
String:: String(describing: «Int?»)
String:: String(describing: «[Int]»)
String:: "\\(«Int?» as Any)"
String:: String(describing: «String?»)
String:: "\\(«[Int?]»)"
String:: "\\(String(describing: «Double?»))"
String:: «[String:Int]».keys.sorted().joined()
String:: «[String:Int]».sorted { $0.key < $1.key }.map { "\\($0.key)=\\($0.value)" }.joined(separator: ",")
String:: «[String:Int]».map { $0.key + "\\($0.value)" }.sorted().joined()
String:: "\\(«Set<Int>».sorted())"
String:: String(format: "%d|%5d|%03d", «Int», «Int», «Int» % 100)
String:: String(format: "%.«0..4»f", «Double»)
String:: String(format: "%@ %x", «String», «0..900»)
String:: String(format: "%«5..9».2f|%-6d|", «Double», «0..99»)
String:: "\\(«Int»)".padding(toLength: «3..6», withPad: "«.|*»", startingAt: 0)
String:: «[String]».map { $0.uppercased() }.description
String:: «[String]».debugDescription
String:: «String».debugDescription
String:: "\\(type(of: «Int»))"
String:: "\\(type(of: «Double»))"
String:: "\\(type(of: «[Int]»))"
String:: "\\(type(of: «Int?»))"
String:: String(Array(«String»).reversed())
String:: «String».enumerated().map { "\\($0)\\($1)" }.joined()
String:: «[Double]».description
String:: "\\(«[Double]».map { $0 / 2 })"
String:: "\\(«[Int]».map { Double($0) / 4 })"
String:: {«Int»#}#no
String:: «String» + String(«Character»)
String:: («String».isEmpty ? "empty" : «String»)
String:: "\\((«Int»)...(«Int» &+ 0))"#no
String:: "\\(0..<«1..9»)"
String:: "\\(«Int» > «Int» ? "yes" : "no")"
String:: (switch «Int» % 3 { case 0: «String»; case 1: "one"; default: "other" })#block
String:: «[[Int]]».description
String:: "\\(Dictionary(grouping: «[Int]», by: { $0 % 2 == 0 }).mapValues(\\.count).sorted { $0.value < $1.value || ($0.value == $1.value && $0.key) }.map { "\\($0.key)\\($0.value)" })"
String:: «Int».description
String:: «Double».description
[Int]:: [«Int», «Int», «Int»]
[Int]:: [«Int»]
[Int]:: []
[Int]:: «[Int]» + «[Int]»
[Int]:: «[Int]».map(«Int=>Int»)
[Int]:: «[Int]».filter(«Int=>Bool»)
[Int]:: «[Int]».sorted()
[Int]:: «[Int]».sorted(by: >)
[Int]:: «[Int]».sorted { abs($0 % 99) < abs($1 % 99) || (abs($0 % 99) == abs($1 % 99) && $0 < $1) }
[Int]:: Array(«[Int]».reversed())
[Int]:: Array(«[Int]».dropFirst())
[Int]:: Array(«[Int]».prefix(«0..3»))
[Int]:: Array(«[Int]».suffix(2))
[Int]:: Array(«0..3»..<«3..8»)
[Int]:: (1...«1..5»).map { $0 * «1..5» }
[Int]:: «[String]».map { $0.count }
[Int]:: «[String]».map(\\.count)
[Int]:: «[String]».compactMap { Int($0) }
[Int]:: «[Int?]».compactMap { $0 }
[Int]:: «[[Int]]».flatMap { $0 }
[Int]:: Array(«[[Int]]».joined())
[Int]:: Array(repeating: «Int», count: «0..3»)
[Int]:: (Array(repeating: 0, count: «0..2») + [«Int»])
[Int]:: «Set<Int>».sorted()
[Int]:: «[String:Int]».values.sorted()
[Int]:: «[String:Int]».compactMap { $0.value > «0..3» ? $0.value : nil }.sorted()
[Int]:: Array(stride(from: «10..20», through: 1, by: -«2..5»))
[Int]:: «String».compactMap { $0.wholeNumberValue }
[Int]:: (zip(«[Int]», «[Int]»).map { $0 &- $1 } as [Int])
[Int]:: (zip(«[Int]», 1...).map { $0.0 &* $0.1 } as [Int])
[Int]:: «[Int]».enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
[Int]:: «[Int]».indices.map { $0 }
[Int]:: Array(«[Int]».drop { $0 < «0..5» })
[Int]:: Array(«[Int]».prefix { $0 < «0..5» })
[Int]:: («[Int]».isEmpty ? «[Int]» : «[Int]»)
[Int]:: «[Int]».reduce(into: [Int]()) { $0.insert($1, at: 0) }
[Int]:: «[Int]».reduce([]) { $0 + [$1, $1] }
[Int]:: «[Int]».reduce(into: []) { $0.append($1 &* 2) }
[Int]:: [1, 2, 3, 4].shuffled().sorted()
[Int]:: Array(«[Int]».lazy.map { $0 &+ 1 }.filter { $0 % 2 == 0 })
[Int]:: Array(Set(«[Int]»)).sorted()
[Int]:: «String».utf8.map { Int($0) }
[Int]:: «[Int]».split(separator: «0..3»).map { $0.reduce(0, &+) }
[Int]:: sequence(first: 1) { $0 < «20..90» ? $0 * 2 : nil }.map { $0 }
[String]:: [«String», «String»]
[String]:: [«String», «String», «String»]
[String]:: «[String]» + [«String»]
[String]:: «[String]».map(«String=>String»)
[String]:: «[String]».filter { !$0.isEmpty }
[String]:: «[String]».sorted()
[String]:: «[String]».sorted { $0.count < $1.count || ($0.count == $1.count && $0 < $1) }
[String]:: «[Int]».map { String($0) }
[String]:: «[Int]».map { "n\\($0)" }
[String]:: «String».map { String($0) }
[String]:: «String».map(String.init)
[String]:: «String».split(separator: «","|" "|"l"»).map(String.init)
[String]:: «String».components(separatedBy: «","|" "|"l"»)
[String]:: Array(Set(«[String]»)).sorted()
[String]:: «[String]».enumerated().map { "\\($0.offset):\\($0.element)" }
[String]:: «[String:Int]».keys.sorted()
[String]:: zip(«[String]», «[Int]»).map { "\\($0)\\($1)" }
[String]:: «[Bool]».map { $0 ? "T" : "F" }
[String]:: Array(repeating: «String», count: «0..2»)
[String]:: «String».split(separator: "«a|,»", omittingEmptySubsequences: false).map { "<\\($0)>" }
[String]:: «String».split(separator: "«a|,|l»", maxSplits: 1).map(String.init)
[Double]:: [«Double», «Double»]
[Double]:: [«1..9», «DoubleLiteral», «Double»]
[Double]:: [«DoubleLiteral», «1..9»]
[Double]:: [1, 2, «Double»]
[Double]:: «[Double]».map { $0 * «2..4» }
[Double]:: «[Double]».map { $0 + 1 }
[Double]:: «[Int]».map { Double($0) }
[Double]:: «[Int]».map { Double($0) * 0.5 }
[Double]:: «[Double]».sorted()
[Double]:: (Array(repeating: 0, count: «0..2») + «[Double]» as [Double])
[Double]:: Array(stride(from: 0, to: 1, by: 0.25))
[Double]:: stride(from: 1.5, through: «3..6», by: «0.5|1|0.75»).map { $0 }
[Double]:: «[Double]».filter { $0 > «0..3» }
[Double]:: ((«Bool» ? [1, 2] : «[Double]») as [Double])
[Bool]:: [«Bool», «Bool»]
[Bool]:: «[Int]».map { $0 > «0..4» }
[Int?]:: [«Int?», nil, «Int»]
[Int?]:: [«Int», nil]
[Int?]:: «[String]».map { Int($0) }
[[Int]]:: [«[Int]», «[Int]»]
[[Int]]:: «[Int]».map { [$0, $0 &+ 1] }
[[Int]]:: «[[Int]]».map { $0.sorted() }
[[Int]]:: (0..<«1..3»).map { i in (0..<2).map { j in i * j + «Int» } }
[[Int]]:: [[], [«Int»]]
Int?:: Int(«String»)
Int?:: «[Int]».first
Int?:: «[Int]».last
Int?:: «[Int]».max()
Int?:: «[Int]».firstIndex(of: «Int»)
Int?:: «[Int]».first(where: «Int=>Bool»)
Int?:: «[String:Int]»[«Key»]
Int?:: («Bool» ? «Int» : nil)
Int?:: «Int?».map { $0 &+ 1 }
Int?:: «Int?».map(«Int=>Int»)
Int?:: «Int?».flatMap { $0 > «0..4» ? $0 &* 2 : nil }
Int?:: «String?»?.count
Int?:: «Int» as Int?
Int?:: nil as Int?
Int?:: ((«Int?» ?? «Int?») as Int?)
Int?:: «Character».wholeNumberValue
Int?:: «String?».flatMap { Int($0) }
Int?:: «String?».map { $0.count }
Int?:: Int?.some(«Int»)
Int?:: Int?.none
Int?:: Optional(«Int»)
Int?:: «[Int]».min { $0 > $1 }
Int?:: Int(exactly: «Double»)
Int?:: «Int» as Any as? Int
Int?:: «String».first?.wholeNumberValue
Int?:: [«Int?», nil].compactMap { $0 }.first
String?:: «[String]».first
String?:: («Bool» ? «String» : nil)
String?:: «String?»?.uppercased()
String?:: «Int?».map { "v\\($0)" }
String?:: «[String]».first { $0.count > 1 }
String?:: «[String]».last
String?:: nil as String?
String?:: [1: "one", 2: "two"][«1..3»]
String?:: «[String]».min()
Double?:: Double(«String»)
Double?:: «[Double]».first
Double?:: («Bool» ? «Double» : nil)
Double?:: («Bool» ? nil : «1..9»)
Double?:: «Int?».map { Double($0) / 2 }
Double?:: «[Double]».max()
[String:Int]:: ["a": «Int», "b": «Int»]
[String:Int]:: ["k": «Int»]
[String:Int]:: [:]
[String:Int]:: «[String:Int]».mapValues { $0 &+ 1 }
[String:Int]:: «[String:Int]».filter { $0.value > «0..3» }
[String:Int]:: «[String:Int]».merging(["a": «Int», "z": 1]) { $0 &+ $1 }
[String:Int]:: «[String:Int]».merging(«[String:Int]») { old, _ in old }
[String:Int]:: Dictionary(uniqueKeysWithValues: zip(["x", "y", "a"], «[Int]»))
[String:Int]:: Dictionary(«[String]».map { ($0, $0.count) }, uniquingKeysWith: +)
[String:Int]:: «[String]».reduce(into: [:]) { $0[$1, default: 0] += 1 }
[String:Int]:: «[String]».reduce(into: [String: Int]()) { $0[$1] = $1.count }
[String:Int]:: Dictionary(grouping: «[String]», by: { String($0.prefix(1)) }).mapValues { $0.count }
[String:Int]:: «[String:Int]».compactMapValues { $0 > 0 ? $0 : nil }
[Character:Int]:: «String».reduce(into: [:]) { $0[$1, default: 0] += 1 }
[Character:Int]:: Dictionary(grouping: «String», by: { $0 }).mapValues(\\.count)
Set<Int>:: Set(«[Int]»)
Set<Int>:: [«Int», «Int», «Int»]
Set<Int>:: «Set<Int>».union(«[Int]»)
Set<Int>:: «Set<Int>».intersection(«Set<Int>»)
Set<Int>:: «Set<Int>».subtracting([«Int», 1, 2])
Set<Int>:: «Set<Int>».symmetricDifference(«Set<Int>»)
Set<Int>:: «Set<Int>».filter { $0 > 0 }
Set<Int>:: Set(«[Int]».map { $0 % «2..5» })
(Int,String):: («Int», «String»)
(Int,String):: («Bool» ? («Int», «String») : (0, "none"))
(Int,String):: («[String]».enumerated().map { ($0, $1) }.last ?? («Int», "d"))
""")

SPELLED = {"[String:Int]": "[String: Int]", "(Int,String)": "(Int, String)", "[Character:Int]": "[Character: Int]"}
BASIC = ["Int", "Int", "Int", "Double", "Double", "String", "String", "Bool", "[Int]", "[String]", "[Double]", "Int?",
         "String?", "Double?", "[String:Int]", "Set<Int>", "(Int,String)", "Character", "[[Int]]", "[Int?]"]
PRINTED = [t for t in BASIC if t not in ("[String:Int]", "Set<Int>")]

HOLE = re.compile(r"«([^«»]*)»")


def spelled(type):
    return SPELLED.get(type, type)


def leaf(scope, type, is_safe):
    """Returns a variable or literal of a type; `is_safe` requests one whose type is known without context."""
    names = scope.named(type)
    if names and scope.chance(0.6):
        return scope.pick(names)
    if type == "Int":
        return str(scope.int(-9, 30)) if scope.chance(0.85) else str(scope.pick([0, 1, 100, 1000, 0x1F, 12345]))
    if type in ("Double", "DoubleLiteral"):
        return scope.pick(["0.5", "1.25", "2.0", "3.75", "0.1", "10.0", "1e3", "0.3", "2.5", "7.0", "1.0 / 3", "100.25"]
                          if type == "Double" else ["0.5", "1.25", "2.0", "3.5", "0.1", "4.0"])
    if type == "String":
        return '"' + scope.pick(WORDS) + '"'
    if type == "Key":
        return '"' + scope.pick(KEYS) + '"'
    if type == "Bool":
        return scope.pick(["true", "false"])
    if type == "Character":
        text = '"' + scope.pick("abzL1é") + '"'
        return f"Character({text})" if is_safe else text
    if type == "Int?":
        return scope.pick(["nil as Int?", "Int?.some(4)", 'Int("12")', "([3, 1] as [Int]).first"])
    if type == "String?":
        return scope.pick(["nil as String?", 'String?.some("s")', '["q"].first'])
    if type == "Double?":
        return scope.pick(["nil as Double?", "Double?.some(2)", 'Double("1.5")'])
    if type == "[Int]":
        return f"[{scope.int(0, 9)}, {scope.int(-5, 9)}, {scope.int(0, 40)}]"
    if type == "[String]":
        return '["' + scope.pick(WORDS) + '", "' + scope.pick(WORDS) + '"]'
    if type == "[Double]":
        return scope.pick(["[0.5, 2]", "[1, 2.25, 3]", "[1.5]", "([1, 2] as [Double])"])
    if type == "[Bool]":
        return "[true, false]"
    if type == "[Int?]":
        return "[1, nil, 3]"
    if type == "[[Int]]":
        return "[[1, 2], [3]]"
    if type == "[String:Int]":
        return '["a": 1, "b": %d]' % scope.int(-4, 9)
    if type == "[Character:Int]":
        return '(["a": 2, "x": 1] as [Character: Int])'
    if type == "Set<Int>":
        return "Set([1, 2, %d])" % scope.int(0, 9)
    if type == "(Int,String)":
        return '(%d, "%s")' % (scope.int(0, 9), scope.pick(WORDS))
    options = scope.producers.get(type)
    if options:
        return fill(scope, options[0], 0)
    raise KeyError(type)


def closure(scope, signature, depth):
    """Returns a closure expression of a type such as `Int=>Bool`, in one of several forms."""
    inputs, output = signature.split("=>")
    inputs = inputs.split(",")
    mark = scope.inner()
    if scope.chance(0.5):
        names = [f"${i}" for i in range(len(inputs))]
        head = ""
    else:
        names = [scope.name("c") for _ in inputs]
        head = ", ".join(names) + " in "
    hidden = scope.variables[:]
    for name, type in zip(names, inputs):
        scope.add(name, type)
    # A nested closure could not use `$0` of this one, so bodies are flat.
    body = flat(scope, output, names, inputs)
    scope.variables[:] = hidden
    scope.leave(mark)
    return "{ " + head + body + " }"


def flat(scope, output, names, inputs):
    n = names[0]
    if inputs[0] == "Int" and output == "Int":
        return scope.pick([f"{n} &* 2", f"{n} / 2 &+ 1", f"{n} % 7", f"-({n} / 2)", f"{n} > 3 ? {n} : 0", f"{n} &+ {leaf(scope, 'Int', True)}"])
    if inputs[0] == "Int" and output == "Bool":
        return scope.pick([f"{n} > 2", f"{n} % 2 == 0", f"{n} != {leaf(scope, 'Int', True)}", f"[1, 2, 3].contains({n})", f"{n} < 10 && {n} > 0"])
    if inputs[0] == "String" and output == "String":
        return scope.pick([f"{n} + \"!\"", f"{n}.uppercased()", f"\"<\\({n})>\"", f"String({n}.reversed())", f"{n}.isEmpty ? \"none\" : {n}"])
    if len(inputs) == 2:
        m = names[1]
        return scope.pick([f"{n} &+ {m}", f"{n} &* {m} &- 1", f"max({n}, {m})"])
    return leaf(scope, output, True)


def fill(scope, template, depth):
    """Returns a template with its holes filled."""
    def one(match):
        hole = match.group(1)
        if "=>" in hole:
            return closure(scope, hole, depth)
        bounds = re.fullmatch(r"(-?\d+)\.\.(-?\d+)", hole)
        if bounds:
            value = scope.int(int(bounds[1]), int(bounds[2]))
            return str(value) if value >= 0 else f"({value})"
        if "|" in hole:
            return scope.pick(hole.split("|"))
        return expression(scope, hole, depth, in_operand=True)

    return HOLE.sub(one, template)


def expression(scope, type, depth=2, in_operand=False):
    """Returns an expression of a type, nested at most `depth` deep."""
    own = scope.producers.get(type, [])
    if type in ("Key", "DoubleLiteral") or depth <= 0 or (scope.chance(0.2) and not own):
        text = leaf(scope, type, in_operand)
    else:
        if own and scope.chance(0.35):
            template = scope.pick(own)
        else:
            options = T.get(type) or own
            template = scope.pick(options)
            while "#" in template:
                template = scope.pick(options)
        text = fill(scope, template, depth - 1)
    if in_operand and not re.fullmatch(r'[\w.]+|"[^"\\]*"|\[[^\[\]]*\]', text):
        text = f"({text})"
    if in_operand and (type in ("Set<Int>", "Character", "[Character:Int]") or re.search(r"\[:?\]", text)):
        if text not in scope.named(type):
            text = f"({text} as {spelled(type)})"
    return text
