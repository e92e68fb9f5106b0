public import Foundation

/// An image of an asset catalogue. Xcode generates a static property for each image.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource from its name in the catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue. Xcode generates a static property for each colour.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource from its name in the catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates an image of an asset catalogue; see `init(named:)`. The image is empty if there is none.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, with: nil) {
      self.init(image.picture, image.attributes)
    } else {
      self.init()
    }
  }
}

extension UIColor {
  /// Creates a colour of an asset catalogue; see `init(named:)`. The colour is clear if there is none.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }
}
