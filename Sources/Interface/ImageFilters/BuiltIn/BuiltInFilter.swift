import Drawing
import Foundation
import Geometry

/// A filter with typed properties. One class has the properties of all filters; the protocols
/// determine which of them are seen.
final class BuiltInFilter: CIFilter {
  private subscript<Value>(key: String, other: Value) -> Value {
    get { input(key) as? Value ?? other }
    set { setInput(newValue, key) }
  }

  private subscript<Object: AnyObject>(object key: String) -> Object? {
    get { input(key) as? Object }
    set { setInput(newValue, key) }
  }

  private subscript(number key: String) -> Float {
    get { (input(key) as? NSNumber)?.floatValue ?? 0 }
    set { setInput(NSNumber(value: newValue), key) }
  }

  private subscript(point key: String) -> CGPoint {
    get {
      FilterValues(values: [key: input(key) as Any]).vector(String(key.dropFirst(5))).cgPointValue
    }
    set { setInput(CIVector(cgPoint: newValue), key) }
  }

  private subscript(rect key: String) -> CGRect {
    get { FilterValues(values: [key: input(key) as Any]).rect(String(key.dropFirst(5))) }
    set { setInput(CIVector(cgRect: newValue), key) }
  }

  private subscript(transform key: String) -> CGAffineTransform {
    get { FilterValues(values: [key: input(key) as Any]).transform(String(key.dropFirst(5))) }
    set { setInput(newValue, key) }
  }

