public import Foundation

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
