"""Programs that show the static types of random expressions, by a generic function that shows the type of its argument."""
import re

from choice import Scope
from expressions import fill

DECLARATIONS = """
func typeName¤<T>(_ value: T) -> String { "\\(T.self)" }
struct Box¤<T> { var value: T; func map<U>(_ change: (T) -> U) -> Box¤<U> { Box¤<U>(value: change(value)) }; var list: [T] { [value] }; var maybe: T? { value }; func zipped<U>(_ other: Box¤<U>) -> Box¤<(T, U)> { Box¤<(T, U)>(value: (value, other.value)) } }
extension Box¤ where T == Int { var half: Double { Double(value) / 2 }; var kind: String { "whole" } }
extension Box¤ where T: Collection { var count: Int { value.count }; var head: T.Element? { value.first } }
enum Choice¤<A, B> { case left(A), right(B); var left: A? { if case .left(let a) = self { a } else { nil } }; var right: B? { if case .right(let b) = self { b } else { nil } } }
protocol Source¤ { associatedtype Item; var items: [Item] { get }; func make() -> Item? }
extension Source¤ { var head: Item? { items.first }; func all() -> [Item] { items }; var pairs: [(Int, Item)] { items.enumerated().map { ($0.offset, $0.element) } } }
struct Numbers¤: Source¤ { var items = [1.5, 2]; func make() -> Double? { items.last } }
struct Words¤: Source¤ { let items: [String]; func make() -> String? { nil } }
struct User¤ { var name = "n"; var age: Int? = 3; var tags: [String] = []; var best: Box¤<Double>? = nil; var scores: [String: Double] = [:]; static let standard = User¤(); func next(_ n: Int) -> User¤? { n > 0 ? self : nil } }
func same¤<T>(_ a: T, _ b: T) -> [T] { [a, b] }
func pair¤<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func apply¤<T, U>(_ value: T, _ change: (T) -> U) -> U { change(value) }
func maybe¤<T>(_ value: T) -> T? { value }
func lift¤<T, U>(_ change: @escaping (T) -> U) -> ([T]) -> [U] { { $0.map(change) } }
func chosen¤(_ n: Int) -> Int { n }
func chosen¤(_ n: Double) -> String { "d" }
func chosen¤(_ n: String) -> [Int] { [1] }
"""

