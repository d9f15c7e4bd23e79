import PlumblineLayout

extension TypeBinding where T == Path {
  /// A closure that receives an empty path to add elements to.
  static var drawing: TypeBinding {
    TypeBinding(
      type: .function([.native("Path")], .void, builder: false),
      read: { value, evaluator throws(Fault) in
        guard case .function(let function) = value else { return nil }
        var arguments = [Value.native("Path", Path())]
        _ = try evaluator.call(function, changing: &arguments, expecting: .void)
        guard case .native(let native) = arguments[0] else { return nil }
        return native.payload as? Path
      },
      write: { _ in .void })
  }
}

extension TypeBinding where T == Path.Element {
  /// An element of a path.
  static var pathElement: TypeBinding { .native("Path.Element") }
}
