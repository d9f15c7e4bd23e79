import Foundation

// Writes the reader's bindings, from the declarations of Views.
//
// usage: generate-bindings OUTPUT FILES…        writes the files of the folder OUTPUT
//        generate-bindings --list FILES…        lists what no entry stands for, with the reasons
let files = CommandLine.arguments.dropFirst(2).map { path in
  (path: path, text: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
}
let values = (try? String(contentsOfFile: "Fixtures/Vocabulary/values.txt", encoding: .utf8)) ?? ""
let modules = DeclaredModules(
  files, values: Set(values.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)))
if CommandLine.arguments.dropFirst().first == "--surface" {
  print(Surface(modules).text, terminator: "")
  exit(0)
}
let list = "Fixtures/Vocabulary/by-hand.txt"
let page = Page(modules, exceptions: HandWritten((try? String(contentsOfFile: list, encoding: .utf8)) ?? ""))
if CommandLine.arguments.dropFirst().first == "--list" {
  for (declaration, reason) in page.unbound {
    print("\(declaration.kind.rawValue) \(declaration.owner).\(declaration.signature): \(reason)")
  }
  print("\(page.count) entries")
} else if let output = CommandLine.arguments.dropFirst().first {
  for (name, text) in page.files {
    do {
      try text.write(toFile: output + "/" + name, atomically: true, encoding: .utf8)
    } catch {
      print("\(output)/\(name): \(error)")
      exit(1)
    }
  }
}
