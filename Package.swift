// swift-tools-version: 6.2
import PackageDescription

/// Every target is built the same way: Swift 6, warnings as errors, imports spelled out.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the house: a target, with the rooms below it that it may import.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// The tests of one room.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "flipbook",
  products: [
    .library(name: "Flipbook", targets: ["Flipbook"]),
    .library(name: "RxTesting", targets: ["RxTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CISAL", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),

    room("Geometry"),
    room("Raster", ["Geometry"]),
    room(
      "VirtualTime",
      [
        .product(name: "HeapModule", package: "swift-collections"),
        .product(name: "DequeModule", package: "swift-collections"),
      ]),
    room(
      "Rx",
      [
        "VirtualTime",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
      ], exclude: ["PARITY.md"]),
    room("RxTesting", ["Rx", "VirtualTime"]),
    room("Layers", ["Raster", "Geometry", "VirtualTime"]),
    room("Views", ["Layers", "Images", "Raster", "Geometry", "VirtualTime"]),
    room("RxViews", ["Rx", "Views", "Layers", "VirtualTime", "Geometry"]),
    room("Images", ["Raster", "CPNG", "CISAL"]),
    room(
      "Output",
      [
        "Raster", "Images", "VirtualTime", "CISAL",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    room(
      "Filming",
      [
        "Output", "Images", "RxViews", "Rx", "Views", "Layers", "Raster", "Geometry", "VirtualTime",
      ]),
    room(
      "FlipbookCommands",
      [
        "Filming", "Output", "Views",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    room(
      "Flipbook",
      [
        "Geometry", "VirtualTime", "Rx", "Raster", "Layers", "Views", "RxViews", "Filming",
        "FlipbookCommands",
      ]),
    .executableTarget(
      name: "Intro", dependencies: ["Flipbook"], path: "samples/Intro", swiftSettings: settings),
    .executableTarget(
      name: "Overture", dependencies: ["Flipbook"], path: "samples/Overture",
      swiftSettings: settings),
    .executableTarget(
      name: "Settings", dependencies: ["Flipbook"], path: "samples/Settings",
      swiftSettings: settings),

    tests("Geometry"),
    tests("Raster", ["Geometry"]),
    tests("VirtualTime"),
    tests("Rx", ["VirtualTime"]),
    tests("Layers", ["Raster", "Geometry", "VirtualTime"]),
    tests("Views", ["Layers", "Raster", "Geometry", "VirtualTime"]),
    tests(
      "RxViews", ["Rx", "Filming", "Views", "Layers", "Raster", "Geometry", "VirtualTime"]),
    tests("Images", ["Raster"]),
    tests("Output", ["Raster", "Images", "VirtualTime"]),
  ],
  swiftLanguageModes: [.v6]
)
