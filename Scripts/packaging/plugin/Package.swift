// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PlumblinePlugin",
  products: [.plugin(name: "Plumbline", targets: ["Plumbline"])],
  targets: [
    .plugin(
      name: "Plumbline",
      capability: .command(
        intent: .custom(verb: "plumbline", description: "Draws, prints and checks figures of SwiftUI layouts."),
        permissions: [.writeToPackageDirectory(reason: "Figures, reports and golden files are written.")]),
      dependencies: ["plumbline"]),
    .binaryTarget(name: "plumbline", path: "plumbline.artifactbundle"),
  ]
)
