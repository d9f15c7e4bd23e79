import SwiftUI

extension GridItem.Size {
  var least: CGFloat {
    switch self {
    case .fixed(let length): return length
    case .flexible(let minimum, _): return minimum
    case .adaptive(minimum: let least, maximum: _): return least
    @unknown default: return 0
    }
  }
}

struct Points: View {
  let path: Path
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(words.enumerated()), id: \.offset) { Text($0.element) }
    }
  }
  var words: [String] {
    var result: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): result.append("move \(Int(to.x)) \(Int(to.y))")
      case .line(to: let to): result.append("line \(Int(to.x)) \(Int(to.y))")
      case .quadCurve(let to, let control): result.append("quad \(Int(to.x)) \(Int(control.y))")
      case let .curve(to, control1, control2): result.append("curve \(Int(to.x)) \(Int(control1.x)) \(Int(control2.y))")
      case .closeSubpath: result.append("close")
      }
    }
    return result
  }
}

#Preview("elements") {
  Points(path: Path { path in
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
  })
}

#Preview("sizes") {
  var item = GridItem(.adaptive(minimum: 40), spacing: 3)
  let before = item.size.least
  let _ = item.size = .fixed(7)
  let columns = [GridItem(.fixed(20)), GridItem(.flexible(minimum: 30))]
  VStack {
    Text("\(Int(before)) \(Int(item.size.least)) \(Int(item.spacing ?? 0)) \(item.alignment == nil ? "none" : "some")")
    Text(columns.map { "\(Int($0.size.least))" }.joined(separator: ", "))
    if case .fixed(let width) = columns[0].size { Text("fixed \(Int(width))") }
  }
}
