import Foundation
import Testing

/// A folder with layout files, and the tool that serves it.
final class ServedFolder {
  /// The folder's path.
  let path: String
  /// The address that the tool printed.
  let address: String
  /// The seconds until the address was printed.
  let delay: Double
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  /// The port of the page.
  var port: Int { URL(string: address)?.port ?? 0 }
  /// The token of the address.
  var token: String { address.split(separator: "=").last.map(String.init) ?? "" }
  /// The folder of the page, to which the address leads.
  private(set) lazy var folder: String = {
    let response = request("GET /?token=\(token)", within: "")
    let line = response.components(separatedBy: "\r\n").first { $0.hasPrefix("Location: ") }
    return String(line?.dropFirst("Location: ".count).dropLast() ?? "")
  }()
  /// The header line with which a browser that opened the address identifies itself.
  var cookie: String { "Cookie: plumbline-\(port)=\(token)\r\n" }

  /// Writes files and serves their folder.
  init(_ files: [String: String], options: [String] = [], environment: [String: String]? = nil) throws {
    path = NSTemporaryDirectory() + "plumbline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8) }
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "plumbline")
    process.arguments = ["serve", path] + options
    if let environment { process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 } }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let start = ContinuousClock.now
    try process.run()
    address = try Self.line(of: output)
    delay = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1_000
  }

  private static func line(of output: Pipe) throws -> String {
    var line = Data()
    while line.last != 10, let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty { line += byte }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }

  /// Returns the next line that the tool prints.
  func nextLine() throws -> String { try Self.line(of: output) }

  /// Writes a line to the tool's standard input, as an editor does.
  func type(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Interrupts the tool as a terminal does, and returns its exit status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The processor time that the tool has used, in seconds.
  var processorTime: Double {
    let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ").map { Double($0) ?? 0 } ?? []
    return fields.count > 12 ? (fields[11] + fields[12]) / Double(sysconf(Int32(_SC_CLK_TCK))) : 0
  }

  /// Writes a file in place.
  func write(_ text: String, to name: String) throws {
    let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(file) }
    let bytes = Array(text.utf8)
    #expect(Glibc.write(file, bytes, bytes.count) == bytes.count)
  }

  /// Returns the text of a file.
  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
}
