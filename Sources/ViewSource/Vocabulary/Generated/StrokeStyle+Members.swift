// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `CGLineCap`.
  static func addStrokeStyleLineCapMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "CGLineCap", "butt", StrokeStyle.LineCap.butt, as: .lineCap)
    vocabulary.constant(on: "CGLineCap", "round", StrokeStyle.LineCap.round, as: .lineCap)
    vocabulary.constant(on: "CGLineCap", "square", StrokeStyle.LineCap.square, as: .lineCap)
  }

  /// Adds the members of `CGLineJoin`.
  static func addStrokeStyleLineJoinMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "CGLineJoin", "miter", StrokeStyle.LineJoin.miter, as: .lineJoin)
    vocabulary.constant(on: "CGLineJoin", "round", StrokeStyle.LineJoin.round, as: .lineJoin)
    vocabulary.constant(on: "CGLineJoin", "bevel", StrokeStyle.LineJoin.bevel, as: .lineJoin)
  }

  /// Adds the members of `StrokeStyle`.
  static func addStrokeStyleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .strokeStyle, "lineWidth", as: .double, get: { $0.lineWidth }, set: { $0.lineWidth = $1 })
    vocabulary.property(on: .strokeStyle, "lineCap", as: .lineCap, get: { $0.lineCap }, set: { $0.lineCap = $1 })
    vocabulary.property(on: .strokeStyle, "lineJoin", as: .lineJoin, get: { $0.lineJoin }, set: { $0.lineJoin = $1 })
    vocabulary.property(
      on: .strokeStyle, "miterLimit", as: .double, get: { $0.miterLimit }, set: { $0.miterLimit = $1 })
    vocabulary.property(on: .strokeStyle, "dash", as: .array(.double), get: { $0.dash }, set: { $0.dash = $1 })
    vocabulary.property(on: .strokeStyle, "dashPhase", as: .double, get: { $0.dashPhase }, set: { $0.dashPhase = $1 })
    vocabulary.initializer(
      "StrokeStyle", .named("lineWidth", .double, default: 1), .named("lineCap", .lineCap, default: .butt),
      .named("lineJoin", .lineJoin, default: .miter), .named("miterLimit", .double, default: 10),
      .named("dash", .array(.double), default: []), .named("dashPhase", .double, default: 0), returns: .strokeStyle
    ) { StrokeStyle(lineWidth: $0, lineCap: $1, lineJoin: $2, miterLimit: $3, dash: $4, dashPhase: $5) }
  }

}
