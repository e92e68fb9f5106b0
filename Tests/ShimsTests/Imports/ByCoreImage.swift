import CoreImage
import UIKit

// Code as on iOS that filters pictures.

extension UIImage {
  func blurred(radius: CGFloat) -> UIImage? {
    guard let input = CIImage(image: self) else { return nil }
    let filter = CIFilter(name: "CIGaussianBlur")!
    filter.setValue(input.clampedToExtent(), forKey: kCIInputImageKey)
    filter.setValue(radius, forKey: kCIInputRadiusKey)
    guard let output = filter.outputImage?.cropped(to: input.extent) else { return nil }
    let context = CIContext(options: nil)
    guard let cgImage = context.createCGImage(output, from: input.extent) else { return nil }
    return UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation)
  }

  var averageColor: UIColor? {
    guard let input = CIImage(image: self) else { return nil }
    let extent = CIVector(
      x: input.extent.origin.x, y: input.extent.origin.y, z: input.extent.size.width,
      w: input.extent.size.height)
    guard
      let filter = CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: input, kCIInputExtentKey: extent]),
      let output = filter.outputImage
    else { return nil }
    var bitmap = [UInt8](repeating: 0, count: 4)
    let context = CIContext(options: [.workingColorSpace: kCFNull!])
    context.render(
      output, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return UIColor(
      red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255,
      blue: CGFloat(bitmap[2]) / 255, alpha: CGFloat(bitmap[3]) / 255)
  }

  var monochrome: UIImage? {
    CIImage(image: self)?.applyingFilter(
      "CIColorControls", parameters: [kCIInputSaturationKey: 0.0]
    ).oriented(.up).uiImage
  }
}

extension CIImage {
  var uiImage: UIImage { UIImage(ciImage: self) }
}

final class Effects {
  lazy var sepia: CIFilter & CISepiaTone = CIFilter.sepiaTone()

  func process(_ image: UIImage, intensity: Float) -> CIImage? {
    let pixels = CIFilter.pixellate()
    pixels.inputImage = CIImage(image: image)
    pixels.scale = intensity * 20
    sepia.inputImage = pixels.outputImage
    sepia.intensity = intensity
    return sepia.outputImage
  }
}

class ChromaFilter: CIFilter {
  var inputImage: CIImage?
  var inputAmount: CGFloat = 1

  override var outputImage: CIImage? {
    inputImage?.applyingFilter(
      "CIColorMatrix",
      parameters: ["inputRVector": CIVector(x: inputAmount, y: 0, z: 0, w: 0)])
  }
  override var attributes: [String: Any] { [kCIAttributeFilterDisplayName: "Chroma"] }
  override func setDefaults() { inputAmount = 1 }
  override func setValue(_ value: Any?, forKey key: String) {
    if key == kCIInputImageKey { inputImage = value as? CIImage }
  }
}
