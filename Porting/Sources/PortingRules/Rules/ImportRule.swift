import SwiftSyntax

/// Adapts imports to the modules that Flipbook has.
///
/// A file that uses UIKit's names without importing it, as the bridging header of an app allows,
/// gets the import, and so does one that uses Core Text's names, which Apple's UIKit exports.
/// Foundation and Core Foundation are left out where they would make names ambiguous: UIKit exports
/// the one and has the names of the other.
package enum ImportRule: Rule {
  package static let name = "imports"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    var findings = Findings(ImportRule.self, file)
    let collector = ImportCollector(file)
    collector.walk(file.tree)
    let names = Set(collector.imports.map { $0.path.first?.name.text ?? "" })
    let usesKit = collector.identifiers.contains { isOfKit($0) && !index.declares($0) }
    let usesTime = !collector.identifiers.isDisjoint(with: ambiguous)
    let hasShim = !names.isDisjoint(with: [
      "UIKit", "QuartzCore", "CoreGraphics", "RxSwift", "RxCocoa",
    ])
    let wantsKit = !names.contains("UIKit") && (usesKit || usesTime && !names.isEmpty)
    var isKitAdded = false
    for node in collector.imports {
      let name = node.path.first?.name.text ?? ""
      if let prefixes = prefixes[name], !collector.usesName(startingWith: prefixes, index) {
        findings.remove(node, "the file doesn't use \(name)")
      } else if name == "SwiftUI", !names.contains("Combine"),
        !collector.identifiers.isDisjoint(with: ofModels)
      {
        findings.replace(node, with: "import Combine", "SwiftUI exports Combine")
        remarkOnCombine(node, &findings)
      } else if name == "SwiftUI", !file.partsForSwiftUI.isEmpty {
        findings.remove(node, "what uses SwiftUI is left out")
      } else if FilmConfiguration.missingModules.contains(name) {
        findings.remark(
          .obstacle, node, "the module \(name) isn't available on Linux",
          hint: "Put the code that needs it into #if canImport(\(name)).")
        // A file that imports it without need compiles.
        findings.add(Edit(removing: node))
      } else if name == "Combine" {
        if collector.identifiers.isDisjoint(with: ofCombine) {
          findings.remove(node, "the file doesn't use Combine")
        } else {
          remarkOnCombine(node, &findings)
        }
      } else if name == "AVFoundation", let missing = missingMedia(in: collector, index) {
        findings.remark(
          .obstacle, node, "AVFoundation has no \(missing) here: only players",
          hint: "Leave out code for cameras, recordings and exports.")
      } else if name == "Accelerate", !collector.usesName(startingWith: ofImages, index) {
        findings.remark(
          .obstacle, node, "Accelerate has only functions of vImage here",
          hint: "Leave out the code that needs others.")
        findings.add(Edit(removing: node))
      } else if name == "ObjectiveC" {
        findings.remove(node, "the runtime is part of UIKit")
      } else if name == "CoreFoundation", hasShim || wantsKit {
        findings.remove(node, "UIKit has the names of Core Foundation")
      } else if ["MobileCoreServices", "CoreServices", "UniformTypeIdentifiers"].contains(name) {
        findings.replace(node, with: "import ImageIO", "ImageIO has the types of files")
      } else if name == "Darwin" {
        findings.replace(node, with: "import Foundation", "Foundation has C's functions")
      } else if name == "UIKit", node.path.count > 1 || node.importKindSpecifier != nil {
        findings.replace(node, with: "import UIKit", "UIKit is imported as a whole")
      } else if isPartOfTarget(name, index) {
        findings.remove(node, "the sources of \(name) are part of the target")
      } else if withSubmodules.contains(name), let imported = withoutSubmodules(node) {
        findings.replace(node, with: imported, "\(name) has no submodules on Linux")
      } else if ["Foundation", "Dispatch"].contains(name), usesTime, hasShim || wantsKit,
        node.attributes.isEmpty
      {
        isKitAdded = isKitAdded || wantsKit
        findings.replace(
          node, with: wantsKit ? "import UIKit" : "", "UIKit has the stage's time and Foundation")
      }
    }
    let isCovered = collector.imports.isEmpty && index.importsKit && !file.tree.statements.isEmpty
    if wantsKit || isCovered, !isKitAdded {
      findings.append("import UIKit")
      findings.remark(.rewritten, file.tree, "UIKit is imported")
    }
    if !names.contains("CoreText"), collector.usesName(startingWith: ["CT", "kCT"], index) {
      findings.append("import CoreText")
      findings.remark(.rewritten, file.tree, "CoreText is imported")
    }
    if !collector.identifiers.isDisjoint(with: ofNetworks), !names.contains("FoundationNetworking")
    {
      findings.append("import FoundationNetworking")
      findings.remark(.rewritten, file.tree, "FoundationNetworking has the names of networks")
    }
    return findings
  }

  private static func remarkOnCombine(_ node: ImportDeclSyntax, _ findings: inout Findings) {
    findings.remark(
      .note, node, "Combine is the product FlipbookCombine, on the stage's clock",
      hint: "Add the product to the target's dependencies, and "
        + "-module-alias Combine=FlipbookCombine to its flags.")
  }

  /// Returns whether the target contains the sources of a library, instead of depending on its module:
  /// whether it declares the public type that has the library's name, or has a file with that name.
  private static func isPartOfTarget(_ module: String, _ index: SourceIndex) -> Bool {
    !FilmConfiguration.modules.contains(module)
      && (index.publicTypes.contains(module) || index.fileNames.contains(module))
  }

  /// What the names of a missing module start with, where that tells whether a file uses it.
  private static let prefixes: [String: [String]] = [
    "MapKit": ["MK", "CL"], "WebKit": ["WK"], "SceneKit": ["SCN"], "SpriteKit": ["SK"],
    "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "CoreData": ["NSManaged", "NSFetch", "NSPersist"],
    "CoreLocation": ["CL"], "StoreKit": ["SK"], "GameplayKit": ["GK"], "ARKit": ["AR"],
    "PhotosUI": ["PH"], "Photos": ["PH"], "SafariServices": ["SF"],
    "UserNotifications": ["UN"], "Vision": ["VN"], "CoreML": ["ML"],
    "CoreVideo": ["CV", "kCV"], "GameKit": ["GK"], "GLKit": ["GL"],
    "MediaPlayer": ["MP"], "MessageUI": ["MF"], "PDFKit": ["PDF"], "QuickLook": ["QL"],
    "Contacts": ["CN"], "ContactsUI": ["CN"], "EventKit": ["EK"], "HealthKit": ["HK"],
    "Social": ["SL"],
  ]

  /// Modules that have submodules on Apple's systems, such as `QuartzCore.CATransaction`.
  private static let withSubmodules: Set<String> = [
    "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "ImageIO", "AVFoundation",
    "AudioToolbox",
    "Foundation",
  ]

  /// Returns an import of the module instead of its submodule, or of the declaration instead of the
  /// one in the submodule, as in `import class Foundation.NSLock.NSRecursiveLock`. Returns nil if
  /// the import names no submodule.
  private static func withoutSubmodules(_ node: ImportDeclSyntax) -> String? {
    let names = node.path.map(\.name.text)
    guard let kind = node.importKindSpecifier?.text else {
      return names.count > 1 ? "import \(names[0])" : nil
    }
    return names.count > 2 ? "import \(kind) \(names[0]).\(names[names.count - 1])" : nil
  }

  /// What the names of vImage start with.
  private static let ofImages = ["vImage", "kvImage"]

  /// Returns the first name of AVFoundation that Flipbook doesn't have.
  private static func missingMedia(in collector: ImportCollector, _ index: SourceIndex) -> String? {
    collector.identifiers.filter { name in
      name.hasPrefix("AV") && name.dropFirst(2).first?.isUppercase ?? false
        && !media.contains { name.hasPrefix($0) } && !mediaNames.contains(name)
        && !index.declares(name)
    }.min()
  }

  /// What the names that AVFoundation has start with.
  private static let media = [
    "AVAudioPlayer", "AVAudioSession", "AVPlayer", "AVQueuePlayer", "AVURLAsset",
    "AVAssetImageGenerator", "AVAssetTrack", "AVLayerVideoGravity", "AVAudioTimePitchAlgorithm",
  ]
  private static let mediaNames: Set<String> = [
    "AVMakeRect", "AVAsset", "AVMediaType", "AVKeyValueStatus", "AVAsyncProperty", "AVError",
    "AVFoundation", "AVFoundationErrorDomain", "AVKit",
  ]

  /// Names of Combine, one of which is in every file that uses it, unless values are passed on only.
  private static let ofCombine: Set<String> = [
    "Publisher", "Publishers", "AnyPublisher", "Published", "ObservableObject",
    "ConnectablePublisher", "Subscriber", "Subscribers", "AnySubscriber", "Subscription",
    "Subscriptions", "Cancellable", "AnyCancellable", "Subject", "PassthroughSubject",
    "CurrentValueSubject", "Just", "Future", "Deferred", "Empty", "Fail", "Record", "Scheduler",
    "ImmediateScheduler", "sink", "publisher", "eraseToAnyPublisher", "objectWillChange",
  ]

  /// Names of Combine that models for SwiftUI use.
  private static let ofModels: Set<String> = [
    "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]

  /// Names that Foundation has on Apple's systems only.
  private static let ofNetworks: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask",
    "URLSessionTask", "URLSessionDownloadTask", "URLSessionConfiguration", "URLSessionDelegate",
    "URLCache", "URLCredential", "HTTPCookie", "HTTPCookieStorage", "URLProtocol",
  ]

  /// The names that have a type of the stage and one of Foundation, and those that `ClockRule`
  /// rewrites.
  private static let ambiguous: Set<String> = [
    "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchTime", "DispatchWorkItem",
    "DispatchSourceTimer",
    "DispatchSource", "Timer", "Date", "RunLoop", "NotificationCenter", "NSDate",
    "OperationQueue", "DateComponentsFormatter", "RelativeDateTimeFormatter", "ListFormatter",
    "NSPredicate", "NSSortDescriptor", "systemUptime", "NSLock",
    "NSRecursiveLock", "NSCondition", "Thread", "sleep", "usleep",
  ]

  /// The names of Core Graphics that Foundation has on Linux, too.
  private static let ofGeometry: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge",
  ]

  /// Names that Foundation has or exports on Apple's systems: of Core Foundation, the Objective-C
  /// runtime, C and its own classes that Linux lacks.
  private static let ofFoundation: Set<String> = [
    "CFTimeInterval", "CFString", "CFData", "CFDictionary", "CFIndex", "CFTypeRef", "CFURL",
    "CFNumber", "CFEqual", "CFError", "CFNull",
    "CFOptionFlags", "CFAllocator", "NSInteger", "NSUInteger",
    "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "NSStringFromSelector",
    "NSSelectorFromString", "NSStringFromProtocol", "NSDefaultRunLoopMode",
    "NSRunLoopCommonModes", "autoreleasepool", "arc4random", "arc4random_uniform", "drand48",
    "HUGE", "MAXFLOAT", "HUGE_VAL", "mach_absolute_time", "mach_timebase_info",
    "mach_timebase_info_data_t", "UndoManager", "NSDataDetector", "NSExtensionContext", "IMP",
    "AutoreleasingUnsafeMutablePointer", "Protocol", "Selector", "dispatchPrecondition",
    "cancelPreviousPerformRequests", "enumerateMatches", "enumerateSubstrings",
  ]

  /// What further such names begin with.
  private static let foundationPrefixes = [
    "kCF", "NSEC_PER_", "USEC_PER_", "MSEC_PER_", "CFAbsoluteTime", "CFArray",
    "CFAttributedString", "CFMutable", "CFRange", "CFRunLoop", "CFString", "CFDictionary",
    "CFError", "CFData", "NSHashTable", "NSMapTable", "NSPointer", "NSException",
    "NSItemProvider", "NSUserActivity", "NSFoundationVersionNumber", "NSTextCheckingTypes",
    "NSTextCheckingAllTypes", "NSKeyValue", "objc_", "class_", "method_", "object_", "protocol_",
    "sel_",
  ]

  private static func isOfKit(_ name: String) -> Bool {
    // UIKit has the methods that `EscapingRule` calls instead of `enumerateMatches`.
    if ofFoundation.contains(name) || foundationPrefixes.contains(where: name.hasPrefix) {
      return true
    }
    if ofGeometry.contains(name) { return false }
    let prefixes = [
      "UI", "CA", "CG", "NSLayout", "NSTextAttachment", "NSParagraphStyle", "NSShadow",
      "NSTextStorage", "NSTextContainer",
    ]
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? true
    } && name.contains(where: \.isLowercase) && name.count > 4
  }
}

/// Collects imports, without those that depend on flags, and all names.
private final class ImportCollector: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []
  private(set) var identifiers: Set<String> = []
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether a name starts with a module's prefix and a capital letter, and the sources don't
  /// declare it.
  func usesName(startingWith prefixes: [String], _ index: SourceIndex) -> Bool {
    identifiers.contains { name in
      prefixes.contains { prefix in
        name.hasPrefix(prefix)
          && name.dropFirst(prefix.count).first.map { $0.isUppercase || prefix.count > 3 } ?? false
      } && !index.declares(name)
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if file.isCertain(node) { imports.append(node) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if case .identifier(let text) = token.tokenKind,
      !file.partsForSwiftUI.contains(where: { $0.contains(place) })
    {
      identifiers.insert(text)
    }
    return .skipChildren
  }
}
