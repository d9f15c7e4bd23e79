// --- a type from elsewhere that a figure needs ---
struct Chart: View {
  let engine = PlotEngine(points: 3)
  //           ^~~~~~~~~~ error: cannot find type 'PlotEngine'
  var body: some View { Text(engine.title) }
}
#Preview { Chart() }
// --- a statement that asks a type from elsewhere ---
final class Model: ObservableObject {
  var count = 1
  init() { Analytics.shared.start() }
  //       ^~~~~~~~~ warning: cannot find type 'Analytics'
  //                 hint: the statement is skipped
}
struct Shown: View {
  @StateObject private var model = Model()
  var body: some View { Text("\(model.count)") }
}
#Preview { Shown() }
// --- a misspelt type of the program's own ---
struct Account { var name = "a" }
struct Holder: View {
  let account = Acount()
  //            ^~~~~~ error: cannot find type 'Acount'
  //                   hint: did you mean 'Account'?
  var body: some View { Text("b") }
}
#Preview { Holder() }
// --- the branch that is not taken is not run ---
#Preview {
  let list: [Int] = []
  let first = list.isEmpty ? nil : list[0]
  Text("\(list[first ?? 3])")
  //      ^~~~~~~~~~~~~~~~ error: index 3 is out of range
  //                       hint: the collection is empty
}
