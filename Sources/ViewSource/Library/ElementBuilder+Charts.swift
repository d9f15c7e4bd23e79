/// `ForEach` in the content of a chart, whose stand-in is a module in plain Swift.
extension ElementBuilder {
  /// Returns the chart content of a closure for each element, or nil outside of a chart's content.
  ///
  /// SwiftUI's `ForEach` is chart content where its closure's result is.
  func chartContent(of elements: [Value]) throws(Fault) -> Value? {
    guard let builder = evaluator.currentBuilder, builder.name == "ChartContentBuilder",
      case .function(let function) = closure, let loop = evaluator.program.sharedType(named: "_ForEachContent")
    else { return nil }
    let build = FunctionValue(
      function.target, builder: ResultBuilder(type: builder, evaluator: evaluator, location: builder.location))
    var parts: [Value] = []
    for element in elements { parts.append(try evaluator.call(build, [element], expecting: .any)) }
    return try evaluator.construct(.declared(loop), named: "init", [.array(parts)])
  }
}