  var aVector: CIVector {
    get { self["inputAVector", CIVector(x: 0)] }
    set { self["inputAVector", CIVector(x: 0)] = newValue }
  }
  var amount: Float {
    get { self[number: "inputAmount"] }
    set { self[number: "inputAmount"] = newValue }
  }
  var angle: Float {
    get { self[number: "inputAngle"] }
    set { self[number: "inputAngle"] = newValue }
  }
  var aspectRatio: Float {
    get { self[number: "inputAspectRatio"] }
    set { self[number: "inputAspectRatio"] = newValue }
  }
  var bVector: CIVector {
    get { self["inputBVector", CIVector(x: 0)] }
    set { self["inputBVector", CIVector(x: 0)] = newValue }
  }
  var backgroundImage: CIImage? {
    get { self[object: "inputBackgroundImage"] }
    set { self[object: "inputBackgroundImage"] = newValue }
  }
  var biasVector: CIVector {
    get { self["inputBiasVector", CIVector(x: 0)] }
    set { self["inputBiasVector", CIVector(x: 0)] = newValue }
  }
  var bottomLeft: CGPoint {
    get { self[point: "inputBottomLeft"] }
    set { self[point: "inputBottomLeft"] = newValue }
  }
  var bottomRight: CGPoint {
    get { self[point: "inputBottomRight"] }
    set { self[point: "inputBottomRight"] = newValue }
  }
  var brightness: Float {
    get { self[number: "inputBrightness"] }
    set { self[number: "inputBrightness"] = newValue }
  }
  var center: CGPoint {
    get { self[point: "inputCenter"] }
    set { self[point: "inputCenter"] = newValue }
  }
  var color: CIColor {
    get { self["inputColor", .clear] }
    set { self["inputColor", .clear] = newValue }
  }
  var color0: CIColor {
    get { self["inputColor0", .clear] }
    set { self["inputColor0", .clear] = newValue }
  }
  var color1: CIColor {
    get { self["inputColor1", .clear] }
    set { self["inputColor1", .clear] = newValue }
  }
  var colorSpace: CGColorSpace? {
    get { self[object: "inputColorSpace"] }
    set { self[object: "inputColorSpace"] = newValue }
  }
  var contrast: Float {
    get { self[number: "inputContrast"] }
    set { self[number: "inputContrast"] = newValue }
  }
  var cubeData: Data {
    get { self["inputCubeData", Data()] }
    set { self["inputCubeData", Data()] = newValue }
  }
  var cubeDimension: Float {
    get { self[number: "inputCubeDimension"] }
    set { self[number: "inputCubeDimension"] = newValue }
  }
  var dither: Float {
    get { self[number: "inputDither"] }
    set { self[number: "inputDither"] = newValue }
  }
  var ev: Float {
    get { self[number: "inputEV"] }
    set { self[number: "inputEV"] = newValue }
  }
  var extent: CGRect {
    get { self[rect: "inputExtent"] }
    set { self[rect: "inputExtent"] = newValue }
  }
  var falloff: Float {
    get { self[number: "inputFalloff"] }
    set { self[number: "inputFalloff"] = newValue }
  }
  var gVector: CIVector {
    get { self["inputGVector", CIVector(x: 0)] }
    set { self["inputGVector", CIVector(x: 0)] = newValue }
  }
  var inputImage: CIImage? {
    get { self[object: "inputImage"] }
    set { self[object: "inputImage"] = newValue }
  }
  var intensity: Float {
    get { self[number: "inputIntensity"] }
    set { self[number: "inputIntensity"] = newValue }
  }
  var levels: Float {
    get { self[number: "inputLevels"] }
    set { self[number: "inputLevels"] = newValue }
  }
  var maskImage: CIImage? {
    get { self[object: "inputMaskImage"] }
    set { self[object: "inputMaskImage"] = newValue }
  }
  var maxComponents: CIVector {
    get { self["inputMaxComponents", CIVector(x: 0)] }
    set { self["inputMaxComponents", CIVector(x: 0)] = newValue }
  }
  var minComponents: CIVector {
    get { self["inputMinComponents", CIVector(x: 0)] }
    set { self["inputMinComponents", CIVector(x: 0)] = newValue }
  }
  var opacity: Float {
    get { self[number: "inputOpacity"] }
    set { self[number: "inputOpacity"] = newValue }
  }
  var point0: CGPoint {
    get { self[point: "inputPoint0"] }
    set { self[point: "inputPoint0"] = newValue }
  }
  var point1: CGPoint {
    get { self[point: "inputPoint1"] }
    set { self[point: "inputPoint1"] = newValue }
  }
  var power: Float {
    get { self[number: "inputPower"] }
    set { self[number: "inputPower"] = newValue }
  }
  var rVector: CIVector {
    get { self["inputRVector", CIVector(x: 0)] }
    set { self["inputRVector", CIVector(x: 0)] = newValue }
  }
  var radius: Float {
    get { self[number: "inputRadius"] }
    set { self[number: "inputRadius"] = newValue }
  }
  var radius0: Float {
    get { self[number: "inputRadius0"] }
    set { self[number: "inputRadius0"] = newValue }
  }
  var radius1: Float {
    get { self[number: "inputRadius1"] }
    set { self[number: "inputRadius1"] = newValue }
  }
  var saturation: Float {
    get { self[number: "inputSaturation"] }
    set { self[number: "inputSaturation"] = newValue }
  }
  var scale: Float {
    get { self[number: "inputScale"] }
    set { self[number: "inputScale"] = newValue }
  }
  var shadingImage: CIImage? {
    get { self[object: "inputShadingImage"] }
    set { self[object: "inputShadingImage"] = newValue }
  }
  var sharpness: Float {
    get { self[number: "inputSharpness"] }
    set { self[number: "inputSharpness"] = newValue }
  }
  var softness: Float {
    get { self[number: "inputSoftness"] }
    set { self[number: "inputSoftness"] = newValue }
  }
  var targetImage: CIImage? {
    get { self[object: "inputTargetImage"] }
    set { self[object: "inputTargetImage"] = newValue }
  }
  var threshold: Float {
    get { self[number: "inputThreshold"] }
    set { self[number: "inputThreshold"] = newValue }
  }
  var time: Float {
    get { self[number: "inputTime"] }
    set { self[number: "inputTime"] = newValue }
  }
  var topLeft: CGPoint {
    get { self[point: "inputTopLeft"] }
    set { self[point: "inputTopLeft"] = newValue }
  }
  var topRight: CGPoint {
    get { self[point: "inputTopRight"] }
    set { self[point: "inputTopRight"] = newValue }
  }
  var transform: CGAffineTransform {
    get { self[transform: "inputTransform"] }
    set { self[transform: "inputTransform"] = newValue }
  }
  var value: Float {
    get { self[number: "inputValue"] }
    set { self[number: "inputValue"] = newValue }
  }
  var width: Float {
    get { self[number: "inputWidth"] }
    set { self[number: "inputWidth"] = newValue }
  }
}

