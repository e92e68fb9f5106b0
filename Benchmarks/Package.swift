// swift-tools-version: 6.2
import PackageDescription

let flipbook = Target.Dependency.product(name: "Flipbook", package: "flipbook")
let rasterScenes = Target.Dependency.product(name: "RasterScenes", package: "flipbook")

// A package of its own, so that users of the library don't resolve the libraries that it is
// compared with.
let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "flipbook", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // Without its interposers: `AllocationCount` counts allocations.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The films that `scripts/bench` measures, their programs, and a program that draws them
    // without writing files.
    .target(name: "BenchmarkFilms", dependencies: [flipbook]),
    .executableTarget(name: "Intro1080p60", dependencies: ["BenchmarkFilms", flipbook]),
    .executableTarget(name: "Card", dependencies: ["BenchmarkFilms", flipbook]),
    .executableTarget(name: "TitleCard", dependencies: ["BenchmarkFilms", flipbook]),
    .executableTarget(name: "Swarm", dependencies: ["BenchmarkFilms", flipbook]),
    .executableTarget(name: "ConstraintRows", dependencies: ["BenchmarkFilms", flipbook]),
    .executableTarget(
      name: "FilmBenchmarks", dependencies: ["AllocationCount", "BenchmarkFilms", flipbook]),
    .target(name: "AllocationCount"),

    // Benchmarks of single stages.
    .executableTarget(
      name: "StageBenchmarks",
      dependencies: [
        "BenchmarkFilms", flipbook, rasterScenes,
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/StageBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "RxBenchmarks",
      dependencies: [
        flipbook, .product(name: "FlipbookCombine", package: "flipbook"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .executableTarget(name: "LayerBenchmarks", dependencies: [flipbook]),
    .executableTarget(
      name: "CompareBenchmarks",
      dependencies: [
        "BenchmarkFilms", flipbook, .product(name: "PixelDiff", package: "flipbook"),
      ]),
    .executableTarget(name: "RasterBenchmarks", dependencies: [rasterScenes]),
  ],
  swiftLanguageModes: [.v6]
)
