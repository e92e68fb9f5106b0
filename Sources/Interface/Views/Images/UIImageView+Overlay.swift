import Foundation
import Messaging

extension UIImageView {
  /// A view in front of the image with the same bounds, for content of one's own. Created on first use.
  public var overlayContentView: UIView {
    if let view: UIView = storedValue() { return view }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    store(view)
    return view
  }

  // Nothing here has the focus, and a film has the colours of a standard screen.

  /// Whether the image is shown larger while it has the focus; stored, without effect.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }

  /// Whether the look of the focus is clipped to the image's opaque part; stored, without effect.
  public var masksFocusEffectToContents: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }

  /// The area of the image with the focus: the view's. Created on first use.
  public var focusedFrameGuide: UILayoutGuide {
    if let guide: UILayoutGuide = storedValue() { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.rightAnchor.constraint(equalTo: rightAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    store(guide)
    return guide
  }

  /// The preferred range of brightness; stored, without effect.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { storedValue(.unspecified) }
    set { store(newValue) }
  }

  /// The range of brightness that is shown: the standard one.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIImage {
  /// Whether the image is brighter than a standard screen: false.
  public var isHighDynamicRange: Bool { false }
}
