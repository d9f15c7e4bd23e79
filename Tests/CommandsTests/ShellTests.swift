import Foundation
import Testing

@testable import PlumblineCommands

@Suite struct `Words that shells complete` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("#Preview(\"A guide of its own\") { Text(\"a\") }\n", to: "guides.swift")
    for (shell, name) in [("bash", "bash"), ("zsh", "_plumbline"), ("fish", "fish")] {
      try folder.write(ToolRun("completions", shell).output, to: name)
    }
    try folder.write(Self.zshDriver, to: "driver.zsh")
  }

  /// Lines as a user types them, and the line or word that each shell makes of them.
  private static let lines = [
    ("plumbline ren", "render"), ("plumbline render --form", "--format"), ("plumbline render --theme bl", "blueprint"),
    ("plumbline completions fi", "fish"), ("plumbline render gui", "guides.swift"),
  ]

  @Test(arguments: lines)
  func `bash completes a word`(line: String, word: String) throws {
    #expect(try bash(line) == [word])
  }

  @Test(arguments: lines)
  func `zsh completes a word`(line: String, word: String) throws {
    #expect(try zsh(line).hasSuffix(" " + word))
  }

  @Test(arguments: lines)
  func `fish completes a word`(line: String, word: String) throws {
    #expect(try fish(line) == [word])
  }

  @Test func `every shell completes the previews of the files on the line`() throws {
    let line = "plumbline render guides.swift --figure A"
    #expect(try bash(line) == [#"A\ guide\ of\ its\ own"#])
    #expect(try zsh(line).hasSuffix(#" A\ guide\ of\ its\ own"#))
    #expect(try fish(line) == ["A guide of its own"])
  }

  @Test func `every shell completes further values after a comma`() throws {
    let line = "plumbline render --format svg,pn"
    #expect(try bash(line) == ["svg,png"])
    #expect(try zsh(line).contains(" svg,png"))
    #expect(try fish(line) == ["svg,png"])
  }

  @Test func `every shell completes the first value of a list`() throws {
    let line = "plumbline render --canvas iphone-16-pro-m"
    #expect(try bash(line) == ["iphone-16-pro-max"])
    #expect(try zsh(line).contains(" iphone-16-pro-max"))
    #expect(try fish(line) == ["iphone-16-pro-max"])
  }

  @Test func `an unknown shell is refused with the known ones`() throws {
    let run = try ToolRun("completions", "tcsh")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("hint: choose from bash, zsh, fish"))
  }

  @Test func `the manual page is right, and describes every option`() throws {
    let page = try folder.write(ToolRun("man").output, to: "plumbline.1")
    #expect(try output(of: "mandoc", ["-T", "lint", page]) == "")
    let text = try output(of: "mandoc", ["-T", "ascii", page]).replacing(/.\u{8}/, with: "")
    for subcommand in Subcommand.all {
      #expect(text.contains("plumbline \(subcommand.name)"))
      for option in subcommand.options { #expect(text.contains(option.names.joined(separator: ", "))) }
    }
  }

  private func bash(_ line: String) throws -> [String] {
    let script = """
      source ./bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _plumbline; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let words = line.split(separator: " ").map(String.init)
    return try output(of: "bash", ["-c", script, "bash"] + words).split(separator: "\n").map(String.init)
  }

  private func fish(_ line: String) throws -> [String] {
    let script = "source ./fish; complete -C '\(line)'"
    return try output(of: "fish", ["-N", "-c", script]).split(separator: "\n").map { line in
      String(line.split(separator: "\t")[0])
    }
  }

  private func zsh(_ line: String) throws -> String {
    try output(of: "zsh", ["-f", "driver.zsh", line]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Types a line and a tabulator into an interactive shell, and prints the line that came of it.
  private static let zshDriver = #"""
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "PS1=; fpath=($PWD \$fpath); autoload -Uz compinit; compinit -D -u"
    zpty -w shell "show() { print -r -- \$'\\n'\"<<\$BUFFER>>\"; exit }; zle -N show; bindkey '^X' show; print rea''dy"
    zpty -r -m shell text '*ready*'
    zpty -w -n shell "$1"$'\t\x18'
    zpty -r -m shell text '*\<\<*\>\>*'
    text=${text##*<<}
    print -r -- "${text%%>>*}"
    zpty -d shell

    """#

  /// The output of a program that runs in the folder with the built tool in its path.
  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    let tools = URL(filePath: ToolProcess.executable).deletingLastPathComponent().path
    process.environment = ["PATH": "\(tools):/usr/bin:/bin", "HOME": folder.path, "TERM": "dumb", "LANG": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
