import Foundation
import Layers
import Views

/// The round handle of a control, with a soft rim so that it is visible on white too.
final class Thumb: UIView {
  private let face = UIImageView()
  private let rims = [(spread: 2.0, alpha: 0.05), (1.0, 0.07)].map { spread, alpha in
    (spread: CGFloat(spread), view: UIView.round(UIColor(white: 0, alpha: alpha)))
  }

  /// Creates a thumb without a size.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for rim in rims { addSubview(rim.view) }
    addSubview(face)
  }

  required init?(coder: NSCoder) { nil }

  /// The fill colour.
  var color: UIColor? {
    get { face.backgroundColor }
    set { face.backgroundColor = face.image == nil ? newValue : nil }
  }

  /// The image that is shown instead of a round handle; nil by default.
  var image: UIImage? {
    get { face.image }
    set {
      guard newValue !== face.image else { return }
      face.image = newValue
      for rim in rims { rim.view.isHidden = newValue != nil }
    }
  }

  /// Sets the thumb's frame, with fully rounded ends.
  func place(in frame: CGRect) {
    self.frame = frame
    for rim in rims {
      rim.view.fill(bounds.insetBy(dx: -rim.spread, dy: -rim.spread).offsetBy(dx: 0, dy: 1.5))
    }
    face.fill(bounds, asImage: image != nil)
  }
}

extension UIView {
  fileprivate static func round(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  /// Sets the frame, with ends as round as possible, or square ones for an image.
  func fill(_ frame: CGRect, asImage: Bool = false) {
    self.frame = frame
    layer.cornerRadius = asImage ? 0 : min(frame.width, frame.height) / 2
  }
}

extension UIColor {
  /// The colour of a control's track where it is not filled.
  static let emptyTrack = UIColor(
    red: 0xE4 / 255.0, green: 0xE4 / 255.0, blue: 0xE6 / 255.0, alpha: 1)
}
