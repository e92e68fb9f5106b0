public import Foundation
import Geometry
public import Views

/// The area in which a layout manager lays out text: a rectangle, without its exclusion paths.
///
/// A subclass can have any shape: it overrides
/// `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`.
open class NSTextContainer: NSObject {
  /// Called after a change that requires a new layout.
  package var layoutChanged: () -> Void = {}

  /// The size of the area, in points. A width or height of 0 or less, or of 10 million points or
  /// more, isn't limited.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.sizeChanged(of: self, from: oldValue) } }
  }

  /// The margin before and after each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// The handling of text that is too long for the last line; by default words wrap. A mode that
  /// truncates applies to the last line, whatever the mode of its paragraph.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// The areas in which no text is placed, in points from the container's upper left corner; none by
  /// default. Lines avoid them with their whole height, and continue on their other side. A word
  /// that doesn't fit beside a path is placed in the next space where it does: our decision.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      let outlines = exclusionPaths.map(\.cgPath.path)
      if outlines != excluded { changed() }
      excluded = outlines
    }
  }

  /// The outlines of the exclusion paths when they were set.
  private var excluded: [Path] = []

  /// A Boolean value that indicates whether the width follows that of the text view; false by
  /// default, and true in the container that a text view creates.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the height follows that of the text view; stored, without
  /// effect.
  open var heightTracksTextView = false

  /// The layout manager that lays out text in the container; set by the layout manager.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a container with a size.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Creates a container without a size; archives aren't supported.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Whether the area is a rectangle.
  open var isSimpleRectangularTextContainer: Bool {
    exclusionPaths.isEmpty && type(of: self) == NSTextContainer.self
  }

  /// Returns the first part of a proposed rectangle in which text can be placed, in the direction of
  /// the text, and stores the rest of the rectangle after it. An empty rectangle means that no
  /// text fits.
  ///
  /// A container whose shape isn't a rectangle is asked for each line, with the line's height and
  /// the container's width.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let area = CGRect(
      x: 0, y: 0, width: isUnlimited(size.width) ? Self.unlimited : size.width,
      height: isUnlimited(size.height) ? Self.unlimited : size.height)
    let row = proposedRect.intersection(area)
    guard !row.isNull, row.width > 0 else { return .zero }
    let isReversed = baseWritingDirection == .rightToLeft
    let free = ExclusionBands(exclusionPaths).free(in: row)
    guard let part = isReversed ? free.last : free.first else { return .zero }
    let rest = isReversed ? row.minX...part.lowerBound : part.upperBound...row.maxX
    if rest.upperBound > rest.lowerBound, free.count > 1 {
      remainingRect?.pointee = CGRect(
        x: rest.lowerBound, y: row.minY, width: rest.upperBound - rest.lowerBound,
        height: row.height)
    }
    return CGRect(
      x: part.lowerBound, y: row.minY, width: part.upperBound - part.lowerBound,
      height: row.height)
  }

  /// Replaces the layout manager of the container's text with another one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    let containers = old.textContainers
    for _ in containers { old.removeTextContainer(at: 0) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
    for container in containers { newLayoutManager.addTextContainer(container) }
  }

  /// A length that means no limit.
  static let unlimited: CGFloat = 1e7

  /// Returns whether a width or height of a container isn't limited.
  package func isUnlimited(_ length: CGFloat) -> Bool { length <= 0 || length >= Self.unlimited }

  private func changed() { layoutManager?.textContainerChangedGeometry(self) }
}
