import CompiledFixtures
import LayoutCore
import Testing

@Suite struct `Compiled and interpreted layouts` {
  @Test(arguments: Fixture.all.map(\.path)) func `are the same`(path: String) throws {
    let compiled = try FrontEnd.compiled.layouts(of: path)
    let interpreted = try FrontEnd.interpreted.layouts(of: path)
    #expect(firstDifference(lines(of: interpreted), lines(of: compiled)) == nil, "\(path)")
  }

  @Test(arguments: Fixture.all.map(\.path)) func `have the same names and canvases`(path: String) throws {
    let compiled = try FrontEnd.compiled.previews(of: path)
    let interpreted = try FrontEnd.interpreted.previews(of: path)
    #expect(interpreted.map(\.name) == compiled.map(\.name))
    #expect(interpreted.map(\.canvas) == compiled.map(\.canvas))
  }

  /// The lines of the layouts' dumps.
  private func lines(of layouts: [ResolvedLayout]) -> [String] {
    layouts.flatMap { $0.dump.split(separator: "\n").map(String.init) }
  }

  /// The first line that is not the same, or nil.
  private func firstDifference(_ lines: [String], _ others: [String]) -> String? {
    let count = zip(lines, others).prefix { $0 == $1 }.count
    guard count < max(lines.count, others.count) else { return nil }
    func line(_ lines: [String]) -> String { count < lines.count ? lines[count] : "nothing" }
    return "line \(count + 1): \(line(lines)) instead of \(line(others))"
  }
}
