public import Drawing
public import Foundation
public import Geometry

// The typed properties of filters of colours.

/// The properties of `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The saturation: 0 for greys, 1 for no change.
  var saturation: Float { get set }
  /// The number that is added to components.
  var brightness: Float { get set }
  /// The contrast: 1 for no change.
  var contrast: Float { get set }
}

/// The properties of `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The weights of components for red.
  var rVector: CIVector { get set }
  /// The weights of components for green.
  var gVector: CIVector { get set }
  /// The weights of components for blue.
  var bVector: CIVector { get set }
  /// The weights of components for alpha.
  var aVector: CIVector { get set }
  /// The numbers that are added to components.
  var biasVector: CIVector { get set }
}

/// The properties of `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The least components.
  var minComponents: CIVector { get set }
  /// The greatest components.
  var maxComponents: CIVector { get set }
}

/// The properties of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The exposure, in F-stops: each doubles the light.
  var ev: Float { get set }
}

/// The properties of `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// The properties of `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The properties of `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var amount: Float { get set }
}

/// The properties of `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
}

/// The properties of `CILinearToSRGBToneCurve`.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
}

/// The properties of `CISRGBToneCurveToLinear`.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
}

/// The properties of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
}

/// The properties of `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The properties of `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// The properties of `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The number of levels of each component.
  var levels: Float { get set }
}

/// The properties of `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
}

/// The properties of `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
}

/// The properties of `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
}

/// The properties of `CIColorThreshold`.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The luminance from which pixels are white.
  var threshold: Float { get set }
}

/// The properties of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The properties of `CIColorCube`.
public protocol CIColorCube: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The number of colours along an edge of the cube.
  var cubeDimension: Float { get set }
  /// The colours, four 32-bit floating-point numbers each, red varying fastest.
  var cubeData: Data { get set }
}

/// The properties of `CIColorCubeWithColorSpace`.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The number of colours along an edge of the cube.
  var cubeDimension: Float { get set }
  /// The colours, four 32-bit floating-point numbers each, red varying fastest.
  var cubeData: Data { get set }
  /// The space of the cube, which is read as sRGB.
  var colorSpace: CGColorSpace? { get set }
}

/// The properties of `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The properties of `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
  /// The width of the edge, in radii.
  var falloff: Float { get set }
}

/// The properties of photo effects.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
}
