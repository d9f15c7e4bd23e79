import SwiftUI

private struct Triangle: Shape {
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY - inset))
    path.addLine(to: CGPoint(x: rect.minX + inset, y: rect.maxY - inset))
    path.closeSubpath()
    return path
  }
}

private struct Star: InsettableShape {
  let points: Int
  var amount = 0.0

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    let radius = min(rect.width, rect.height) / 2 - amount
    return Path { p in
      for i in 0..<points * 2 {
        let angle = Double(i) * .pi / Double(points) - .pi / 2
        let r = i % 2 == 0 ? radius : radius * 0.45
        let point = CGPoint(x: center.x + cos(angle) * r, y: center.y + sin(angle) * r)
        if i == 0 { p.move(to: point) } else { p.addLine(to: point) }
      }
      p.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

private struct Arrow: ViewModifier {
  var color = Color.red
  func body(content: Content) -> some View {
    content
      .padding(4)
      .background(color.opacity(0.2), in: Capsule())
      .overlay(alignment: .topTrailing) { Circle().fill(color).frame(width: 6, height: 6) }
  }
}

extension View {
  func arrow(_ color: Color) -> some View { modifier(Arrow(color: color)) }
}

#Preview {
  HStack(spacing: 12) {
    Triangle().fill(.orange).frame(width: 60, height: 60)
    Triangle(inset: 5).stroke(
      Color.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [4, 6])
    ).frame(width: 60, height: 60)
    Star(points: 5).strokeBorder(.purple, lineWidth: 2).frame(width: 60, height: 60)
    Star(points: 7).fill(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)).frame(
      width: 60, height: 60)
    Circle().trim(from: 0, to: 0.75).stroke(.green, lineWidth: 4).rotationEffect(.degrees(-90)).frame(
      width: 50, height: 50)
    Text("Badge").arrow(.pink)
    Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 20))
      path.addRect(.init(x: 0, y: 25, width: 30, height: 10))
    }
    .stroke()
    .frame(width: 30, height: 40)
  }
  .padding()
}
