public import Foundation
public import VirtualTime
public import Views

// Printing. A film has no printer: nothing is printed, what is set is stored, and sheets for
// printing complete at once without having printed, as on a device where the user dismisses them.

/// The values of a print job.
open class UIPrintInfo: NSObject, NSCopying {
  /// The kind of the content; the raw values are Apple's.
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }

  /// The orientation of pages; the raw values are Apple's.
  public enum Orientation: Int, Sendable { case portrait, landscape }

  /// Whether both sides of the paper are printed; the raw values are Apple's.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  /// The name of the job.
  open var jobName = ""
  /// The printer; nil by default.
  open var printerID: String?
  /// The kind of the content; general by default.
  open var outputType = OutputType.general
  /// The orientation; portrait by default.
  open var orientation = Orientation.portrait
  /// Whether both sides of the paper are printed; along the long edge by default.
  open var duplex = Duplex.longEdge

  /// Creates values for a job.
  public required override init() { super.init() }

  /// Returns new values.
  open class func printInfo() -> Self { Self() }

  /// Creates the values of a dictionary that `dictionaryRepresentation` has returned.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    jobName = dictionary?["jobName"] as? String ?? ""
    outputType = (dictionary?["outputType"] as? Int).flatMap(OutputType.init) ?? .general
    orientation = (dictionary?["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
    duplex = (dictionary?["duplex"] as? Int).flatMap(Duplex.init) ?? .longEdge
  }

  /// The values.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
  }

  /// Returns values that are equal.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.jobName = jobName
    copy.printerID = printerID
    copy.outputType = outputType
    copy.orientation = orientation
    copy.duplex = duplex
    return copy
  }
}

/// A size of paper, in points.
open class UIPrintPaper: NSObject {
  /// The size of the paper.
  public let paperSize: CGSize
  /// The area that is printed.
  public let printableRect: CGRect

  init(_ size: CGSize) {
    paperSize = size
    printableRect = CGRect(origin: .zero, size: size).insetBy(dx: 18, dy: 18)
  }

  /// Returns the nearest size of paper that isn't smaller than a page, or else the largest.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    let sorted = paperList.sorted {
      $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
    }
    let fitting = sorted.first {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    return fitting ?? sorted.last ?? UIPrintPaper(contentSize)
  }
}

/// The delegate of a sheet for printing. All methods are optional.
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Called when the sheet has been presented; not called, because none is.
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when the sheet has been dismissed; not called, because none is presented.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Does nothing.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// A sheet for printing. A film shows none.
public final class UIPrintInteractionController: NSObject, StageLocal {
  /// Called with whether something was printed, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private override init() { super.init() }

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The sheet of the current stage.
  public static var shared: UIPrintInteractionController {
    current ?? UIPrintInteractionController()
  }

  /// Whether the device can print: false.
  public static var isPrintingAvailable: Bool { false }

  /// The types of files that can be printed: none.
  public static var printableUTIs: Set<String> { [] }

  /// Returns whether a file can be printed: false.
  public static func canPrint(_ url: URL) -> Bool { false }

  /// Returns whether data can be printed: false.
  public static func canPrint(_ data: Data) -> Bool { false }

  /// The values of the job; nil by default.
  public var printInfo: UIPrintInfo?
  /// The delegate; weak.
  public weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the sheet offers several copies; true by default.
  public var showsNumberOfCopies = true
  /// Whether the sheet offers sizes of paper; false by default.
  public var showsPaperSelectionForLoadedPapers = false
  /// Whether the sheet offers a choice of orientation; true by default.
  public var showsPaperOrientation = true
  /// The paper: none.
  public var printPaper: UIPrintPaper? { nil }
  /// Draws the pages; nil by default.
  public var printPageRenderer: UIPrintPageRenderer?
  /// Lays out the pages; nil by default.
  public var printFormatter: UIPrintFormatter?
  /// A picture, a file or data; nil by default.
  public var printingItem: Any?
  /// Pictures, files or data; nil by default.
  public var printingItems: [Any]?

  /// Calls `completion`: nothing was printed. Returns false.
  @discardableResult
  public func present(animated: Bool, completionHandler completion: CompletionHandler? = nil)
    -> Bool
  {
    completion?(self, false, nil)
    return false
  }

  /// Calls `completion`: nothing was printed. Returns false.
  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Does nothing: no sheet is presented.
  public func dismiss(animated: Bool) {}
}
