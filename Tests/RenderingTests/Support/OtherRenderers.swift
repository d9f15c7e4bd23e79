import Foundation
import PlumblineRendering

/// Independent programs that read the files.
enum OtherRenderers {
  /// Returns the pixels of an SVG as librsvg draws them.
  static func librsvg(_ svg: [UInt8], scale: Double = 1) throws -> Bitmap {
    let output = try run("rsvg-convert", ["-z", String(scale), "--format", "png"], input: svg)
    guard let bitmap = Bitmap(png: output) else { throw Failure(message: "rsvg-convert wrote no PNG") }
    return bitmap
  }

  /// Returns the pixels of a PDF as Poppler draws them, one for each point.
  static func poppler(_ pdf: [UInt8]) throws -> Bitmap {
    let output = try run("pdftocairo", ["-png", "-r", "72", "-singlefile", "-", "-"], input: pdf)
    guard let bitmap = Bitmap(png: output) else { throw Failure(message: "pdftocairo wrote no PNG") }
    return bitmap
  }

  /// Returns the text of a PDF as Poppler extracts it.
  static func popplerText(_ pdf: [UInt8]) throws -> String {
    String(decoding: try run("pdftotext", ["-", "-"], input: pdf), as: UTF8.self)
  }

  struct Failure: Error { var message: String }

  private static func run(_ program: String, _ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appendingPathComponent("input"), folder.appendingPathComponent("output"))
    try Data(input).write(to: source)
    try Data().write(to: target)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(message: "\(program) failed") }
    return Array(try Data(contentsOf: target))
  }
}

extension Bitmap {
  /// Returns the mean difference of two images' components over white, from 0 to 255, or nil if their sizes differ.
  func meanDifference(from other: Bitmap) -> Double? {
    guard width == other.width, height == other.height, width * height > 0 else { return nil }
    var sum = 0
    for index in 0..<(width * height) {
      for part in 0..<3 {
        func overWhite(_ bytes: [UInt8]) -> Int {
          let alpha = Int(bytes[index * 4 + 3])
          return (Int(bytes[index * 4 + part]) * alpha + 255 * (255 - alpha)) / 255
        }
        sum += abs(overWhite(bytes) - overWhite(other.bytes))
      }
    }
    return Double(sum) / Double(width * height * 3)
  }
}
