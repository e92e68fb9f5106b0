// swift-tools-version: 6.2
import PackageDescription

/// Returns a film of iOS sources: they are in the target's folder `iOS`, as they were written, and
/// the plugin rewrites them while they are built.
func ported(_ name: String, settings: [SwiftSetting] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      .product(name: "Flipbook", package: "flipbook"),
      .product(name: "FlipbookShims", package: "flipbook"),
    ],
    path: name, exclude: ["iOS"], swiftSettings: [.swiftLanguageMode(.v5)] + settings,
    plugins: [.plugin(name: "PortSources", package: "Porting")])
}

let package = Package(
  name: "Corpus",
  dependencies: [
    .package(name: "flipbook", path: "../.."), .package(name: "Porting", path: ".."),
  ],
  targets: [
    "BreatheApp", "BubbleLoader", "CardStack", "ConfettiCannon", "Digits", "FloatField",
    "GlyphLabel", "MorphButton", "RingProgress", "RxSignIn", "ShimmerKit", "TactileControls",
    "Toasty", "TossCard", "Walkthrough", "WaterApp",
  ].map { ported($0) } + [
    // As in new projects of Xcode 26.
    ported(
      "Beacon",
      settings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ])
  ])
