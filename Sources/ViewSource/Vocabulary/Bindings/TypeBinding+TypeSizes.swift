import PlumblineLayout

/// The minimum and maximum Dynamic Type size, or nil if there is none.
struct TypeSizeLimits: Sendable {
  /// The minimum size.
  let lowerBound: DynamicTypeSize?
  /// The maximum size.
  let upperBound: DynamicTypeSize?
}

extension TypeBinding where T == TypeSizeLimits {
  /// A range of Dynamic Type sizes.
  static var typeSizes: TypeBinding {
    TypeBinding(
      type: .range(.native("DynamicTypeSize")),
      read: { value, _ in
        guard case .range(let range) = value else { return nil }
        func size(_ bound: RangeValue.BoxedBound?) -> DynamicTypeSize? {
          if case .native(let native)? = bound?.value { native.payload as? DynamicTypeSize } else { nil }
        }
        let all = DynamicTypeSize.allCases
        let greatest = size(range.upper).map { size in
          let index = all.firstIndex(of: size) ?? 0
          return all[max(range.isClosed ? index : index - 1, 0)]
        }
        return TypeSizeLimits(lowerBound: size(range.lower), upperBound: greatest)
      },
      write: { _ in .void })
  }
}
