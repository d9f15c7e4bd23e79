// Shapes, filled and stroked in colours, gradients and levels of the foreground.
import SwiftUI

private struct Triangle: Shape {
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let radius = min(rect.width, rect.height) / 2
      for index in 0..<(points * 2) {
        let angle = Double(index) * .pi / Double(points) - .pi / 2
        let length = index % 2 == 0 ? radius : radius * 0.4
        let point = CGPoint(x: center.x + cos(angle) * length, y: center.y + sin(angle) * length)
        if index == 0 {
          path.move(to: point)
        } else {
          path.addLine(to: point)
        }
      }
      path.closeSubpath()
    }
  }
}

#Preview("Shapes") {
  VStack(spacing: 10) {
    HStack(spacing: 10) {
      Rectangle().fill(.red).frame(width: 50, height: 50)
      Circle().stroke(.blue, lineWidth: 4).frame(width: 50, height: 50)
      RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(Color.green, lineWidth: 3)
        .frame(width: 50, height: 50)
      Capsule().fill(.orange.gradient).frame(width: 80, height: 30)
      Ellipse().foregroundColor(.purple).frame(width: 60, height: 30)
    }
    HStack(spacing: 10) {
      Triangle(inset: 4).fill(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
        .frame(width: 50, height: 50)
      Star(points: 5).fill(.yellow).frame(width: 60, height: 60)
      Circle().trim(from: 0, to: 0.75).stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90)).frame(width: 40, height: 40)
      Path { path in
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 40, height: 30), cornerSize: CGSize(width: 8, height: 8))
        path.addEllipse(in: CGRect(x: 10, y: 5, width: 20, height: 20))
      }
      .stroke(Color.primary, style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
      .frame(width: 44, height: 34)
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.teal).frame(width: 50, height: 40)
    }
    HStack {
      Text("clipped").padding(6).background(.pink, in: .capsule)
      Text("overlaid").padding(6).overlay { RoundedRectangle(cornerRadius: 6).stroke(.secondary) }
      Color.indigo.frame(width: 40, height: 40).clipShape(Circle())
      Color.mint.frame(width: 40, height: 40).cornerRadius(8).shadow(radius: 3)
      Text("masked").font(.largeTitle.bold()).foregroundStyle(
        AngularGradient(gradient: Gradient(colors: [.red, .blue, .red]), center: .center))
    }
  }
  .padding()
}
