import CompiledFixtures
import Foundation
import PlumblineLayout
import Testing

@Suite struct `Compiled and interpreted layouts` {
  @Test func `cover every figure and layout file`() {
    let files = ["Figures", "Layouts"].flatMap { folder in
      FileManager.default.enumerator(atPath: FrontEnd.folder.appending(path: folder).path)?.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" } ?? []
    }
    #expect(files.count > 90)
    #expect(Set(Fixture.all.map(\.path)) == Set(files))
  }

  @Test(arguments: Fixture.all.map(\.path)) func `are the same`(path: String) throws {
    let compiled = try FrontEnd.compiled.layouts(of: path)
    let interpreted = try FrontEnd.interpreted.layouts(of: path)
    #expect(interpreted.count == compiled.count)
    for (number, (interpreted, compiled)) in zip(interpreted, compiled).enumerated() {
      #expect(firstDifference(lines(of: interpreted), lines(of: compiled)) == nil, "preview \(number + 1)")
    }
  }

  @Test(arguments: Fixture.all.map(\.path)) func `have the same names and canvases`(path: String) throws {
    let compiled = try FrontEnd.compiled.previews(of: path)
    let interpreted = try FrontEnd.interpreted.previews(of: path)
    #expect(interpreted.map(\.name) == compiled.map(\.name))
    #expect(interpreted.map(\.canvas) == compiled.map(\.canvas))
  }

  /// Returns the lines of a layout's dump.
  private func lines(of layout: ResolvedLayout) -> [String] { layout.dump.split(separator: "\n").map(String.init) }

  /// Returns the first line that differs, or nil.
  private func firstDifference(_ lines: [String], _ others: [String]) -> String? {
    let count = zip(lines, others).prefix { $0 == $1 }.count
    guard count < max(lines.count, others.count) else { return nil }
    func line(_ lines: [String]) -> String { count < lines.count ? lines[count] : "nothing" }
    return "line \(count + 1): \(line(lines)) instead of \(line(others))"
  }
}
