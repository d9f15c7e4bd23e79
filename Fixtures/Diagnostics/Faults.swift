// --- an index out of range ---
#Preview {
  let names = ["a", "b"]
  Text(names[2])
  //   ^~~~~~~~ error: index 2 is out of range
  //            hint: the array has 2 elements
}
// --- a missing value unwrapped ---
#Preview {
  let name: String? = nil
  Text(name!)
  //   ^~~~~ error: found nil while unwrapping an optional
}
// --- a division by zero ---
#Preview {
  let count = 0
  Text("\(10 / count)")
  //         ^ error: division by zero
}
// --- an overflow ---
#Preview {
  let big = Int.max
  Text("\(big + 1)")
  //          ^ error: arithmetic overflow
}
// --- numbers of two types ---
#Preview {
  let count = 2
  let width = 1.5
  Text("a").frame(width: width * count)
  //                           ^ error: operator '*' does not take 'Double' and 'Int'
  //                             hint: convert one of them: Double(…) or Int(…)
}
// --- an integer where a length is expected ---
#Preview {
  let count = 2
  Text("a").padding(count)
  //        ^~~~~~~ error: 'padding' takes a 'Double or EdgeInsets or Edge.Set' here, not an 'Int'
}
// --- endless calls ---
func endless(_ n: Int) -> Int { endless(n + 1) }
//                              ^~~~~~~ error: calls nest more than 1000 deep
//                                      hint: raise the limit with --depth-limit, if they end at all
#Preview {
  Text("\(endless(0))")
}
// --- wrong labels ---
#Preview {
  Text("a").layoutPriority(value: 1)
  //        ^~~~~~~~~~~~~~ error: no 'layoutPriority' takes the arguments (value:)
  //                       hint: there is 'layoutPriority(_:)'
}
