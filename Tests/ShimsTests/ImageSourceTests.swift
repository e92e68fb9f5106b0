import ImageIO
import Testing
import UIKit

/// A view that plays a GIF file, as in many apps.
private final class GIFView: UIImageView {
  static func frames(of data: Data) -> (images: [UIImage], duration: TimeInterval)? {
    let options = [kCGImageSourceShouldCache as String: kCFBooleanFalse as Any] as [String: Any]
    guard let source = CGImageSourceCreateWithData(data as CFData, options) else { return nil }
    var images: [UIImage] = []
    var duration = 0.0
    for index in 0..<CGImageSourceGetCount(source) {
      guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
      images.append(UIImage(cgImage: image))
      duration += delay(at: index, of: source)
    }
    return (images, duration)
  }

  private static func delay(at index: Int, of source: CGImageSource) -> TimeInterval {
    guard
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any],
      let gif = properties[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    else { return 0.1 }
    let unclamped = gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? NSNumber
    let clamped = gif[kCGImagePropertyGIFDelayTime as String] as? Double
    return (unclamped?.doubleValue ?? 0) > 0 ? unclamped?.doubleValue ?? 0 : clamped ?? 0.1
  }
}

@Suite struct ImageSourceTests {
  /// Three frames of one pixel, of 0.2 s, 0.3 s and no time.
  private var file: Data {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 0, 0]
    for (index, delay) in [(UInt8(0), UInt8(20)), (1, 30), (0, 0)] {
      bytes += [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
      // The clear code, the colour and the end code, of three bits each.
      bytes += [2, 2, UInt8(4 | index << 3 | (5 & 3) << 6), 5 >> 2, 0]
    }
    return Data(bytes + [0x3B])
  }

  @Test func codeThatPlaysGIFFilesFindsAllFrames() throws {
    let (images, duration) = try #require(GIFView.frames(of: file))
    #expect(images.count == 3 && images.allSatisfy { $0.size == CGSize(width: 1, height: 1) })
    #expect(abs(duration - 0.6) < 1e-9)
    #expect(images[0] == images[2] && images[0] != images[1])
    let animated = UIImage.animatedImage(with: images, duration: duration)
    #expect(animated?.images?.count == 3)
    // Loaded as a plain image, the file is its first frame.
    #expect(UIImage(data: file)?.images == nil && UIImage(data: file) == images[0])
  }

  @Test func incrementalSourcesHaveImagesWhenTheirDataIsComplete() throws {
    let source = CGImageSourceCreateIncremental([kCGImageSourceShouldCache: false])
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    CGImageSourceUpdateData(source, file.prefix(40) as CFData, false)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, file as CFData, true)
    #expect(CGImageSourceGetCount(source) == 3)
  }

  @Test func imagesConformToTheirTypes() throws {
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    let type = CGImageSourceGetType(source) ?? "" as CFString
    #expect(UTTypeConformsTo(type, kUTTypeGIF) && UTTypeConformsTo(type, kUTTypeImage))
    #expect(!UTTypeConformsTo(type, kUTTypePNG) && !UTTypeConformsTo("", kUTTypeGIF))
    #expect(UTTypeConformsTo(kUTTypeImage, "public.data") && !UTTypeConformsTo(kUTTypeImage, type))
    #expect(UTTypeEqual("COM.CompuServe.GIF", type) && !UTTypeEqual(type, kUTTypeJPEG))
  }

  @Test func imagePropertiesAreRead() throws {
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    let gif = try #require(whole[kCGImagePropertyGIFDictionary] as? [String: Any])
    #expect(gif[kCGImagePropertyGIFLoopCount] as? Int == 2)
    let first = try #require(CGImageSourceCopyPropertiesAtIndex(source, 2, nil))
    #expect(first[kCGImagePropertyPixelWidth] as? Int == 1)
    let times = try #require(first[kCGImagePropertyGIFDictionary] as? [String: Any])
    #expect(times[kCGImagePropertyGIFUnclampedDelayTime] as? Double == 0)
    #expect(times[kCGImagePropertyGIFDelayTime] as? Double == 0.1)
    #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width == 1)
  }

  @Test func otherDataHasNoImages() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("hello".utf8), nil))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    let missing = URL(fileURLWithPath: "/nowhere/moving.gif")
    #expect(CGImageSourceCreateWithURL(missing, nil) == nil)
  }
}
