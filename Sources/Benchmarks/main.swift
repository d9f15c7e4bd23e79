/// The benchmark suites, by the names that select them.
let suites: [(name: String, run: () -> Void)] = [
  ("layout", LayoutBenchmarks.run), ("comparing", ComparingBenchmarks.run), ("batch", BatchBenchmarks.run),
  ("figure", FigureBenchmarks.run), ("text", TextBenchmarks.run), ("source", ViewSourceBenchmarks.run),
  ("rendering", RenderingBenchmarks.run), ("acting", ActingBenchmarks.run),
]
let chosen = CommandLine.arguments.dropFirst()
for suite in suites where chosen.isEmpty || chosen.contains(suite.name) { suite.run() }
