// swift-tools-version: 6.2
import PackageDescription

// Apart from the library, so that no user of it resolves what is only compared with.
let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "flipbook", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .executableTarget(
      name: "Intro1080p60", dependencies: [.product(name: "Flipbook", package: "flipbook")]),
    .executableTarget(
      name: "RxBenchmarks",
      dependencies: [
        .product(name: "Flipbook", package: "flipbook"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .executableTarget(
      name: "LayerBenchmarks", dependencies: [.product(name: "Flipbook", package: "flipbook")]),
    .executableTarget(
      name: "RasterBenchmarks", dependencies: [.product(name: "Flipbook", package: "flipbook")]),
  ],
  swiftLanguageModes: [.v6]
)
