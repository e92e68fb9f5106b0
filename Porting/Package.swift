// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// On Linux the plugin runs its tool with `swift run`: see PortingTool.
#if os(Linux)
  let tools: [Target.Dependency] = []
#else
  let tools: [Target.Dependency] = ["flipbook-port"]
#endif

let package = Package(
  name: "Porting",
  products: [
    .library(name: "PortingRules", targets: ["PortingRules"]),
    .executable(name: "flipbook-port", targets: ["flipbook-port"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "PortingRules",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "flipbook-port",
      dependencies: [
        "PortingRules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: tools),
    .testTarget(
      name: "PortingRulesTests",
      dependencies: [
        "PortingRules",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], swiftSettings: settings),
  ]
)
