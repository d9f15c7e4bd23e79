// --- a call that can throw without try ---
func number() throws -> Int { 1 }
#Preview {
  let n = number()
  //      ^~~~~~ error: 'number' can throw an error, but the call is not marked with 'try'
  Text("\(n)")
}
// --- a method that can throw in a closure under try ---
struct Reader { func value(_ n: Int) throws -> Int { n } }
#Preview {
  let all = try? [1, 2].map { Reader().value($0) }
  //                                   ^~~~~ error: 'value' can throw an error, but the call is not marked with 'try'
  Text("\(all ?? [])")
}
// --- a decoder without try ---
#Preview {
  let all = JSONDecoder().decode([Int].self, from: Data("[1]".utf8))
  //                      ^~~~~~ error: 'decode' can throw an error, but the call is not marked with 'try'
  Text("\(all)")
}
// --- try where nothing handles the errors ---
func number() throws -> Int { 1 }
func twice() -> Int { try number() * 2 }
//                    ^~~~~~~~~~~~ error: errors thrown from here are not handled
//                                 hint: handle them with 'do' and 'catch', or mark the function 'throws'
#Preview { Text("\(twice())") }
// --- clauses that do not catch every error ---
enum Failure: Error { case small }
func number() throws -> Int { 1 }
func text() -> String {
  do { return "\(try number())" } catch Failure.small { return "small" }
  //             ^~~~~~~~~~~~ error: errors thrown from here are not handled
  //                          hint: handle them with 'do' and 'catch', or mark the function 'throws'
}
#Preview { Text(text()) }
// --- await in a function that is not asynchronous ---
func load() async -> Int { 1 }
func twice() -> Int { await load() * 2 }
//                    ^~~~~~~~~~~~ error: 'await' in a function that is not asynchronous
//                                 hint: mark it with 'async'
#Preview { Text("\(twice())") }
// --- a private property ---
struct Counter { private var count = 1 }
#Preview {
  Text("\(Counter().count)")
  //                ^~~~~ error: 'count' of 'Counter' is private and cannot be used here
}
// --- a private method ---
final class Store { private func load() -> Int { 1 } }
#Preview {
  Text("\(Store().load())")
  //              ^~~~ error: 'load' of 'Store' is private and cannot be used here
}
// --- a private static constant ---
enum Limits { private static let most = 3 }
#Preview {
  Text("\(Limits.most)")
  //             ^~~~ error: 'most' of 'Limits' is private and cannot be used here
}
// --- a property that only its type may set ---
struct Counter { private(set) var count = 1 }
#Preview {
  var counter = Counter()
  counter.count = 2
  //      ^~~~~ error: 'count' of 'Counter' is private and cannot be set here
  Text("\(counter.count)")
}
// --- a private initializer ---
final class Store { static let shared = Store(); private init() {} }
#Preview {
  let store = Store()
  //          ^~~~~~~ error: 'init' of 'Store' is private and cannot be used here
  Text("\(store === Store.shared)")
}
// --- a memberwise initializer with a private property ---
struct Row: View {
  private var width: Double
  var title: String
  var body: some View { Text(title).frame(width: width) }
}
#Preview {
  VStack { Row(width: 2, title: "a") }
  //       ^~~~~~~~~~~~~~~~~~~~~~~~~ error: the initializer of 'Row' is private, because its property 'width' is
  //                                 hint: declare an initializer, or the property without 'private'
}
// --- a constant with a value that is set again ---
struct Box { let width = 1 }
#Preview {
  var box = Box()
  box.width = 3
  //  ^~~~~ error: a constant cannot be changed
  //        hint: declare it with 'var'
  Text("\(box.width)")
}
// --- a constant with a value that an initializer sets ---
struct Box {
  let width = 1
  init(width: Int) { self.width = width }
  //                      ^~~~~ error: a constant cannot be changed
  //                            hint: declare it with 'var'
}
#Preview { Text("\(Box(width: 2).width)") }
// --- a constant of an object ---
final class Box { let width: Int; init(width: Int) { self.width = width } }
#Preview {
  let box = Box(width: 1)
  box.width = 3
  //  ^~~~~ error: a constant cannot be changed
  //        hint: declare it with 'var'
  Text("\(box.width)")
}
