import Flipbook
import Testing

/// The code of docs/coreimage.md.
@Suite struct CoreImageSnippetTests {
  @Test func filtersAreChained() {
    let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    let imageView = UIImageView(frame: .zero)
    let blur = CIFilter(
      name: "CIGaussianBlur", parameters: [kCIInputImageKey: image, kCIInputRadiusKey: 8])
    let controls = CIFilter.colorControls()  // import CoreImage.CIFilterBuiltins
    controls.inputImage = blur?.outputImage
    controls.saturation = 1.4
    let output = controls.outputImage ?? image
    if let picture = CIContext().createCGImage(output, from: image.extent) {
      imageView.image = UIImage(cgImage: picture)
    }
    #expect(imageView.image?.size == CGSize(width: 20, height: 10))
  }
}
