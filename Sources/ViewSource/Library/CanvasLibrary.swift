import PlumblineLayout

extension Call {
  /// Returns the canvas of a renderer and its symbols.
  func canvas() throws(Fault) -> Value {
    guard case .function(let function) = value(3) else { return .none }
    let evaluator = evaluator
    let surroundings = evaluator.environment
    let symbols = try content(4)
    return .view(
      .canvas(symbols: symbols) { context, size in
        evaluator.surrounded(by: surroundings) {
          evaluator.guarded(neutral: ()) { () throws(Fault) in
            var arguments: [Value] = [.native("GraphicsContext", context), .native("CGSize", size)]
            _ = try evaluator.call(function, changing: &arguments, expecting: .void)
            return ()
          }
        }
      })
  }

  /// Calls a function of the program with a layer of a graphics context, and draws the layer.
  func drawLayer(of context: Value) throws(Fault) -> Value {
    let context = try receiver(context, as: .graphicsContext)
    guard case .function(let function) = value(0) else { return .void }
    context.drawLayer { layer in
      evaluator.guarded(neutral: ()) { () throws(Fault) in
        var arguments: [Value] = [.native("GraphicsContext", layer)]
        _ = try evaluator.call(function, changing: &arguments, expecting: .void)
        return ()
      }
    }
    return .void
  }

  /// Returns the view that changes with time, at the figure's clock.
  func timeline() throws(Fault) -> Value {
    let now = evaluator.options.clock
    let date = evaluator.timelineDate(of: payload(0) ?? .frames, at: now)
    let content = try evaluator.content(of: value(1), arguments: [.native("TimelineContext", date)])
    return .view(evaluator.group(content))
  }

  /// Returns the mesh gradient of points and colours.
  func meshGradient() throws(Fault) -> Value {
    var points: [Point] = []
    for value in try list(2) {
      if case .native(let native) = value, let point = native.payload as? Point {
        points.append(point)
      } else {
        let parts = try evaluator.elements(of: value)?.compactMap(\.asNumber) ?? []
        guard parts.count == 2 else { throw mismatch(of: value, with: .native("SIMD2<Float>"), at: 2) }
        points.append(Point(x: parts[0], y: parts[1]))
      }
    }
    let colors = try TypeBinding<[Color]>.array(.color).read(value(3), evaluator) ?? []
    let gradient = MeshGradient(width: try int(0), height: try int(1), points: points, colors: colors)
    guard let gradient else {
      throw evaluator.fault(
        .stopped("a MeshGradient needs a point and a colour for each of its width × height vertices"),
        at: location)
    }
    return .view(.meshGradient(gradient))
  }
}
