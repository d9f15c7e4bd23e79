// --- a path without a return ---
func shade(_ level: Int) -> String {
//   ^~~~~ error: missing return in 'shade', which returns 'String'
  if level == 0 {
    return "light"
  } else if level == 1 {
    return "dark"
  }
}
#Preview { Text(shade(0)) }
// --- a guard that falls through ---
func first(_ names: [String]) -> String {
  guard let name = names.first else {
//^~~~~ error: the body of 'guard' must not fall through
//      hint: leave the scope by 'return' or 'throw'
    print("none")
  }
  return name
}
#Preview { Text(first(["a"])) }
// --- a switch without a case ---
enum Phase { case idle, loading(Double), failed }
func title(_ phase: Phase) -> String {
  switch phase {
//^~~~~~ error: 'switch' must be exhaustive
//       hint: missing: .failed
  case .idle: return "idle"
  case .loading(let part): return "\(part)"
  }
}
#Preview { Text(title(.idle)) }
// --- a changed constant ---
struct Cart {
  var prices: [Int] = []
  mutating func add(_ price: Int) { prices.append(price) }
}
#Preview {
  let cart = Cart()
  let _ = cart.add(3)
//        ^~~~ error: a constant cannot be changed
//             hint: declare it with 'var'
  Text("\(cart.prices.count)")
}
// --- a method that changes its structure ---
struct Board {
  var scores = [1]
  func add(_ score: Int) { scores.append(score) }
//                         ^~~~~~ error: 'self' cannot be changed here
//                                hint: mark the method with 'mutating'
}
#Preview {
  let board = Board()
  let _ = board.add(2)
  Text("\(board.scores.count)")
}
// --- a property that an initializer leaves out ---
final class Screen {
  let title: String
  var subtitle: String
  init(title: String) { self.title = title }
//^~~~ error: 'subtitle' of 'Screen' has no value after its initializer
}
#Preview { Text(Screen(title: "a").title) }
// --- a misspelt type of a property ---
struct City { var name: String }
struct Tour { var cities: [Citty] = [] }
//                         ^~~~~ error: cannot find type 'Citty'
//                               hint: did you mean 'City'?
#Preview { Text("\(Tour().cities.count)") }
// --- a misspelt type of a variable ---
#Preview {
  let name: Strng = "a"
//          ^~~~~ error: cannot find type 'Strng'
//                hint: did you mean 'String'?
  Text("\(name)")
}
// --- a misspelt type of a parameter ---
struct Account { var name: String }
func label(_ account: Acount) -> String { account.name }
//                    ^~~~~~ error: cannot find type 'Acount'
//                           hint: did you mean 'Account'?
#Preview { Text(label(Account(name: "a"))) }
// --- a property that is declared twice ---
struct Album {
  var seconds = [1]
  var length: Int { seconds.count }
  var length: String { "long" }
//    ^~~~~~ error: 'Album' declares 'length' twice
}
#Preview { Text("\(Album().seconds.count)") }
// --- a method that overrides without a word ---
class Vehicle { func describe() -> String { "vehicle" } }
class Bike: Vehicle { func describe() -> String { "bike" } }
//                         ^~~~~~~~ error: 'describe' overrides a method of the superclass
//                                  hint: mark it with 'override'
#Preview { Text(Bike().describe()) }
// --- a member that a protocol demands ---
protocol Store {
  func load() -> [String]
  func delete(_ id: Int)
}
struct Notes: Store {
//     ^~~~~ error: 'Notes' does not conform to 'Store': 'delete' is missing
  func load() -> [String] { ["a"] }
}
#Preview { Text(Notes().load()[0]) }
