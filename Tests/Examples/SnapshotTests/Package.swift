// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SnapshotTests",
  dependencies: [.package(name: "Plumbline", path: "../../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "PlumblineViews", package: "Plumbline")]),
    .testTarget(
      name: "CardTests", dependencies: ["Cards", .product(name: "PlumblineTesting", package: "Plumbline")]),
  ]
)
