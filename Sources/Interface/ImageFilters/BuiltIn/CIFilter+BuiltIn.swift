import Foundation

// The filters as methods with typed properties, as after `import CoreImage.CIFilterBuiltins`.

extension CIFilter {
  private class func builtIn(_ name: String) -> BuiltInFilter {
    BuiltInFilter(FilterDefinition.all[name])
  }

  // MARK: Blurs

  /// Creates `CIGaussianBlur` with its default values.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtIn("CIGaussianBlur") }
  /// Creates `CIBoxBlur` with its default values.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtIn("CIBoxBlur") }
  /// Creates `CIDiscBlur` with its default values.
  public class func discBlur() -> any CIFilter & CIDiscBlur { builtIn("CIDiscBlur") }
  /// Creates `CIMotionBlur` with its default values.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtIn("CIMotionBlur") }
  /// Creates `CIZoomBlur` with its default values.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtIn("CIZoomBlur") }

  // MARK: Filters of colours

  /// Creates `CIColorControls` with its default values.
  public class func colorControls() -> any CIFilter & CIColorControls { builtIn("CIColorControls") }
  /// Creates `CIColorMatrix` with its default values.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtIn("CIColorMatrix") }
  /// Creates `CIColorClamp` with its default values.
  public class func colorClamp() -> any CIFilter & CIColorClamp { builtIn("CIColorClamp") }
  /// Creates `CIExposureAdjust` with its default values.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    builtIn("CIExposureAdjust")
  }
  /// Creates `CIGammaAdjust` with its default values.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtIn("CIGammaAdjust") }
  /// Creates `CIHueAdjust` with its default values.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtIn("CIHueAdjust") }
  /// Creates `CIVibrance` with its default values.
  public class func vibrance() -> any CIFilter & CIVibrance { builtIn("CIVibrance") }
  /// Creates `CIWhitePointAdjust` with its default values.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    builtIn("CIWhitePointAdjust")
  }
  /// Creates `CILinearToSRGBToneCurve` with its default values.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    builtIn("CILinearToSRGBToneCurve")
  }
  /// Creates `CISRGBToneCurveToLinear` with its default values.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    builtIn("CISRGBToneCurveToLinear")
  }
  /// Creates `CIColorInvert` with its default values.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtIn("CIColorInvert") }
  /// Creates `CIColorMonochrome` with its default values.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    builtIn("CIColorMonochrome")
  }
  /// Creates `CIFalseColor` with its default values.
  public class func falseColor() -> any CIFilter & CIFalseColor { builtIn("CIFalseColor") }
  /// Creates `CIColorPosterize` with its default values.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    builtIn("CIColorPosterize")
  }
  /// Creates `CIMaskToAlpha` with its default values.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtIn("CIMaskToAlpha") }
  /// Creates `CIMaximumComponent` with its default values.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    builtIn("CIMaximumComponent")
  }
  /// Creates `CIMinimumComponent` with its default values.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    builtIn("CIMinimumComponent")
  }
  /// Creates `CIColorThreshold` with its default values.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    builtIn("CIColorThreshold")
  }
  /// Creates `CISepiaTone` with its default values.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtIn("CISepiaTone") }
  /// Creates `CIColorCube` with its default values.
  public class func colorCube() -> any CIFilter & CIColorCube { builtIn("CIColorCube") }
  /// Creates `CIColorCubeWithColorSpace` with its default values.
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    builtIn("CIColorCubeWithColorSpace")
  }
  /// Creates `CIVignette` with its default values.
  public class func vignette() -> any CIFilter & CIVignette { builtIn("CIVignette") }
  /// Creates `CIVignetteEffect` with its default values.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    builtIn("CIVignetteEffect")
  }
  /// Creates `CIPhotoEffectChrome` with its default values.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectChrome")
  }
  /// Creates `CIPhotoEffectFade` with its default values.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectFade")
  }
  /// Creates `CIPhotoEffectInstant` with its default values.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectInstant")
  }
  /// Creates `CIPhotoEffectMono` with its default values.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectMono")
  }
  /// Creates `CIPhotoEffectNoir` with its default values.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectNoir")
  }
  /// Creates `CIPhotoEffectProcess` with its default values.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectProcess")
  }
  /// Creates `CIPhotoEffectTonal` with its default values.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectTonal")
  }
  /// Creates `CIPhotoEffectTransfer` with its default values.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectTransfer")
  }

  // MARK: Compositing and masks

  /// Creates `CISourceOverCompositing` with its default values.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOverCompositing")
  }
  /// Creates `CISourceInCompositing` with its default values.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceInCompositing")
  }
  /// Creates `CISourceOutCompositing` with its default values.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOutCompositing")
  }
  /// Creates `CISourceAtopCompositing` with its default values.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceAtopCompositing")
  }
  /// Creates `CIAdditionCompositing` with its default values.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIAdditionCompositing")
  }
  /// Creates `CIMultiplyCompositing` with its default values.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyCompositing")
  }
  /// Creates `CIMaximumCompositing` with its default values.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMaximumCompositing")
  }
  /// Creates `CIMinimumCompositing` with its default values.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMinimumCompositing")
  }
  /// Creates `CIMultiplyBlendMode` with its default values.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyBlendMode")
  }
  /// Creates `CIScreenBlendMode` with its default values.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIScreenBlendMode")
  }
  /// Creates `CIOverlayBlendMode` with its default values.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIOverlayBlendMode")
  }
  /// Creates `CIHardLightBlendMode` with its default values.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHardLightBlendMode")
  }
  /// Creates `CISoftLightBlendMode` with its default values.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISoftLightBlendMode")
  }
  /// Creates `CIDarkenBlendMode` with its default values.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDarkenBlendMode")
  }
  /// Creates `CILightenBlendMode` with its default values.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILightenBlendMode")
  }
  /// Creates `CIDifferenceBlendMode` with its default values.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDifferenceBlendMode")
  }
  /// Creates `CIExclusionBlendMode` with its default values.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIExclusionBlendMode")
  }
  /// Creates `CIColorDodgeBlendMode` with its default values.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorDodgeBlendMode")
  }
  /// Creates `CIColorBurnBlendMode` with its default values.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBurnBlendMode")
  }
  /// Creates `CILinearDodgeBlendMode` with its default values.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearDodgeBlendMode")
  }
  /// Creates `CILinearBurnBlendMode` with its default values.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearBurnBlendMode")
  }
  /// Creates `CISubtractBlendMode` with its default values.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISubtractBlendMode")
  }
  /// Creates `CIDivideBlendMode` with its default values.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDivideBlendMode")
  }
  /// Creates `CIHueBlendMode` with its default values.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHueBlendMode")
  }
  /// Creates `CISaturationBlendMode` with its default values.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISaturationBlendMode")
  }
  /// Creates `CIColorBlendMode` with its default values.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBlendMode")
  }
  /// Creates `CILuminosityBlendMode` with its default values.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILuminosityBlendMode")
  }
  /// Creates `CIBlendWithMask` with its default values.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtIn("CIBlendWithMask") }
  /// Creates `CIBlendWithAlphaMask` with its default values.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithAlphaMask")
  }
  /// Creates `CIBlendWithRedMask` with its default values.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithRedMask")
  }
  /// Creates `CIBlendWithBlueMask` with its default values.
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithBlueMask")
  }

  // MARK: Geometry, distortions, styles and sharpening

  /// Creates `CIAffineClamp` with its default values.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtIn("CIAffineClamp") }
  /// Creates `CIAffineTile` with its default values.
  public class func affineTile() -> any CIFilter & CIAffineTile { builtIn("CIAffineTile") }
  /// Creates `CILanczosScaleTransform` with its default values.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtIn("CILanczosScaleTransform")
  }
  /// Creates `CIStraightenFilter` with its default values.
  public class func straighten() -> any CIFilter & CIStraighten { builtIn("CIStraightenFilter") }
  /// Creates `CIPerspectiveTransform` with its default values.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    builtIn("CIPerspectiveTransform")
  }
  /// Creates `CIBumpDistortion` with its default values.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    builtIn("CIBumpDistortion")
  }
  /// Creates `CIPinchDistortion` with its default values.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    builtIn("CIPinchDistortion")
  }
  /// Creates `CITwirlDistortion` with its default values.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    builtIn("CITwirlDistortion")
  }
  /// Creates `CIPixellate` with its default values.
  public class func pixellate() -> any CIFilter & CIPixellate { builtIn("CIPixellate") }
  /// Creates `CIHexagonalPixellate` with its default values.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    builtIn("CIHexagonalPixellate")
  }
  /// Creates `CICrystallize` with its default values.
  public class func crystallize() -> any CIFilter & CICrystallize { builtIn("CICrystallize") }
  /// Creates `CIBloom` with its default values.
  public class func bloom() -> any CIFilter & CIBloom { builtIn("CIBloom") }
  /// Creates `CIGloom` with its default values.
  public class func gloom() -> any CIFilter & CIGloom { builtIn("CIGloom") }
  /// Creates `CIEdges` with its default values.
  public class func edges() -> any CIFilter & CIEdges { builtIn("CIEdges") }
  /// Creates `CIUnsharpMask` with its default values.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtIn("CIUnsharpMask") }
  /// Creates `CISharpenLuminance` with its default values.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    builtIn("CISharpenLuminance")
  }

  // MARK: Generators and gradients

  /// Creates `CICheckerboardGenerator` with its default values.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    builtIn("CICheckerboardGenerator")
  }
  /// Creates `CIStripesGenerator` with its default values.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    builtIn("CIStripesGenerator")
  }
  /// Creates `CIRandomGenerator` with its default values.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    builtIn("CIRandomGenerator")
  }
  /// Creates `CILinearGradient` with its default values.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    builtIn("CILinearGradient")
  }
  /// Creates `CISmoothLinearGradient` with its default values.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    builtIn("CISmoothLinearGradient")
  }
  /// Creates `CIRadialGradient` with its default values.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    builtIn("CIRadialGradient")
  }
  /// Creates `CIGaussianGradient` with its default values.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    builtIn("CIGaussianGradient")
  }
  /// Creates `CIHueSaturationValueGradient` with its default values.
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    builtIn("CIHueSaturationValueGradient")
  }

  // MARK: Transitions and reductions

  /// Creates `CIDissolveTransition` with its default values.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    builtIn("CIDissolveTransition")
  }
  /// Creates `CISwipeTransition` with its default values.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    builtIn("CISwipeTransition")
  }
  /// Creates `CIRippleTransition` with its default values.
  public class func rippleTransition() -> any CIFilter & CIRippleTransition {
    builtIn("CIRippleTransition")
  }
  /// Creates `CIAreaAverage` with its default values.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { builtIn("CIAreaAverage") }
  /// Creates `CIAreaMaximum` with its default values.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { builtIn("CIAreaMaximum") }
  /// Creates `CIAreaMinimum` with its default values.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { builtIn("CIAreaMinimum") }
}
