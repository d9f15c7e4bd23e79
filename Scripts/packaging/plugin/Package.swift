// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PlumblinePlugin",
  products: [
    .plugin(name: "Plumbline", targets: ["Plumbline"]),
    .plugin(name: "PlumblineFigures", targets: ["PlumblineFigures"]),
  ],
  targets: [
    .plugin(
      name: "Plumbline",
      capability: .command(
        intent: .custom(verb: "plumbline", description: "Draws, prints and checks figures of SwiftUI layouts."),
        permissions: [.writeToPackageDirectory(reason: "Figures, reports and golden files are written.")]),
      dependencies: ["plumbline"]),
    .plugin(
      name: "PlumblineFigures",
      capability: .command(
        intent: .custom(
          verb: "plumbline-figures", description: "Draws the figures of DocC catalogues and Markdown pages."),
        permissions: [.writeToPackageDirectory(reason: "Figures are written below their code and beside the pages.")]),
      dependencies: ["plumbline"]),
    .binaryTarget(name: "plumbline", path: "plumbline.artifactbundle"),
  ]
)
