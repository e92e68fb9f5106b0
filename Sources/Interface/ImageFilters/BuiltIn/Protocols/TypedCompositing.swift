// The typed properties of compositing and masks.

/// The properties of operations that mix two images.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
}

/// The properties of `CIBlendWithMask` and its variants.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}
