public import Foundation
public import Messaging

extension UIImage {
  /// Calls `completionHandler` with the image in another size; nil if the size isn't positive.
  public func prepareThumbnail(of size: CGSize, completionHandler: (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the image in another size; nil if the size isn't positive.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

extension UIImage {
  /// Calls `completionHandler` with the image: it is decoded when it is drawn.
  public func prepareForDisplay(completionHandler: (UIImage?) -> Void) { completionHandler(self) }

  /// Returns the image: it is decoded when it is drawn.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The format of renderers that draw images like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return format
  }
}

/// Does nothing: a film has no album of photos. The completion target gets no message.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
