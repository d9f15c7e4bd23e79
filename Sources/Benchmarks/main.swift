LayoutBenchmarks.run()
