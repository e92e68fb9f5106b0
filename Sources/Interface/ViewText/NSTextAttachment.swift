public import Foundation
import Layers
package import Raster
public import Views

/// An image that stands in a text like a letter: in an attributed string, at the character U+FFFC.
///
/// Views as attachments and the methods of text containers are left out.
open class NSTextAttachment: NSObject {
  /// The character that stands for an attachment: U+FFFC.
  open class var character: Int { 0xFFFC }

  /// The image; nil, the default, for that of `contents`. A template is drawn in the colour of
  /// letters.
  open var image: UIImage?

  /// Where the image lies and how large it is, in points from its place on the baseline, y up; zero,
  /// the default, for its own size upon the baseline.
  open var bounds = CGRect.zero

  /// The data of an image file, which is drawn where there is no image; nil by default.
  open var contents: Data? { didSet { decoded = contents.flatMap { UIImage(data: $0) } } }

  /// What type of file `contents` is; the data itself tells, and this changes nothing.
  open var fileType: String?

  private var decoded: UIImage?

  /// An attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// An attachment with the data of an image file.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    (contents, fileType) = (contentData, uti)
    decoded = contentData.flatMap { UIImage(data: $0) }
  }

  /// An attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  private var shown: UIImage? { image ?? decoded }
}

extension NSTextAttachment: AttachmentValue {
  package var box: CGRect {
    let isStated = bounds.size != .zero
    let box = isStated ? bounds : CGRect(origin: bounds.origin, size: shown?.size ?? .zero)
    let numbers = [box.minX, box.minY, box.width, box.height]
    return numbers.allSatisfy(\.isFinite) ? box.standardized : .zero
  }

  package func items(in rect: CGRect, letters: Color) -> [DisplayItem] {
    let isTemplate = shown?.renderingMode == .alwaysTemplate
    return shown?.items(in: rect, tint: isTemplate ? UIColor(letters) : nil) ?? []
  }
}

extension NSAttributedString {
  /// An attachment alone: the character U+FFFC with it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
