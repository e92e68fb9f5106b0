public import Foundation
public import Geometry

// The typed properties of geometry, distortions, styles and sharpening.

/// The properties of `CIAffineClamp`.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// The properties of `CIAffineTile`.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// The properties of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The size or strength of the effect.
  var scale: Float { get set }
  /// The additional horizontal scale.
  var aspectRatio: Float { get set }
}

/// The properties of `CIStraightenFilter`.
public protocol CIStraighten: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The properties of `CIPerspectiveTransform`.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The place of the upper left corner.
  var topLeft: CGPoint { get set }
  /// The place of the upper right corner.
  var topRight: CGPoint { get set }
  /// The place of the lower right corner.
  var bottomRight: CGPoint { get set }
  /// The place of the lower left corner.
  var bottomLeft: CGPoint { get set }
}

/// The properties of `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The size or strength of the effect.
  var scale: Float { get set }
}

/// The properties of `CIPinchDistortion`.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The size or strength of the effect.
  var scale: Float { get set }
}

/// The properties of `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The properties of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The size or strength of the effect.
  var scale: Float { get set }
}

/// The properties of `CIHexagonalPixellate`.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The size or strength of the effect.
  var scale: Float { get set }
}

/// The properties of `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
}

/// The properties of `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The properties of `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The properties of `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The properties of `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The properties of `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}
