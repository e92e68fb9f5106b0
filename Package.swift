// swift-tools-version: 6.2
import PackageDescription

/// The settings of all targets: warnings are errors, and imports must be explicit.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Returns a module in a folder of Sources; `dependencies` are the modules that it imports.
func module(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", exclude: exclude,
    resources: resources, swiftSettings: settings)
}

/// Returns a module with C code.
func kernel(_ name: String) -> Target { .target(name: name, path: "Sources/Kernels/\(name)") }

/// Returns the module map of a system library. `apt` and `brew` are the packages that contain it.
func systemLibrary(
  _ name: String, pkgConfig: String? = nil, apt: String, brew: String
) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// Returns the tests of one module.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  tests(of: name, [.byName(name: name)] + dependencies)
}

/// Returns the tests of `subject`, which involves several modules.
func tests(of subject: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(subject)Tests", dependencies: dependencies, swiftSettings: settings)
}

/// The modules that `Flipbook` re-exports.
let umbrella = [
  "Failures", "Geometry", "VirtualTime", "TaskSleep", "Rx", "Raster", "Drawing", "BitmapContexts",
  "Typesetting",
  "Layers",
  "Emitters", "StringNames", "ImageFilters", "Views", "ViewText", "Controls", "Lists",
  "ItemDynamics", "Containers",
  "RxViews", "Motion",
  "FilmStage", "ScriptedUsers",
]

/// Returns a film of this package. It depends on all modules that `Flipbook` re-exports, as films
/// in other packages do through the product; otherwise a change in these modules wouldn't recompile
/// it.
///
/// A film with `shims` contains code that was written for iOS and is compiled in Swift 5 mode.
///
/// The types of a film are internal, as in users' films, and tests import them with `@testable`.
/// Therefore films, and no other targets, are always compiled for testing, and all builds have the
/// same flags.
func film(
  _ name: String, path: String, shims: [String] = [], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: (["Flipbook"] + umbrella + shims).map { .byName(name: $0) },
    path: path, exclude: exclude, resources: resources,
    swiftSettings: settings + [.unsafeFlags(["-enable-testing"])]
      + (shims.isEmpty ? [] : [.swiftLanguageMode(.v5)]),
    linkerSettings: [fastLinker])
}

/// The linker of the toolchain, which links an edited film in two thirds of the time of the default.
let fastLinker = LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))

/// The folder of the tutorial, whose steps are films.
let tutorials = "Sources/Programs/Flipbook/Flipbook.docc/Tutorials"

/// The folder of the templates of `flipbook new`.
let templates = "Sources/Programs/FilmTemplates/Films"

/// Returns the tests of a template, which a new package also contains.
func templateTests(_ film: String) -> Target {
  .testTarget(
    name: "\(film)Tests", dependencies: ["Flipbook", "FlipbookTesting", .byName(name: film)],
    path: "\(templates)/\(film)Tests", exclude: ["__Goldens__"], swiftSettings: settings)
}

/// Returns a module with the name of one of Apple's or RxSwift's modules, or one that they share.
func shim(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Shims/\(name)", swiftSettings: settings)
}

/// Returns a C module with the name of one of Apple's modules. Swift finds it only in targets that
/// depend on it; a Swift module would make `#if canImport(os)` true in every package of the build.
func cShim(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/Shims/\(name)")
}

/// The modules with the names of Apple's and RxSwift's modules, and the modules that they share.
let shimNames = [
  "Ticking", "TickingNames", "FoundationAdditions", "CoreGraphics", "QuartzCore", "UIKit",
  "ImageIO", "CoreImage",
  "CoreText", "CoreTextKeys", "CoreTextNames", "AudioToolbox", "AVFoundation", "AVKit",
  "CoreMedia",
  "Accelerate", "CoreHaptics", "CoreMotion", "LocalAuthentication", "MessageUI", "SafariServices",
  "StoreKit", "UniformTypes", "UserNotifications", "WebKit", "simd", "MachTime", "os",
  "SystemLog", "RxSwift", "RxRelay", "RxCocoa",
  "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
]

