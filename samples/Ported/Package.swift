// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Ported",
  dependencies: [
    .package(name: "flipbook", path: "../.."), .package(path: "../../Porting"),
  ],
  targets: [
    .executableTarget(
      name: "Ported",
      dependencies: [
        .product(name: "Flipbook", package: "flipbook"),
        .product(name: "FlipbookShims", package: "flipbook"),
      ],
      path: "Ported", exclude: ["iOS"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortSources", package: "Porting")])
  ]
)
