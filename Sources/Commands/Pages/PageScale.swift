import PlumblineLayout
import PlumblineMarkdown

/// The figures of pages whose figures have one scale, when that of each is known.
struct PageScale {
  /// The numbers of the jobs.
  private(set) var indices: [Int] = []
  /// The jobs, each with its page's scale.
  private(set) var jobs: [FigureJob] = []

  /// Finds the scale of each page: that of its figure that shrinks most.
  ///
  /// Figures that could not be drawn, or were drawn with warnings, are not drawn again.
  init(of run: PageRun, _ results: [Int: BatchResult], isComparing: Bool) {
    for file in run.pages where file.settings.hasSameScale && file.page.problems.isEmpty {
      let drawn = zip(file.page.fences, file.jobs).compactMap { fence, job -> (PageFence, Int)? in
        guard let job, results[job]?.outcome.exitCode == .done else { return nil }
        return (fence, job)
      }
      let scales = drawn.flatMap { results[$0.1]?.outcome.descriptions.map(\.scale) ?? [] }
      guard let least = scales.min() else { continue }
      for (fence, index) in drawn {
        var job = run.jobs[index]
        job.isComparing = isComparing
        if least != 1_000 { job.program.page?.add(["scale", Self.text(ofThousandths: least)], at: fence.source) }
        indices.append(index)
        jobs.append(job)
      }
    }
  }

  /// Returns thousandths as a decimal number: 0.875.
  private static func text(ofThousandths value: Int) -> String {
    let digits = String(value % 1_000)
    return "\(value / 1_000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
