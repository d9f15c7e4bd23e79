import PlumblineLayout
import PlumblineMarkdown

/// The findings of `markdown --check`: figures that are missing or stale, and blocks and images without a figure.
struct PageReview {
  /// The pages with their figures.
  let conversion: PageConversion
  /// The texts of references.
  let labels: [String: String]

  /// Lists the files that are not up to date, a line each, and returns the exit code; `isWhole` is false after errors,
  /// because of which pages and figures are missing.
  func report(to console: Console, isWhole: Bool) -> ExitCode {
    var findings = conversion.run.pages.flatMap(findings)
    findings += conversion.run.steps.compactMap { step in
      guard let picture = conversion.results[step.job]?.outcome.stale.first else { return nil }
      let state = Files.size(of: picture) == nil ? "missing" : "stale"
      return "\(step.path):\(step.line): the image of \(step.code) is \(state): \(picture)"
    }
    findings += UnusedImages(of: conversion).paths.map { "\($0):1: no page uses this image" }
    for finding in findings { console.write(finding + "\n") }
    let count = findings.count
    console.note(
      count == 0
        ? isWhole ? "all figures are up to date" : "all figures without errors are up to date"
        : "\(count) \(count == 1 ? "figure is" : "figures are") not up to date")
    return count == 0 ? .done : .layoutDiffers
  }

  private func findings(in file: PageFile) -> [String] {
    let page = file.page
    var findings = page.orphanedBlocks.map {
      (line: $0.source.line, text: "the block of '\($0.name)' follows no figure")
    }
    let figures = conversion.markup(of: file)
    let areReferencesStale = page.problems.isEmpty && conversion.areReferencesStale(in: file, labels: labels)
    let isPageStale = page.problems.isEmpty && conversion.text(of: file, labels: labels) != page.text
    for (index, fence) in page.fences.enumerated() {
      guard let job = file.jobs[index], let outcome = conversion.results[job]?.outcome, outcome.exitCode == .done else {
        continue
      }
      let missing = outcome.stale.first { Files.size(of: $0) == nil }
      let hasBlock = page.hasBlock(fence) || figures[index]?.pictures.isEmpty ?? true
      if !hasBlock {
        findings.append((fence.source.line, "the figure '\(fence.name)' is missing"))
      } else if let missing {
        findings.append((fence.source.line, "the figure '\(fence.name)' is missing: there is no \(missing)"))
      } else if let stale = outcome.stale.first {
        findings.append((fence.source.line, "the figure '\(fence.name)' is stale: \(stale)"))
      } else if isPageStale {
        var only = [FigureMarkup?](repeating: nil, count: figures.count)
        only[index] = figures[index]
        let labels = file.settings.isNumbered ? labels : [:]
        guard page.rewrittenBlocks(only, labels: labels, style: file.settings.style) else { continue }
        findings.append((fence.source.line, "the block of '\(fence.name)' is stale"))
      }
    }
    if areReferencesStale {
      findings.append((page.references.first?.source.line ?? 1, "a reference to a figure is stale"))
    }
    return findings.sorted { $0.line < $1.line }.map { "\(page.path):\($0.line): \($0.text)" }
  }
}
