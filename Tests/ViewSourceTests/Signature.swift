import Glibc

@testable import PlumblineViewSource

/// A declaration or an entry, by its name and parameters.
struct Signature {
  /// A parameter of a declaration, as the list writes it, or of an entry.
  struct Parameter {
    var label: String
    var isOptional = false
    var type = ""
    var fallback: String?
    var shape: ParameterShape?
  }

  var owner: String
  var kind: String
  var name: String
  var parameters: [Parameter] = []
  var takesAll = false

  var isStatic: Bool { ["constant", "staticMethod", "enumCase"].contains(kind) }
  var labels: [String] { parameters.map(\.label) }
  var requiredLabels: [String] { parameters.filter { !$0.isOptional }.map(\.label) }
  var line: String {
    "\(owner).\(name)" + (parameters.isEmpty ? "" : "(" + parameters.map { $0.label + ":" }.joined() + ")")
  }

  /// Whether a call with labels is one of the declaration.
  func accepts(_ call: [String]) -> Bool { takesAll || Self.accepts(parameters[...], call[...]) }

  private static func accepts(_ parameters: ArraySlice<Parameter>, _ call: ArraySlice<String>) -> Bool {
    guard let first = parameters.first else { return call.isEmpty }
    if first.label == call.first, accepts(parameters.dropFirst(), call.dropFirst()) { return true }
    return first.isOptional && accepts(parameters.dropFirst(), call)
  }

  /// The declaration's parameters with those of an entry that take the same arguments.
  func pairs(with entry: Signature) -> [(Parameter, ParameterShape)] {
    guard !entry.takesAll else { return [] }
    var pairs: [(Parameter, ParameterShape)] = []
    var rest = entry.parameters[...]
    for parameter in parameters {
      guard let index = rest.firstIndex(where: { $0.label == parameter.label }), let shape = rest[index].shape else {
        continue
      }
      pairs.append((parameter, shape))
      rest = rest[(index + 1)...]
    }
    return pairs
  }

  /// The list of declarations.
  static var declared: [Signature] {
    lines(of: "surface.txt").map { line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      var signature = Signature(owner: parts[0], kind: parts[1], name: parts[2])
      if ["property", "variable", "constant"].contains(parts[1]) {
        signature.name = String(parts[2].prefix { $0 != ":" })
      } else if let open = parts[2].firstIndex(of: "(") {
        signature.name = String(parts[2][..<open])
        let written = parts[2][parts[2].index(after: open)...]
        signature.parameters = written.parts(until: ")").filter { !$0.isEmpty }.map(parameter)
      }
      return signature
    }
  }

  private static func parameter(_ text: String) -> Parameter {
    let label = String(text.prefix { $0 != ":" })
    var type = String(text.dropFirst(label.count + 2))
    var fallback: String?
    if let equals = type.firstRange(of: " = ") {
      fallback = String(type[equals.upperBound...])
      type = String(type[..<equals.lowerBound])
    }
    let isVariadic = type.hasSuffix("...")
    if isVariadic { type = "[\(type.dropLast(3))]" }
    return Parameter(label: label, isOptional: fallback != nil || isVariadic, type: type, fallback: fallback)
  }

  static func lines(of file: String) -> [String] {
    let path = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Fixtures/Vocabulary/" + file
    guard let stream = fopen(path, "r") else { return [] }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var byte = getc(stream)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = getc(stream)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension StringProtocol {
  /// The parts between commas that are in no brackets, up to a closing bracket.
  fileprivate func parts(until end: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var previous: Character = " "
    for character in self {
      if depth == 0, character == end { break }
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      previous = character
      if depth == 0, character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { String($0.drop { $0 == " " }) }
  }
}
