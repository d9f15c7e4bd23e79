// --- a misspelt modifier ---
#Preview {
  Text("a").paddding(4)
  //        ^~~~~~~~ error: unknown modifier 'paddding'
  //                 hint: did you mean 'padding'?
}
// --- every misspelt modifier of a chain ---
#Preview {
  Text("a").paddding(4).fontt(.title)
  //        ^~~~~~~~ error: unknown modifier 'paddding'
  //                 hint: did you mean 'padding'?
  //                    ^~~~~ error: unknown modifier 'fontt'
  //                          hint: did you mean 'font'?
}
// --- a misspelt view, and another ---
#Preview {
  Circel()
//^~~~~~ error: cannot find type 'Circel'
//       hint: did you mean 'Circle'?
  Txet("a")
//^~~~ error: cannot find type 'Txet'
//     hint: did you mean 'Text'?
}
// --- a misspelt variable ---
#Preview {
  let width = 10.0
  Text("a").frame(width: widht)
  //                     ^~~~~ error: cannot find 'widht'
}
// --- a misspelt colour ---
#Preview {
  Text("a").foregroundColor(.bleu)
  //                         ^~~~ error: cannot find '.bleu' in 'Color'
  //                              hint: did you mean 'blue'?
}