PROBES = """
«Int» + «1..9»
«1..9» / «2..5»
«1..9» * «DoubleLiteral»
«Double» / «1..9»
[«1..9», «DoubleLiteral»]
[«Int», nil]
[«String», nil].compactMap { $0 }
[«String»: «1..9»]
[«1..9»: [«String»]]
[[«1..9»], []]
(«1..9», «String»)
(a: «Double», b: [«Int»])
«Bool» ? «1..9» : «DoubleLiteral»
«Bool» ? «Int» : nil
«Bool» ? [«1..9»] : []
«Int?» ?? «1..9»
«Double?» ?? «1..9»
«Int?»
«Int?».map { $0 + 1 }
«Int?».map { Double($0) / 2 }
«String?»?.count
«String?»?.first
«String?».flatMap { Int($0) }
«Int?» == nil
«[Int]».first
«[Int]».map { $0 * 2 }
«[Int]».map { Double($0) * 0.5 }
«[Int]».map { "\\($0)" }
«[Int]».map { ($0, "\\($0)") }
«[Int]».map { [$0] }
«[Int]».map { Optional($0) }
«[Int]».map(String.init)
«[Int]».map { $0 > 2 ? $0 : nil }
«[Int]».filter { $0 > «1..5» }
«[Int]».sorted { $0 > $1 }
«[Int]».reduce(0, +)
«[Int]».reduce(0.5) { $0 + Double($1) }
«[Int]».reduce("") { $0 + "\\($1)" }
«[Int]».reduce(into: [String: Int]()) { $0["\\($1)", default: 0] += 1 }
«[Int]».max()
«[Int]».min { $0 < $1 }
«[Int]».first { $0 > 1 }
«[Int]».contains(«1..5»)
«[Int]».compactMap { $0 > 1 ? "\\($0)" : nil }
«[Int]».flatMap { [$0, $0] }
«[Int]».firstIndex(of: «1..5»)
«[Int]».isEmpty
«[Int]».count { $0 > 1 }
«[Int]».allSatisfy { $0 > 0 }
«[Int]».randomElement()
«[String]».map(\\.count)
«[String]».map { $0.first }
«[String]».compactMap { $0.first }
«[String]».compactMap(Int.init)
«[String]».joined(separator: ",")
«[String]».map { Int($0) }
«[String]».map { $0.split(separator: "a").count }
«[String]».sorted()
«[String]».max { $0.count < $1.count }
«[String]».last?.uppercased()
«[String]».enumerated().map { $0.offset }
«[String]».enumerated().map { "\\($0.offset)\\($0.element)" }
«[[Int]]».map { $0.reduce(0, +) }
«[[Int]]».flatMap { $0 }
«[[Int]]».first?.first
«[[Int]]».map(\\.first)
zip(«[Int]», «[String]»).map { $0.0 }
zip(«[Int]», «[String]»).map { ($1, $0) }
Array(zip(«[Int]», «[String]»))
Array(«[Int]».enumerated())
Array(«String»)
Array(0..<«1..5»)
(0..<«1..5»).map { $0 }
(1...«2..5»).map { Double($0) }
stride(from: 0, to: 1, by: 0.25).map { $0 }
«[String:Int]»["a"]
«[String:Int]»["a", default: «1..9»]
«[String:Int]».map { $0.key }
«[String:Int]».mapValues { Double($0) }
«[String:Int]».mapValues { "\\($0)" }
«[String:Int]».sorted { $0.key < $1.key }
«[String:Int]».filter { $0.value > 1 }
«[String:Int]».first?.value
«[String:Int]».max { $0.value < $1.value }?.key
«[String:Int]».compactMapValues { $0 > 1 ? "\\($0)" : nil }
Dictionary(grouping: «[Int]») { $0 % 2 }
Dictionary(grouping: «[String]», by: \\.count)
Dictionary(uniqueKeysWithValues: «[Int]».enumerated().map { ($0.offset, $0.element) })
Set(«[Int]»)
Set(«[Int]».map { $0 % 2 })
Set(«[String]»).union(["z"])
«Set<Int>».map { $0 + 1 }
«String».count
«String».map { $0 }
«String».uppercased()
«String».first
«String» + "x"
«String».contains("a")
«String».isEmpty
Int(«String»)
Double(«Int»)
String(«Int»)
Int("\\(«Int»)") ?? «1..9»
{ «1..9» }()
{ (n: Int) in n * 2 }(«Int»)
{ (n: Int) in Double(n) }
{ [$0, $0 + 1] }(«Int»)
Box¤(value: «Int»)
Box¤(value: «String»).value
Box¤(value: «Int»).map { Double($0) }
Box¤(value: «Int»).map { "\\($0)" }.value
Box¤(value: «Int»).map { [$0] }.value.first
Box¤(value: «Int»).list
Box¤(value: «Int»).maybe
Box¤(value: «Int»).half
Box¤(value: [«Int»]).count
Box¤(value: [«Int»]).head
Box¤(value: «String»).zipped(Box¤(value: «Int»))
Box¤(value: «String»).zipped(Box¤(value: «Int»)).value.1
Box¤<Double>(value: «1..9»)
[Box¤(value: «Int»), Box¤(value: 2)].map(\\.value)
[Box¤(value: «Int»)].map { $0.half }
Choice¤<Int, String>.left(«Int»)
Choice¤<Int, String>.left(«Int»).left
Choice¤<Int, String>.left(«Int»).right
Numbers¤().head
Numbers¤().make()
Numbers¤().all()
Numbers¤().pairs
Words¤(items: «[String]»).head
Words¤(items: «[String]»).pairs.first?.1
Words¤(items: «[String]»).make()
User¤().age
User¤().age.map { $0 + 1 } ?? 0
User¤().name.count
User¤().tags.first
User¤().best?.value
User¤().best?.map { "\\($0)" }
User¤().scores["a"]
User¤().scores.values.max()
User¤.standard.next(«1..9»)?.tags
User¤.standard.next(1)?.next(«1..9»)?.age
[User¤()].map(\\.age)
[User¤()].compactMap(\\.age)
[User¤()].map(\\.tags.count)
[User¤()].first?.best?.value
same¤(«Int», 2)
same¤(«1..9», «DoubleLiteral»)
same¤(«Int», nil)
pair¤(«1..9», «String»)
pair¤(«Int?», [«Double»]).1.first
apply¤(«Int») { "\\($0)" }
apply¤(«[Int]») { $0.first }
apply¤(«String», { $0.count })
maybe¤(«Int»)
maybe¤(«[Int]»)?.count
lift¤ { (n: Int) in "\\(n)" }(«[Int]»)
chosen¤(«Int»)
chosen¤(«DoubleLiteral»)
chosen¤(«String»)
chosen¤(«1..9»)
«Int» < «Int»
!«Bool»
-«Double»
-«Int»
abs(«Double»)
max(«1..9», «Int»)
min(«1..9», «DoubleLiteral»)
«Int» as Any
«Int» as? Int
(«Int» as Any) as? String
«Int» is Int
Optional(«1..9»)
Int?.none
[Int]()
[String: [Int]]()
«(Int,String)».0
«(Int,String)»
«Int».description
«Double».rounded()
Int(«Double»)
«Int».isMultiple(of: 2)
[1: "a"].map { ($0.key, $0.value) }
try? Int(«String»)
"\\(«Int»)"
0..<«1..9»
("a" as Character)
Float(«Int»)
Int64(«1..9»)
UInt8(«1..9») &+ 1
Int64(«1..9») * 2
Float(«1..9») / 2
Decimal(«1..9»)
Date(timeIntervalSince1970: «1..9»)
URL(string: "a")
"""


def program(seed, number, size=10, depth=1):
    """Returns a program whose function shows the types of expressions."""
    scope = Scope(f"types {seed}", number)
    probes = [line for line in PROBES.strip().splitlines()]
    lines = []
    for index in range(size):
        probe = probes[(number * size + index) % len(probes)].replace("¤", f"_{number}")
        lines.append(f"  out.append(typeName_{number}({fill(scope, probe, depth)}))")
    code = DECLARATIONS.strip().replace("¤", f"_{number}")
    body = "\n".join(lines)
    return f'{code}\nfunc program_{number}() -> String {{\n  var out: [String] = []\n{body}\n  return out.joined(separator: "⏎")\n}}'


def head():
    """Returns the declarations of a file of expressions, and the line that ends them."""
    return DECLARATIONS.strip().replace("¤", "_") + "\n---\n"


def kept(number, code, text, shown):
    """Returns the expressions of a program with their types, one a line; a mark before those that Plumbline gives another type."""
    expressions = re.findall(rf"^  out\.append\(typeName_{number}\((.*)\)\)$", code, re.MULTILINE)
    types, own = text.split("⏎"), (shown or "").split("⏎")
    lines = []
    for index, (expression, type) in enumerate(zip(expressions, types)):
        mark = "" if index < len(own) and own[index] == type else "! "
        lines.append(f"{mark}{expression}\t{type}\n".replace(f"_{number}", "_"))
    return "".join(lines)