extension BuiltInFilter: CIFilterProtocol {}
extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CIDiscBlur {}
extension BuiltInFilter: CIMotionBlur {}
extension BuiltInFilter: CIZoomBlur {}
extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIColorMatrix {}
extension BuiltInFilter: CIColorClamp {}
extension BuiltInFilter: CIExposureAdjust {}
extension BuiltInFilter: CIGammaAdjust {}
extension BuiltInFilter: CIHueAdjust {}
extension BuiltInFilter: CIVibrance {}
extension BuiltInFilter: CIWhitePointAdjust {}
extension BuiltInFilter: CILinearToSRGBToneCurve {}
extension BuiltInFilter: CISRGBToneCurveToLinear {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CIColorMonochrome {}
extension BuiltInFilter: CIFalseColor {}
extension BuiltInFilter: CIColorPosterize {}
extension BuiltInFilter: CIMaskToAlpha {}
extension BuiltInFilter: CIMaximumComponent {}
extension BuiltInFilter: CIMinimumComponent {}
extension BuiltInFilter: CIColorThreshold {}
extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CIColorCube {}
extension BuiltInFilter: CIColorCubeWithColorSpace {}
extension BuiltInFilter: CIVignette {}
extension BuiltInFilter: CIVignetteEffect {}
extension BuiltInFilter: CIPhotoEffect {}
extension BuiltInFilter: CICompositeOperation {}
extension BuiltInFilter: CIBlendWithMask {}
extension BuiltInFilter: CIAffineClamp {}
extension BuiltInFilter: CIAffineTile {}
extension BuiltInFilter: CILanczosScaleTransform {}
extension BuiltInFilter: CIStraighten {}
extension BuiltInFilter: CIPerspectiveTransform {}
extension BuiltInFilter: CIBumpDistortion {}
extension BuiltInFilter: CIPinchDistortion {}
extension BuiltInFilter: CITwirlDistortion {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CIHexagonalPixellate {}
extension BuiltInFilter: CICrystallize {}
extension BuiltInFilter: CIBloom {}
extension BuiltInFilter: CIGloom {}
extension BuiltInFilter: CIEdges {}
extension BuiltInFilter: CIUnsharpMask {}
extension BuiltInFilter: CISharpenLuminance {}
extension BuiltInFilter: CICheckerboardGenerator {}
extension BuiltInFilter: CIStripesGenerator {}
extension BuiltInFilter: CIRandomGenerator {}
extension BuiltInFilter: CILinearGradient {}
extension BuiltInFilter: CISmoothLinearGradient {}
extension BuiltInFilter: CIRadialGradient {}
extension BuiltInFilter: CIGaussianGradient {}
extension BuiltInFilter: CIHueSaturationValueGradient {}
extension BuiltInFilter: CITransitionFilter {}
extension BuiltInFilter: CIDissolveTransition {}
extension BuiltInFilter: CISwipeTransition {}
extension BuiltInFilter: CIRippleTransition {}
extension BuiltInFilter: CIAreaAverage {}
extension BuiltInFilter: CIAreaMaximum {}
extension BuiltInFilter: CIAreaMinimum {}
