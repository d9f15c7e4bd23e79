// --- an index out of range ---
#Preview {
  let names = ["a", "b"]
  Text(names[2])
  //   ^~~~~~~~ error: index 2 is out of range
  //            hint: the collection has 2 elements
}
// --- a closure without arguments that uses one ---
#Preview {
  VStack { Text("a \($0)") }
  //       ^~~~~~~~~~~~~~~ error: this closure uses '$0', but takes no arguments
}
// --- an array of too many elements ---
#Preview {
  let many = Array(repeating: 0, count: 10_000_000_000)
  //         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 10000000000 elements are more than the limit of 5000000
  //                                                    hint: raise the limit with --step-limit
  Text("\(many)")
}
// --- a missing value unwrapped ---
#Preview {
  let name: String? = nil
  Text(name!)
  //   ^~~~~ error: unexpectedly found nil while unwrapping an optional
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
  //                           ^ error: operator '*' cannot be applied to 'Double' and 'Int'
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
//                              ^~~~~~~ error: calls are nested more than 1000 levels deep
//                                      hint: check for endless recursion, or raise the limit with --depth-limit
#Preview {
  Text("\(endless(0))")
}
// --- wrong labels ---
#Preview {
  Text("a").layoutPriority(value: 1)
  //        ^~~~~~~~~~~~~~ error: no overload of 'layoutPriority' accepts the arguments (value:)
  //                       hint: declared: 'layoutPriority(_:)'
}
// --- the overloads with the labels of the call come first ---
#Preview {
  Text("a").frame(10, 20, height: 5)
  //        ^~~~~ error: no overload of 'frame' accepts the arguments (_:_:height:)
  //              hint: declared: 'frame(width:height:alignment:)', 'frame(minDepth:maxDepth:alignment:)', 'frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)'
}
// --- the description of a sequence that is represented by its elements ---
#Preview {
  let reversed = [1, 2].reversed()
  Text("\(reversed.count)")
  Text("\(reversed)")
  //      ^~~~~~~~ error: the description of a 'ReversedCollection<Array<Int>>' is not supported
  //               hint: write 'Array(…)' around the value
}
// --- the end of a value that cannot be copied ---
struct Resource: ~Copyable {
  let name: String
  deinit { print(name) }
}
#Preview {
  let resource = Resource(name: "a")
  //             ^~~~~~~~~~~~~~~~~~~ error: 'deinit' is not supported: the end of a value that cannot be copied is not followed
  Text("a")
}
// --- a calendar whose dates are not Gregorian ---
#Preview {
  let calendar = Calendar(identifier: .hebrew)
  //             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: dates of the calendar 'hebrew' are computed as Gregorian dates
  Text("\(calendar.firstWeekday)")
}
