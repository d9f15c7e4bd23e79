// Canvases, unavailable content, redacted texts and styles with shadows.
import SwiftUI

private struct Dial: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.rotate(by: .degrees(30))
      context.stroke(Path(CGRect(x: -10, y: -10, width: 20, height: 20)), with: .color(.red), lineWidth: 3)
    }
    .frame(width: 80, height: 80)
  }
}

private struct Message: View {
  var body: some View {
    VStack(spacing: 8) {
      Dial()
      ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail shows here."))
        .frame(height: 200)
      VStack {
        Text("Hidden words")
        Text("Shown words").unredacted()
      }
      .redacted(reason: .placeholder)
      Circle().fill(.blue.shadow(.inner(radius: 4, y: 2))).frame(width: 40, height: 40)
      Circle().fill(.red.gradient.shadow(.drop(color: .black, radius: 3))).frame(width: 40, height: 40)
      Text("Limited").font(.body).dynamicTypeSize(.small ... .large)
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]
      )
      .frame(width: 60, height: 30)
    }
    .frame(width: 260)
  }
}

#Preview("Canvases and messages") {
  Message()
}
