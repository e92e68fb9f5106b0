/// Names that a film's module can't have, because the package contains another module of that name.
package enum ModuleNames {
  /// Flipbook's modules, and the libraries below them.
  package static let taken = modules + shims + cModules + libraries

  /// A test compares these names with the folders in `Sources`.
  private static let modules = [
    "Batch", "BitmapContexts", "CombineViews", "Containers", "Controls", "DiffReport", "Drawing",
    "Emitters", "Failures", "FilmCommands", "FilmStage", "FilmTemplates", "Flipbook",
    "FlipbookTesting", "FlipbookTool", "Geometry", "Goldens", "ImageFilters", "Images",
    "ItemDynamics", "Layers", "LayoutSolver", "Lists", "Messaging", "Motion", "NearestNames",
    "Nibs",
    "OutputFiles", "Parameters", "Pipeline", "PixelDiff", "PreviewFrames", "PreviewServer",
    "Processes", "Raster", "Rasterizer", "RasterScenes", "RenderJobs", "RenderStore", "RigidBodies",
    "Rx", "RxExtras", "RxTesting", "RxViews", "ScriptedUsers", "Sinks", "Slurm", "SourceLines",
    "StageCombine", "Stills", "StringNames", "SymbolShapes", "TaskSleep", "TextKeyNames",
    "TextStringNames", "ToolCommands", "Traces",
    "Typesetting", "VideoEncoding", "Views", "ViewText", "VirtualTime",
  ]

  private static let shims = [
    "Accelerate", "AudioToolbox", "AVFoundation", "AVKit", "CombineCocoa", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreMedia", "CoreMotion", "CoreText", "CoreTextKeys",
    "CoreTextNames", "Darwin",
    "FlipbookCombine", "FoundationAdditions", "ImageIO", "LocalAuthentication", "MachTime",
    "MessageUI", "os", "QuartzCore", "RxCocoa", "RxRelay", "RxSwift", "SafariServices", "StoreKit",
    "UniformTypes", "UserNotifications", "WebKit",
    "simd", "SystemLog", "Ticking", "TickingNames", "UIKit",
  ]

  private static let cModules = [
    "CCellCreation", "CFreeType", "CGIF", "CISAL", "CKernels", "CLayerCreation", "CLCMS", "CPango",
    "CPipes", "CPNG", "CProcesses", "CRandomness", "CRealTime", "CTaskHooks", "CTurboJPEG",
    "CViewCreation", "CWebP", "CZlib",
  ]

  private static let libraries = [
    "ArgumentParser", "COpenCombineHelpers", "DequeModule", "Dispatch", "FlyingFox", "FlyingSocks",
    "Foundation", "Glibc", "HeapModule", "Logging", "Mustache", "OpenCombine", "Swift",
    "SystemPackage", "Testing", "XCTest", "Yams",
  ]
}
