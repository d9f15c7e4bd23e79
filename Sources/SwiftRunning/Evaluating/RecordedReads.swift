/// The properties of objects that some code has read.
struct RecordedReads {
  /// The objects and the names of their properties, each once.
  private(set) var list: [(object: Instance, property: String)] = []

  /// Notes that a property is read.
  mutating func note(_ property: String, of object: Instance) {
    if !list.contains(where: { $0.object === object && $0.property == property }) { list.append((object, property)) }
  }
}

extension Evaluator {
  /// Runs code, and calls a function once when a property that the code has read is about to change.
  ///
  /// The properties are those of classes with `@Observable` that observation does not ignore.
  ///
  /// Source: Apple, `withObservationTracking(_:onChange:)`.
  package func tracking<Result>(
    _ body: () throws(Fault) -> Result, onChange: @escaping () -> Void
  ) throws(Fault) -> Result {
    let outer = recordedReads
    recordedReads = RecordedReads()
    defer { recordedReads = outer }
    let result = try body()
    var numbers: [Int] = []
    for read in recordedReads?.list ?? [] where isTracked(read.property, of: read.object) {
      let number = observe(read.property, of: read.object) { [self] withOldValue in
        guard !numbers.isEmpty else { return }
        for number in numbers { stopObserving(number) }
        numbers = []
        withOldValue(onChange)
      }
      numbers.append(number)
    }
    return result
  }

  private func isTracked(_ property: String, of object: Instance) -> Bool {
    let layout = program.layout(of: object.type)
    guard let index = layout.indices[property] else { return false }
    return program.conforms(object.type, to: "Observable") && program.isObserved(layout.fields[index])
  }
}
