import SwiftUI

private struct Ticket: Shape {
  func path(in rect: CGRect) -> Path {
    let notch = Path(ellipseIn: CGRect(x: rect.minX - 8, y: rect.midY - 8, width: 16, height: 16))
    return Path(roundedRect: rect, cornerRadius: 10)
      .subtracting(notch)
      .subtracting(notch.offsetBy(dx: rect.width, dy: 0))
  }
}

#Preview("a ticket") {
  let path = Ticket().path(in: CGRect(x: 0, y: 0, width: 120, height: 60))
  let bounds = path.boundingRect
  VStack {
    Ticket().fill(.orange).frame(width: 120, height: 60)
    Color.red.frame(width: bounds.width, height: path.contains(CGPoint(x: 4, y: 30)) ? 40 : 4)
    Circle().subtracting(Circle().scale(0.5)).fill(.teal).frame(width: 60, height: 60)
    Capsule().lineSubtraction(Rectangle().offset(x: 20)).stroke(.blue, lineWidth: 3).frame(width: 60, height: 30)
    Color.green.frame(
      width: path.normalized().union(Path(CGRect(x: 100, y: 0, width: 50, height: 5))).boundingRect.width, height: 4)
  }
}