#if os(Linux)
  let shims: [Target] = [
    shim(
      "Ticking",
      [
        "Failures", "Layers", "Messaging", "VirtualTime",
        .product(name: "DequeModule", package: "swift-collections"),
      ]),
    cShim("MachTime"),
    shim("FoundationAdditions", ["Layers", "Messaging"]),
    shim(
      "TickingNames",
      ["Ticking", "FoundationAdditions", "MachTime", "Messaging", "SystemLog", "TaskSleep"]),
    shim("CoreGraphics", ["TickingNames", "Geometry", "Raster", "Drawing", "BitmapContexts"]),
    shim("QuartzCore", ["CoreGraphics", "Layers", "Emitters", "StringNames", "Messaging"]),
    shim(
      "UIKit",
      [
        "QuartzCore", "CoreImage", "Views", "ViewText", "Controls", "Lists", "ItemDynamics",
        "Containers", "Nibs", "Messaging", "Layers", "TextKeyNames", "TextStringNames",
        "CViewCreation",
      ]),
    shim(
      "ImageIO",
      [
        "Failures", "CoreGraphics", "ImageFilters", "Views", "Layers", "Images", "Raster",
        "UniformTypes",
      ]),
    shim("CoreImage", ["CoreGraphics", "ImageFilters"]),
    shim(
      "CoreText",
      [
        "CoreGraphics", "CoreTextKeys", "CoreTextNames", "Drawing", "Geometry", "Layers", "Raster",
        "Typesetting", "ViewText", "Views",
      ]),
    shim("CoreTextKeys", []),
    shim("CoreTextNames", ["CoreGraphics"]),
    shim("AudioToolbox", ["Ticking"]),
    shim("Accelerate", []),
    shim("CoreHaptics", ["Ticking"]),
    shim("CoreMotion", []),
    shim("LocalAuthentication", ["Ticking"]),
    shim("MessageUI", ["Containers", "Views"]),
    shim("SafariServices", ["Containers", "Controls", "Layers", "Views"]),
    shim("StoreKit", ["Views"]),
    // Not named as Apple's module is: other packages would import that, see `cShim`.
    shim("UniformTypes", []),
    shim("UserNotifications", ["Ticking", "VirtualTime"]),
    shim("WebKit", ["Geometry", "Layers", "Ticking", "Views"]),
    shim("simd", ["Geometry"]),
    shim("CoreMedia", []),
    shim(
      "AVFoundation",
      [
        "CoreGraphics", "CoreMedia", "Drawing", "Failures", "Geometry", "Layers", "Messaging",
        "Raster", "Ticking", "VideoEncoding", "Views", "VirtualTime",
      ]),
    shim("AVKit", ["AVFoundation", "Views"]),
    cShim("Darwin", ["MachTime"]),
    .executableTarget(
      name: "DarwinProbe", dependencies: ["Darwin", "Ticking"], path: "Tests/DarwinProbe",
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
    cShim("os"),
    shim("SystemLog", ["os"]),
    shim("RxSwift", ["TickingNames", "Ticking", "Rx"]),
    shim("RxRelay", ["RxSwift"]),
    shim("RxCocoa", ["RxRelay", "RxSwift", "RxViews", "Motion", "Ticking", "UIKit"]),
    .target(
      name: "FlipbookCombine",
      dependencies: [
        "CombineViews", "StageCombine", "Ticking", "TickingNames",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ], path: "Sources/Shims/FlipbookCombine", swiftSettings: settings),
    shim("CombineCocoa", ["CombineViews"]),
    shim("_Testing_CoreGraphics", []),
    shim("_Testing_CoreImage", []),
    shim("_Testing_UIKit", []),
    film("Pulse", path: "samples/Pulse", shims: shimNames),
    film("PortedTemplate", path: "\(templates)/PortedTemplate", shims: shimNames),
    templateTests("PortedTemplate"),
    film("Gallery", path: "samples/Gallery", shims: shimNames),
    .executableTarget(
      name: "Dialects",
      dependencies: (["Flipbook", "FlipbookCombine"] + umbrella).map { .byName(name: $0) },
      path: "samples/Dialects",
      swiftSettings: settings + [.unsafeFlags(["-enable-testing"])], linkerSettings: [fastLinker]),
    tests(
      of: "Dialects",
      umbrella.map { .byName(name: $0) } + [
        "Dialects", "Flipbook", "FlipbookCombine", "Images", "Rasterizer", "Traces",
      ]),
    // `import Combine` is `import FlipbookCombine` in targets with this setting.
    .testTarget(
      name: "CombineTests",
      dependencies: (umbrella
        + ["Flipbook", "FlipbookCombine", "CombineCocoa", "CombineViews", "StageCombine", "UIKit"])
        .map { .byName(name: $0) } + [
          "TestSupport", .product(name: "OpenCombine", package: "OpenCombine"),
        ],
      swiftSettings: settings + [.unsafeFlags(["-module-alias", "Combine=FlipbookCombine"])]),
    // Compiled like an app: without access to `package` declarations, and with older settings.
    .testTarget(
      name: "OverridingTests",
      dependencies: (umbrella + shimNames + ["Flipbook"]).map { .byName(name: $0) },
      packageAccess: false,
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("BareSlashRegexLiterals"),
        .swiftLanguageMode(.v5),
      ]),
    // Compiled with the settings of older code.
    .testTarget(
      name: "ShimsTests",
      dependencies: (umbrella + shimNames + ["Flipbook", "TestSupport"]).map { .byName(name: $0) },
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
  ]
  // Darwin is a separate product because no test can depend on a module of that name: SwiftPM's
  // generated test runner uses `#if canImport(Darwin)` to detect XCTest's API on Apple's systems.
  let shimProducts: [Product] = [
    .library(name: "FlipbookShims", targets: shimNames),
    .library(name: "FlipbookDarwin", targets: ["Darwin"]),
    .library(
      name: "FlipbookCombine",
      targets: ["FlipbookCombine", "CombineCocoa", "CombineViews", "StageCombine"]),
  ]
  let portedSamples = ["Pulse", "Gallery"] + shimNames
#else
  // On other systems, the original modules have these names.
  let shims: [Target] = []
  let shimProducts: [Product] = []
  let portedSamples: [String] = []
#endif

/// The fuzzer. Only `scripts/fuzz` builds it, because it needs the sanitizers' runtime.
let fuzzers: [Target] =
  Context.environment["FLIPBOOK_FUZZ"] == nil
  ? []
  : [
    .target(name: "CFuzzer", path: "Fuzz/CFuzzer"),
    .executableTarget(
      name: "Fuzz", dependencies: ["CFuzzer", "FuzzedReaders"], path: "Fuzz/Fuzz",
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ]

let package = Package(
  name: "flipbook",
  products: [
    .library(name: "Flipbook", targets: ["Flipbook"] + umbrella),
    .library(name: "FlipbookTesting", targets: ["FlipbookTesting", "PixelDiff"]),
    .library(name: "PixelDiff", targets: ["PixelDiff"]),
    .library(name: "RxTesting", targets: ["RxTesting"]),
    .library(name: "RxExtras", targets: ["RxExtras"]),
    .library(name: "RasterScenes", targets: ["RasterScenes"]),
    .executable(name: "flipbook", targets: ["FlipbookTool"]),
  ] + shimProducts,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Built only for the product FlipbookCombine.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // Built only for tests, which play its operators on a stage's clock.
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
  ],
  targets: [
    systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev", brew: "isa-l"),
    systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
    systemLibrary("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    systemLibrary(
      "CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
    systemLibrary("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev", brew: "webp"),
    systemLibrary("CGIF", apt: "libgif-dev", brew: "giflib"),
    systemLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    systemLibrary("CPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev", brew: "pango"),

    // Loops over pixels, compiled for several processors.
    kernel("CKernels"),
    // Creates objects of classes that are known only at run time.
    kernel("CLayerCreation"),
    kernel("CViewCreation"),
    kernel("CCellCreation"),
    // Detects calls that use the wall clock.
    kernel("CRealTime"),
    // The hooks of Swift's concurrency runtime.
    kernel("CTaskHooks"),
    // The random numbers and hash seeds of Swift's standard library.
    kernel("CRandomness"),
    // Pipes that transfer memory without copying, and other Linux functions.
    kernel("CPipes"),
    // Processes, threads, stacks and signals.
    kernel("CProcesses"),

    module("Geometry", in: "Base"),
    module("Failures", in: "Base"),
    module("NearestNames", in: "Base"),
    module(
      "Processes", in: "Base",
      ["Failures", "CProcesses", .product(name: "SystemPackage", package: "swift-system")]),
    // What is drawn: pictures, colours, display lists.
    module("Raster", in: "Graphics", ["Geometry"]),
    // Drawing. Modules that only describe pictures don't wait for it to compile.
    module("Rasterizer", in: "Graphics", ["Raster", "Geometry", "CKernels"]),
    // Drawings for benchmarks.
    module("RasterScenes", in: "Graphics", ["Rasterizer", "Raster", "Geometry"]),
    module(
      "Typesetting", in: "Graphics",
      ["Failures", "Geometry", "NearestNames", "CFreeType", "CPango"]),
    module(
      "VirtualTime", in: "Base",
      [
        "CRandomness", "CTaskHooks", "Failures", "Processes",
        .product(name: "HeapModule", package: "swift-collections"),
        .product(name: "DequeModule", package: "swift-collections"),
      ]),
    // `Task.sleep` on the stage's time.
    module("TaskSleep", in: "Base", ["VirtualTime"]),
    module(
      "Rx", in: "Reactive",
      [
        "Failures", "Processes",
        "VirtualTime",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
      ], exclude: ["PARITY.md"]),
    module("RxTesting", in: "Reactive", ["Rx", "VirtualTime"]),
    // What code uses of other libraries around RxSwift.
    module(
      "RxExtras", in: "Interface", ["Controls", "Rx", "RxViews", "ViewText", "Views"]),
    // Attributes of text with strings as keys, as before Swift 4, and the former names of the keys.
    module("TextKeyNames", in: "Interface", ["Layers", "Views"]),
    module(
      "TextStringNames", in: "Interface", ["Containers", "Controls", "Layers", "ViewText", "Views"]),
    // Combine on a stage's clock.
    module(
      "StageCombine", in: "Reactive",
      [
        "Rx", "VirtualTime",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ], exclude: ["PARITY.md"]),
    module(
      "Parameters", in: "Jobs",
      ["Failures", "Geometry", "NearestNames", .product(name: "Yams", package: "Yams")]),
    module("Drawing", in: "Graphics", ["Raster", "Typesetting", "Geometry"]),
    // Contexts whose pixels can be read.
    module("BitmapContexts", in: "Graphics", ["Drawing", "Rasterizer", "Raster", "Geometry"]),
    module(
      "Layers", in: "Animation",
      [
        "Failures",
        "Drawing", "Raster", "Typesetting", "Geometry", "NearestNames", "VirtualTime",
        "CLayerCreation",
      ]),
    module(
      "Emitters", in: "Animation", ["Layers", "Drawing", "Raster", "Geometry", "VirtualTime"]),
    // Constants and properties of Core Animation that were strings before Swift 4.2.
    module("StringNames", in: "Animation", ["Layers", "Emitters"]),
    // Messages by name, as Objective-C has them.
    module("Messaging", in: "Interface", ["Failures", "Layers", "VirtualTime"]),
    // Core Image.
    module(
      "ImageFilters", in: "Interface",
      ["Drawing", "Geometry", "Layers", "Messaging", "NearestNames", "Raster"]),
    // The solver of Auto Layout.
    module("LayoutSolver", in: "Interface"),
    // The shapes of symbols.
    module("SymbolShapes", in: "Interface", ["Geometry", "Raster"]),
    module(
      "Views", in: "Interface",
      [
        "CViewCreation", "Failures",
        "ImageFilters", "Layers", "LayoutSolver", "Messaging", "Images", "BitmapContexts",
        "Drawing", "Raster", "SymbolShapes",
        "Typesetting",
        "Geometry",
        "NearestNames", "VirtualTime",
      ]),
    module(
      "ViewText", in: "Interface",
      [
        "Failures", "Messaging", "Views", "Layers", "Drawing", "Raster", "Typesetting", "Geometry",
        "VirtualTime",
      ]),
    module(
      "Controls", in: "Interface",
      [
        "Failures", "Messaging",
        "Views", "ViewText", "Layers", "Drawing", "Raster", "Typesetting", "Geometry",
        "VirtualTime",
      ]),
    // Tables and collections.
    module(
      "Lists", in: "Interface",
      [
        "Failures", "Messaging", "CCellCreation", "CViewCreation",
        "Views", "ViewText", "Controls", "Layers", "Drawing", "Geometry", "VirtualTime",
      ]),
    // Rigid bodies that collide and are connected.
    module("RigidBodies", in: "Interface", ["Geometry"]),
    // UIKit Dynamics.
    module(
      "ItemDynamics", in: "Interface",
      ["Geometry", "Layers", "Lists", "RigidBodies", "Views", "VirtualTime"]),
    // Navigation bars, tab bars and toolbars, and their controllers.
    module(
      "Containers", in: "Interface",
      [
        "Failures", "Messaging", "CViewCreation", "Views", "ViewText", "Controls", "Layers",
        "Geometry", "VirtualTime",
      ]),
    // Views from files of Interface Builder.
    module(
      "Nibs", in: "Interface",
      ["Containers", "Controls", "Layers", "Lists", "Messaging", "ViewText", "Views"]),
    module(
      "RxViews", in: "Interface",
      ["Rx", "Views", "Controls", "Lists", "Layers", "Messaging", "VirtualTime"]),
    module(
      "Motion", in: "Interface", ["Failures", "Rx", "Views", "Layers", "VirtualTime", "Geometry"]),
    module(
      "CombineViews", in: "Interface",
      [
        "Controls", "Geometry", "Messaging", "Motion", "Rx", "RxViews", "StageCombine", "Views",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    module(
      "Images", in: "Graphics",
      [
        "Failures",
        "Raster", "Geometry", "CKernels", "CPNG", "CISAL", "CZlib", "CLCMS", "CTurboJPEG", "CWebP",
        "CGIF",
      ]),
    module(
      "OutputFiles", in: "Output",
      [
        "Processes", "Failures", "Images", .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "RenderStore", in: "Output",
      [
        "Failures",
        "OutputFiles", "Images", "Raster", "VirtualTime",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "Sinks", in: "Output",
      [
        "Failures",
        "OutputFiles", "RenderStore", "Raster", "Images", "VirtualTime",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "VideoEncoding", in: "Output",
      [
        "Processes",
        "Failures",
        "OutputFiles", "Sinks", "Raster", "Images", "NearestNames", "VirtualTime", "CKernels",
        "CPipes",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "PixelDiff", in: "Comparing",
      [
        "Processes",
        "Failures",
        "Raster", "Images", "OutputFiles", "RenderStore", "VideoEncoding", "VirtualTime",
        "CKernels",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "DiffReport", in: "Comparing",
      [
        "Failures",
        "PixelDiff", "Raster", "Images", "OutputFiles", "RenderStore",
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "Mustache", package: "swift-mustache"),
      ], resources: [.embedInCode("Page")]),
    module(
      "Goldens", in: "Comparing",
      ["Failures", "PixelDiff", "DiffReport", "OutputFiles", "RenderStore"]),
    module("SourceLines", in: "Film", ["Failures", "CProcesses", "VirtualTime"]),
    module(
      "FilmStage", in: "Film",
      [
        "Processes",
        "Failures",
        "CRealTime", "Geometry", "Layers", "OutputFiles", "RenderStore", "Sinks", "Parameters",
        "Raster",
        "Rasterizer", "Rx",
        "SourceLines", "Views", "VirtualTime",
      ]),
    module(
      "ScriptedUsers", in: "Film",
      ["Failures", "Controls", "FilmStage", "Geometry", "Layers", "Sinks", "Views", "VirtualTime"]),
    module(
      "Traces", in: "Film",
      [
        "Failures",
        "FilmStage", "Geometry", "Layers", "OutputFiles", "RenderStore", "Sinks", "Rx",
        "VirtualTime",
      ]),
    module(
      "Pipeline", in: "Rendering",
      [
        "Processes",
        "Failures",
        "OutputFiles", "Sinks", "Raster", "Rasterizer",
        .product(name: "DequeModule", package: "swift-collections"),
      ]),
    module(
      "Stills", in: "Rendering",
      [
        "Processes",
        "Failures",
        "FilmStage", "Geometry", "Layers", "OutputFiles", "RenderStore", "Sinks", "Raster",
        "Rasterizer", "ViewText", "Views", "VirtualTime",
      ]),
    // The frames of a film for a preview, in the film's program.
    module(
      "PreviewFrames", in: "Rendering",
      [
        "Processes",
        "Failures",
        "FilmStage", "Layers", "OutputFiles", "Parameters", "Raster", "Rasterizer", "Sinks",
        "Traces", "Views", "VirtualTime",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "RenderJobs", in: "Rendering",
      [
        "Processes",
        "Failures",
        "FilmStage", "Images", "Layers", "OutputFiles", "RenderStore", "Sinks", "VideoEncoding",
        "Pipeline",
        "Raster", "Rasterizer", "Traces",
        "Typesetting", "Views", "VirtualTime",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "Batch", in: "Jobs",
      [
        "Processes",
        "Failures",
        "FilmStage", "Images", "OutputFiles", "RenderStore", "Sinks", "SourceLines",
        "VideoEncoding", "Parameters", "RenderJobs", "VirtualTime",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "Slurm", in: "Jobs",
      [
        "Processes",
        "Failures",
        "OutputFiles", "RenderStore", "VideoEncoding", "RenderJobs",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "FilmCommands", in: "Programs",
      [
        "Processes",
        "Failures",
        "Batch", "FilmStage", "Images", "OutputFiles", "RenderStore", "Sinks", "VideoEncoding",
        "NearestNames", "Parameters", "PreviewFrames",
        "RenderJobs", "Slurm", "SourceLines", "Stills",
        "Traces", "Views",
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The page that previews a film, and its server, in the program `flipbook`.
    module(
      "PreviewServer", in: "Programs",
      [
        "Processes",
        "Failures",
        "DiffReport", "Goldens", "OutputFiles", "PixelDiff", "PreviewFrames", "RenderStore",
        "Traces", "VirtualTime",
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], resources: [.embedInCode("Page")]),
    module(
      "ToolCommands", in: "Programs",
      [
        "Processes",
        "Failures",
        "FilmCommands", "FilmStage", "Goldens", "Images", "OutputFiles", "RenderStore", "PixelDiff",
        "DiffReport", "FilmTemplates", "PreviewServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    module(
      "FlipbookTesting", in: "Comparing",
      [
        "Failures",
        "FilmStage", "OutputFiles", "Geometry", "Goldens", "Images", "Layers", "Pipeline",
        "PixelDiff",
        "Raster", "RenderJobs", "RenderStore", "DiffReport", "Sinks", "Stills", "Traces", "Views",
      ]),
    // The templates of `flipbook new`. Their films are also compiled and tested in this package.
    module(
      "FilmTemplates", in: "Programs",
      ["Failures", "OutputFiles", .product(name: "Mustache", package: "swift-mustache")],
      resources: [.embedInCode("Package"), .embedInCode("Films")]),
    module("Flipbook", in: "Programs", umbrella.map { .byName(name: $0) } + ["FilmCommands"]),
    .executableTarget(
      name: "FlipbookTool", dependencies: ["ToolCommands"],
      path: "Sources/Programs/FlipbookTool", swiftSettings: settings),
    film("Intro", path: "samples/Intro"),
    film("Overture", path: "samples/Overture"),
    film("Settings", path: "samples/Settings"),
    film("Title", path: "samples/Title", resources: [.copy("Assets")]),
    film("Confetti", path: "samples/Confetti"),
    film("Greeting", path: "samples/Greeting", exclude: ["people.csv"]),
    film("TutorialStep1", path: "\(tutorials)/TutorialStep1"),
    film("TutorialStep2", path: "\(tutorials)/TutorialStep2"),
    film("TutorialStep3", path: "\(tutorials)/TutorialStep3"),
    film("Hello", path: "\(tutorials)/Hello"),
    .testTarget(
      name: "HelloTests", dependencies: ["FlipbookTesting", "Hello"],
      path: "\(tutorials)/HelloTests", exclude: ["__Goldens__"], swiftSettings: settings),
    film("IntroTemplate", path: "\(templates)/IntroTemplate"),
    film("TitleCardTemplate", path: "\(templates)/TitleCardTemplate"),
    film("BatchTemplate", path: "\(templates)/BatchTemplate", exclude: ["people.csv"]),
    templateTests("IntroTemplate"),
    templateTests("TitleCardTemplate"),
    templateTests("BatchTemplate"),

    // Support for the tests of several modules, and a film whose behaviour an environment
    // variable selects.
    .target(
      name: "TestSupport", dependencies: ["Images", "Raster"], path: "Tests/TestSupport",
      swiftSettings: settings),
    film("Fixture", path: "Tests/Fixture"),
    film("Fragile", path: "Tests/Fragile"),
    film("ReadmeFilm", path: "Tests/ReadmeFilm"),

    // Scenarios that the solver of Auto Layout and kiwi, its oracle, play.
    .target(
      name: "LayoutOracle", dependencies: ["LayoutSolver"], path: "Tests/LayoutOracle",
      exclude: ["kiwi"], swiftSettings: settings),
    .executableTarget(
      name: "LayoutBench", dependencies: ["LayoutSolver", "LayoutOracle"],
      path: "Tests/LayoutBench",
      swiftSettings: settings),
    // Plain implementations of the renderer and the comparison, which tests compare them with.
    .target(
      name: "RasterReference", dependencies: ["Rasterizer", "Raster", "Geometry"],
      path: "Tests/RasterReference",
      swiftSettings: settings),
    .target(
      name: "PixelDiffReference", dependencies: ["PixelDiff", "Raster"],
      path: "Tests/PixelDiffReference", swiftSettings: settings),

    // A scene for each drawing feature, and a film that shows all of them in one picture.
    film("ContactSheet", path: "Tests/ContactSheet"),

    // Support for the tests of images: writing with libpng, and a program that decodes files and
    // reports the memory that it used.
    .target(
      name: "CPNGWriting", path: "Tests/CPNGWriting", linkerSettings: [.linkedLibrary("png")]),
    .executableTarget(
      name: "ImageProbe", dependencies: ["Failures", "Images", "Raster"], path: "Tests/ImageProbe",
      swiftSettings: settings),

    // The readers that `scripts/fuzz` runs on generated bytes, and the tests on kept ones.
    .target(
      name: "FuzzedReaders",
      dependencies: [
        "Batch", "DiffReport", "Failures", "Geometry", "Goldens", "Images", "OutputFiles",
        "Parameters", "PixelDiff", "Raster", "RenderStore", "Slurm", "Traces", "Typesetting",
        "VideoEncoding", "VirtualTime",
      ],
      path: "Fuzz/Readers", swiftSettings: settings),

    tests("Failures"),
    tests("Geometry"),
    tests("Raster", ["Rasterizer", "Geometry", "CKernels", "RasterReference", "TestSupport"]),
    tests("Typesetting", ["Failures", "CPango", "Geometry", "Images", "Rasterizer", "Raster"]),
    tests("Drawing", ["BitmapContexts", "Rasterizer", "Raster", "Typesetting", "Geometry"]),
    tests("VirtualTime"),
    tests("SymbolShapes", ["Geometry", "Raster", "Rasterizer"]),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver", "LayoutOracle"],
      resources: [.copy("Answers")], swiftSettings: settings),
    tests(
      of: "Constraint",
      [
        "Controls", "Failures", "Layers", "RxViews", "Rx", "ViewText", "Views", "VirtualTime",
      ]),
    // Observable models in views.
    tests(of: "ObservedModel", ["FilmStage", "Geometry", "Views", "Layers", "VirtualTime"]),
    tests(
      "Messaging",
      [
        "Controls", "Failures", "FilmStage", "Geometry", "Layers", "ScriptedUsers", "ViewText",
        "Views", "VirtualTime",
      ]),
    tests(
      "ImageFilters",
      ["Drawing", "Geometry", "Layers", "Raster", "Views", "VirtualTime"]),
    tests("SourceLines", ["CProcesses", "CRealTime"]),
    tests("Rx", ["Failures", "Processes", "VirtualTime"]),
    tests("RxTesting", ["Rx", "VirtualTime"]),
    tests(
      "RxExtras",
      ["FilmStage", "Geometry", "Layers", "Rx", "ScriptedUsers", "ViewText", "Views"]),
    tests(of: "RxTraits", ["Rx", "RxViews", "RxTesting", "VirtualTime"]),
    tests(
      of: "StageTask",
      [
        "Failures", "FilmStage", "Rx", "Motion", "TaskSleep", "Traces", "Views", "Geometry",
        "VirtualTime",
      ]),
    tests(
      "Layers",
      [
        "Failures",
        "Emitters", "Drawing", "Rasterizer", "Raster", "Typesetting", "Geometry", "VirtualTime",
        "TestSupport",
      ]),
    tests(
      "Emitters",
      ["Failures", "Layers", "Drawing", "Raster", "Geometry", "VirtualTime", "TestSupport"]),
    tests(
      "Views",
      [
        "Failures", "Messaging",
        "ViewText", "Controls", "BitmapContexts", "Drawing", "Layers", "Rasterizer", "Raster",
        "Typesetting", "Geometry",
        "VirtualTime", "TestSupport",
      ]),
    tests(
      "RxViews",
      [
        "Failures",
        "Rx", "Motion", "FilmStage", "ScriptedUsers", "Views", "Controls", "Lists", "Layers",
        "Drawing",
        "Raster", "Geometry", "VirtualTime",
      ]),
    .testTarget(
      name: "ImagesTests",
      dependencies: [
        "Failures", "Images", "Raster", "Geometry", "CISAL", "CKernels", "CLCMS", "CPNGWriting",
        "CTurboJPEG",
        "CWebP", "ImageProbe", "TestSupport",
      ],
      exclude: ["Corpus"], swiftSettings: settings),
    tests(
      of: "Output",
      [
        "Failures",
        "OutputFiles", "RenderStore", "Sinks", "VideoEncoding",
        "Raster", "Images", "VirtualTime", "TestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests(
      "Containers",
      [
        "Failures", "Controls", "Geometry", "Layers", "Messaging", "Raster",
        "Rasterizer", "ViewText", "Views", "VirtualTime",
      ]),
    tests(
      "Lists",
      [
        "Failures", "Controls", "Drawing", "Geometry", "Layers", "Messaging", "Raster",
        "Rasterizer", "ViewText", "Views", "VirtualTime",
      ]),
    tests(
      "ItemDynamics",
      ["FilmStage", "Geometry", "Layers", "Lists", "RigidBodies", "Views", "VirtualTime"]),
    tests(
      "Nibs",
      [
        "Containers", "Controls", "Layers", "Lists", "Messaging", "ViewText", "Views",
        "VirtualTime",
      ]),
    tests("Parameters", ["Failures", "TestSupport"]),
    tests(
      "Batch",
      umbrella.map { .byName(name: $0) }
        + [
          "Flipbook", "Images", "OutputFiles", "RenderStore", "VideoEncoding", "Parameters",
          "RenderJobs",
          "TestSupport",
        ]),
    tests(
      "PixelDiff",
      [
        "Failures",
        "PixelDiffReference", "Raster", "Rasterizer", "Geometry", "Images", "OutputFiles",
        "RenderStore", "Sinks",
        "VideoEncoding", "TestSupport", "CKernels",
      ]),
    tests(
      "DiffReport", ["Failures", "PixelDiff", "Images", "OutputFiles", "Raster", "TestSupport"]),
    tests(
      of: "Filming",
      umbrella.map { .byName(name: $0) }
        + [
          "Flipbook", "Images", "OutputFiles", "RenderStore", "Sinks", "VideoEncoding",
          "Parameters", "Pipeline", "Rasterizer", "RenderJobs",
          "Stills", "TestSupport", "Traces",
        ]),
    .testTarget(
      name: "FlipbookTestingTests",
      dependencies: (umbrella
        + [
          "DiffReport", "Flipbook", "FlipbookTesting", "Goldens", "Images", "OutputFiles",
          "RenderStore",
          "PixelDiff",
          "TestSupport",
        ])
        .map { .byName(name: $0) },
      exclude: ["__Goldens__"], swiftSettings: settings),
    // Compares animations with figures measured on Apple's systems.
    tests(of: "Measured", (umbrella + ["Flipbook"]).map { .byName(name: $0) }),
    tests(
      "Slurm",
      [
        "Failures", "Images", "OutputFiles", "RenderStore", "TestSupport", "VirtualTime",
      ]),
    tests(
      "FilmCommands",
      [
        "FilmStage", "Fixture", "FlipbookTool", "Fragile", "Greeting", "Images", "Intro",
        "Parameters", "Raster", "RenderStore", "TestSupport",
      ]),
    tests("FilmTemplates", ["Failures", "TestSupport"]),
    tests(
      of: "Preview",
      [
        "Fixture", "FlipbookTool", "Geometry", "Greeting", "Images", "Intro", "PreviewFrames",
        "PreviewServer", "Raster", "Rasterizer", "RenderStore", "Settings", "TestSupport", "Title",
        .product(name: "FlyingFox", package: "FlyingFox"),
      ]),
    .testTarget(
      name: "FuzzedReadersTests",
      dependencies: ["FuzzedReaders", "RenderStore", "TestSupport", "VirtualTime"],
      exclude: ["Corpus"], swiftSettings: settings),
    tests(
      "ToolCommands",
      [
        "FilmTemplates", "FlipbookTool", "Images", "OutputFiles", "PixelDiff", "Raster",
        "RenderStore",
        "TestSupport",
      ]),
    .testTarget(
      name: "SamplesTests",
      dependencies: (umbrella + portedSamples).map { .byName(name: $0) }
        + [
          "Confetti", "Flipbook", "FlipbookTesting", "Greeting", "Images", "Intro", "RenderStore",
          "Sinks", "VideoEncoding",
          "Hello", "Overture", "Parameters", "PixelDiff", "Rasterizer", "RenderJobs", "Settings",
          "Stills", "TestSupport", "Title", "TutorialStep1", "TutorialStep2", "TutorialStep3",
        ],
      exclude: ["__Goldens__"], swiftSettings: settings),
    .testTarget(
      name: "StageClockTests",
      dependencies: [
        "FilmStage", "Flipbook", "VirtualTime",
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SnippetTests",
      dependencies: [
        "FilmStage", "Flipbook", "FlipbookTesting", "FlipbookTool", "Greeting", "Hello", "Overture",
        "ReadmeFilm", "RxTesting", "TestSupport",
      ],
      exclude: ["__Goldens__"], swiftSettings: settings),
    .testTarget(
      name: "ContactSheetTests",
      dependencies: umbrella.map { .byName(name: $0) }
        + [
          "ContactSheet", "Flipbook", "FlipbookTesting", "Images", "PixelDiff",
          "RasterReference", "Rasterizer", "RenderJobs", "Stills", "TestSupport",
        ],
      exclude: ["__Goldens__"], swiftSettings: settings),
  ] + shims + fuzzers,
  swiftLanguageModes: [.v6]
)

// FLIPBOOK_TESTS=LayersTests,ViewsTests limits the package to these test targets.
if let named = Context.environment["FLIPBOOK_TESTS"] {
  let kept = Set(named.split(separator: ",").map(String.init))
  let known = Set(package.targets.filter { $0.type == .test }.map(\.name))
  if let unknown = kept.subtracting(known).sorted().first {
    fatalError("FLIPBOOK_TESTS names \(unknown), which isn't a test target.")
  }
  package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}

// Only tests with loops over pixels are optimized. The others then compile in two thirds of the
// time.
let optimizedTests: Set = [
  "ContactSheetTests", "DiffReportTests", "ImagesTests", "OutputTests", "PixelDiffTests",
  "RasterTests",
]
for target in package.targets where target.type == .test && !optimizedTests.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
