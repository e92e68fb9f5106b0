public import Foundation
import Geometry
import Layers
package import Raster
public import Views

/// An image in text: in an attributed string, an attribute of the character U+FFFC.
///
/// Attachments that are views aren't supported.
open class NSTextAttachment: NSObject {
  private let typeMark = CFTypeMark()

  /// The character of an attachment: U+FFFC.
  open class var character: Int { 0xFFFC }

  /// The image; nil, the default, for the image in `contents`. A template is drawn in the text
  /// colour, and so is a symbol without a colour of its own.
  open var image: UIImage?

  /// The bounds of the image in points, relative to its position on the baseline, y up; zero, the
  /// default, for the image's own size on the baseline.
  open var bounds = CGRect.zero

  /// The data of an image file, used if `image` is nil; nil by default.
  open var contents: Data? { didSet { decoded = contents.flatMap { UIImage(data: $0) } } }

  /// The file type of `contents`; has no effect, because the data determines it.
  open var fileType: String?

  /// The space before and after the attachment, in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0

  /// Whether a view of an attachment is shown in its place; true by default. Attachments have no
  /// views here.
  open var allowsTextAttachmentView = true

  /// Whether a view is shown in place of the attachment: it isn't.
  open var usesTextAttachmentView: Bool { false }

  private var decoded: UIImage?

  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with the data of an image file.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    fileType = uti
    decoded = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment without an image; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  private var shown: UIImage? { image ?? decoded }

  /// Returns the bounds of the image in a line, relative to its position on the baseline, y up: by
  /// default `bounds`, or the size of the image. A symbol without a size of its own has that of the
  /// font (D), and is in the middle of capital letters.
  ///
  /// `lineFrag` has the length of the line, or 10 million points if it isn't limited, and the line
  /// height of the attachment's font. The container, the position and the index aren't known when
  /// text is typeset: they are nil and zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero else { return bounds }
    guard let shown, shown.isSymbolImage else {
      return CGRect(origin: bounds.origin, size: shown?.size ?? .zero)
    }
    let symbol = shown.preferring(
      UIImage.SymbolConfiguration(pointSize: lineFrag.height / Self.lineHeight))
    return CGRect(
      x: bounds.minX, y: bounds.minY - (symbol.baselineOffsetFromBottom ?? 0),
      width: symbol.size.width, height: symbol.size.height)
  }

  /// The height of a line of the system font at one point.
  private static let lineHeight = UIFont.systemFont(ofSize: 100).lineHeight / 100

  /// Returns the image for a rectangle: by default `image`, or that of `contents`. The container and
  /// the index are nil and zero.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shown }
}

extension NSTextAttachment: AttachmentValue {
  package func box(in line: CGRect) -> CGRect {
    let box = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    let numbers = [box.minX, box.minY, box.width, box.height]
    guard numbers.allSatisfy(\.isFinite) else { return .zero }
    let whole = box.standardized
    return CGRect(
      x: whole.minX, y: whole.minY, width: whole.width + 2 * padding, height: whole.height)
  }

  private var padding: CGFloat { lineLayoutPadding.isFinite ? max(lineLayoutPadding, 0) : 0 }

  package func items(in rect: CGRect, letters: Color) -> [DisplayItem] {
    let rect = rect.insetBy(dx: padding, dy: 0)
    let shown = image(forBounds: rect, textContainer: nil, characterIndex: 0)
    let isTemplate =
      shown?.renderingMode == .alwaysTemplate
      || shown?.isSymbolImage == true && shown?.renderingMode == .automatic
    return shown?.items(in: rect, tint: isTemplate ? UIColor(letters) : nil) ?? []
  }
}

extension NSAttributedString {
  /// Returns whether a range contains attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var contains = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      contains = true
      stop.pointee = true
    }
    return contains
  }

  /// Creates a string that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
