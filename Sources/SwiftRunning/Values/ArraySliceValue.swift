/// A slice of an array, which keeps the indices of the array.
package struct ArraySliceValue {
  /// The index of the first element in the array.
  package let start: Int
  /// The elements.
  package var values: [Value]

  /// The name of the type.
  package static let typeName = "ArraySlice"
}

extension Value {
  /// Returns a slice of an array by its elements and the index of the first.
  package static func slice(_ values: [Value], from start: Int) -> Value {
    .native(ArraySliceValue.typeName, ArraySliceValue(start: start, values: values))
  }

  /// The value as a slice, or nil for any other value.
  package var arraySlice: ArraySliceValue? {
    guard case .native(let native) = self, native.type == ArraySliceValue.typeName else { return nil }
    return native.payload as? ArraySliceValue
  }

  /// The value itself, or the array with the elements of a slice.
  package var wholeArray: Value { arraySlice.map { .array($0.values) } ?? self }

  /// Whether the value is an array or a slice.
  var isArray: Bool { if case .array = self { true } else { arraySlice != nil } }

  /// The index of the first element of an array or a slice.
  var firstIndex: Int { arraySlice?.start ?? 0 }
}

extension Vocabulary {
  /// Adds the members of slices that depend on the index of their first element.
  mutating func addSlices() {
    type(ArraySliceValue.typeName, parents: ["Array"])
    rawProperty(ArraySliceValue.typeName, "startIndex") { value, _ in .int(value.firstIndex) }
    rawProperty(ArraySliceValue.typeName, "endIndex") { value, _ in
      .int(value.firstIndex + (value.arraySlice?.values.count ?? 0))
    }
    rawProperty(ArraySliceValue.typeName, "indices") { value, _ in
      let start = value.firstIndex
      return .range(
        RangeValue(.int(start), .int(start + (value.arraySlice?.values.count ?? 0)), isClosed: false))
    }
    for (name, isLast) in [("firstIndex", false), ("lastIndex", true)] {
      for (isFunction, parameter) in [
        (false, ParameterShape.value("of").expecting(.element)), (true, .function("where", to: .bool)),
      ] {
        raw(ArraySliceValue.typeName, name, [parameter]) { value, call throws(Fault) in
          let values = value.arraySlice?.values ?? []
          for index in isLast ? Array(values.indices.reversed()) : Array(values.indices) {
            let isFound =
              isFunction
              ? try call.holds(0, [values[index]])
              : try call.evaluator.areEqual(values[index], call.value(0), at: call.location)
            if isFound { return .int(value.firstIndex + index) }
          }
          return .none
        }
      }
    }
  }
}
