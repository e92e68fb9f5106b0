// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The keys of inputs, attributes and categories, with Apple's names and values.

/// The key of the output image.
public let kCIOutputImageKey = "outputImage"
/// The key of the input image.
public let kCIInputImageKey = "inputImage"
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that a transition ends with.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image that shades an effect.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the gradient.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of the depth image.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of the disparity image.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// The key of the matte.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The key of the time of a transition, 0…1.
public let kCIInputTimeKey = "inputTime"
/// The key of the transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the centre.
public let kCIInputCenterKey = "inputCenter"
/// The key of the radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of the width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of the scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the additional horizontal scale.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of the colour.
public let kCIInputColorKey = "inputColor"
/// The key of the first colour.
public let kCIInputColor0Key = "inputColor0"
/// The key of the second colour.
public let kCIInputColor1Key = "inputColor1"
/// The key of the first point.
public let kCIInputPoint0Key = "inputPoint0"
/// The key of the second point.
public let kCIInputPoint1Key = "inputPoint1"
/// The key of the first radius, in pixels.
public let kCIInputRadius0Key = "inputRadius0"
/// The key of the second radius, in pixels.
public let kCIInputRadius1Key = "inputRadius1"
/// The key of the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the exposure, in F-stops.
public let kCIInputEVKey = "inputEV"
/// The key of the bias.
public let kCIInputBiasKey = "inputBias"
/// The key of the bias of a matrix.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The key of the weights of a convolution.
public let kCIInputWeightsKey = "inputWeights"
/// The key of the version.
public let kCIInputVersionKey = "inputVersion"
/// The key of the refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of the count.
public let kCIInputCountKey = "inputCount"
/// The key of the threshold.
public let kCIInputThresholdKey = "inputThreshold"
/// The key of the amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of the name of a filter in a filter's attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the name of a filter in words in a filter's attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of the categories of a filter in a filter's attributes.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the class of an input in a filter's attributes.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of the default value of an input in a filter's attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of the type of an input in a filter's attributes.
public let kCIAttributeType = "CIAttributeType"
/// The key of the least value of an input in a filter's attributes.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of the greatest value of an input in a filter's attributes.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of the least value of a slider for an input in a filter's attributes.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the greatest value of a slider for an input in a filter's attributes.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of the name of an input in words in a filter's attributes.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The key of the value of an input that has no effect in a filter's attributes.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The category with that name.
public let kCICategoryBlur = "CICategoryBlur"
/// The category with that name.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category with that name.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category with that name.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category with that name.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category with that name.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category with that name.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category with that name.
public let kCICategoryGradient = "CICategoryGradient"
/// The category with that name.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category with that name.
public let kCICategoryReduction = "CICategoryReduction"
/// The category with that name.
public let kCICategorySharpen = "CICategorySharpen"
/// The category with that name.
public let kCICategoryStylize = "CICategoryStylize"
/// The category with that name.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category with that name.
public let kCICategoryTransition = "CICategoryTransition"
/// The category with that name.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category with that name.
public let kCICategoryVideo = "CICategoryVideo"
/// The category with that name.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category with that name.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// The category with that name.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// The category with that name.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
