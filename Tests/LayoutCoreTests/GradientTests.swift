import PlumblineDrawing
import Testing

@testable import PlumblineLayout

/// Rule: <doc:Drawing#Gradients>.
@Suite struct `Gradients with transparent colours` {
  private let environment = EnvironmentValues()

  private func stops(_ gradient: Gradient) -> [Gradient.Stop] {
    let style = AnyShapeStyle.linear(gradient, startPoint: .leading, endPoint: .trailing)
    let rect = Rect(x: 0, y: 0, width: 100, height: 10)
    guard case .linear(let shown, _, _) = style.paint(in: rect, environment: environment) else { return [] }
    return shown.stops
  }

  @Test func `white that fades to clear stays white`() {
    #expect(
      stops(Gradient(colors: [.white, .clear])) == [
        Gradient.Stop(color: .white, location: 0), Gradient.Stop(color: .white.opacity(0), location: 1),
      ])
  }

  @Test func `a clear stop between two colours has the colour of each at its side`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(
      stops(Gradient(colors: [red, .clear, blue])) == [
        Gradient.Stop(color: red, location: 0), Gradient.Stop(color: red.opacity(0), location: 0.5),
        Gradient.Stop(color: blue.opacity(0), location: 0.5), Gradient.Stop(color: blue, location: 1),
      ])
  }

  @Test func `a colour counts by its opacity where it is mixed with another`() throws {
    let faint = Color(red: 1, green: 0, blue: 0, opacity: 0.25)
    let full = Color(red: 0, green: 0, blue: 1)
    let shown = stops(Gradient(colors: [faint, full]))
    let middle = try #require(shown.first { $0.location == 0.5 }).color.light
    // 0.25 parts of red and 1 of blue.
    #expect(abs(middle.red - 0.2) < 0.001 && abs(middle.blue - 0.8) < 0.001)
    #expect(abs(middle.opacity - 0.625) < 0.001)
    #expect(shown.count == 9)
  }

  @Test func `opaque colours, and one colour of several opacities, need no further stops`() {
    #expect(stops(Gradient(colors: [.red, .blue])).count == 2)
    #expect(stops(Gradient(colors: [.red, .red.opacity(0.5), .red.opacity(0)])).count == 3)
  }
}
