import PlumblineLayout

extension Vocabulary {
  /// Adds the functions by which the model of UIKit's classes measures, places and solves; programs do not call them.
  mutating func addPlatformModel() {
    rawFunction("_measured", [.value(), .value(nil, .optional(.double)), .value(nil, .optional(.double))]) {
      call throws(Fault) in
      let proposal = ProposedViewSize(width: call.value(1).asNumber, height: call.value(2).asNumber)
      let node = try call.evaluator.node(of: call.value(0)) ?? .empty
      guard let size = call.evaluator.environment.size(of: node, in: proposal) else {
        call.evaluator.failPlatform("it is measured before layout")
        return .native("CGSize", Size.zero)
      }
      return .native("CGSize", size)
    }
    rawFunction("_layers", [.value(nil, .string), .value(nil, .native("CGSize")), .value(), .value()]) {
      call throws(Fault) in
      let frames = try call.list(2).compactMap { value -> Rect? in
        if case .native(let native) = value { native.payload as? Rect } else { nil }
      }
      var views: [LayoutNode] = []
      for value in try call.list(3) { views.append(try call.evaluator.node(of: value) ?? .empty) }
      return .view(
        .platformView(try call.string(0), size: call.payload(1) ?? .zero, frames: frames, subviews: views))
    }
    rawFunction("_solved", [.value(nil, .int), .value()]) { call throws(Fault) in
      var solver = ConstraintSolver(variableCount: try call.int(0))
      for row in try call.list(1) {
        let numbers = try call.evaluator.elements(of: row)?.map { $0.asNumber ?? 0 } ?? []
        guard let constraint = ConstraintSolver.Constraint(numbers: numbers) else { continue }
        solver.add(constraint)
      }
      guard let values = solver.solution() else { return .none }
      return .array(values.map { .double($0) })
    }
    rawFunction("_undraw", [.value(nil, .string)]) { call throws(Fault) in
      call.evaluator.failPlatform(try call.string(0))
      return .void
    }
    rawFunction("_isPlatform", [.value(), .value(nil, .string)]) { call throws(Fault) in
      let (evaluator, value) = (call.evaluator, call.value(0))
      let kind = try call.string(1)
      guard case .object(let object) = value,
        object.type.name == kind || evaluator.program.conforms(object.type, to: kind)
      else {
        let name = value.outside?.name ?? value.typeName
        evaluator.failPlatform(
          evaluator.platformFailures.types[name] ?? "'\(name)' is not among the classes that are drawn")
        return .bool(false)
      }
      if let reason = evaluator.platformFailures.reason(of: object) { evaluator.failPlatform(reason) }
      if let reason = evaluator.program.obstacle(in: object.type) { evaluator.failPlatform(reason) }
      return .bool(true)
    }
    rawFunction("_noting", [.value(), .value(nil, .string)]) { call throws(Fault) in
      let node = try call.evaluator.node(of: call.value(0)) ?? .empty
      return .view(node.noting(try call.string(1)))
    }
    rawFunction("_overrides", [.value(), .value(nil, .string)]) { call throws(Fault) in
      guard let type = call.evaluator.declaration(of: call.value(0)) else { return .bool(false) }
      return .bool(call.evaluator.program.overrides(try call.string(1), of: type))
    }
    rawFunction("_environmentValues", []) { call in .native("EnvironmentValues", call.evaluator.environment) }
  }
}
