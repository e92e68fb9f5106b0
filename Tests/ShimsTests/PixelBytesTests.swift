import FilmStage
import Testing
import UIKit

/// The bytes of images, as effects with single pixels read and write them.
@Suite struct PixelBytesTests {
  /// A picture of a red and a half transparent green pixel.
  private func picture() throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    return try #require(context.makeImage())
  }

  @Test func bytesAreRead() throws {
    let stage = try Stage(canvas: Canvas(width: 10, height: 10, framesPerSecond: 10))
    let image = try picture()
    stage.perform {
      let pixelData = image.dataProvider!.data
      let data: UnsafePointer<UInt8> = CFDataGetBytePtr(pixelData)
      #expect(CFDataGetLength(pixelData) == 8)
      #expect((0..<8).map { data[$0] } == [255, 0, 0, 255, 0, 128, 0, 128])
      #expect((8..<16_392).allSatisfy { data[$0] == 0 })
    }
    #expect(image.alphaInfo == .premultipliedLast && image.colorSpace?.model == .rgb)
    #expect(image.bitmapInfo.rawValue == 1)
  }

  @Test func bytesOfMutableDataBecomeImages() throws {
    let pixels: CFMutableData = CFDataCreateMutable(nil, 0)
    CFDataSetLength(pixels, 8)
    let bytes = CFDataGetMutableBytePtr(pixels)
    for (index, byte) in [255, 0, 0, 255, 0, 128, 0, 128].enumerated() {
      bytes?[index] = UInt8(byte)
    }
    #expect(CFDataGetLength(pixels) == 8 && CFDataGetBytePtr(pixels)[5] == 128)
    let image = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: try #require(CGDataProvider(data: pixels)), decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
    #expect(image?.dataProvider?.data == Data([255, 0, 0, 255, 0, 128, 0, 128]))
  }

  @Test func mutableDataIsChanged() {
    let data: CFMutableData = CFDataCreateMutableCopy(kCFAllocatorDefault, 0, Data([1, 2, 3, 4]))
    CFDataAppendBytes(data, [5, 6], 2)
    CFDataDeleteBytes(data, CFRangeMake(0, 2))
    #expect((0..<4).map { CFDataGetBytePtr(data)[$0] } == [3, 4, 5, 6])
    CFDataReplaceBytes(data, CFRangeMake(1, 2), [9], 1)
    CFDataIncreaseLength(data, 1)
    #expect((0..<4).map { CFDataGetBytePtr(data)[$0] } == [3, 9, 6, 0])
    var copy: [UInt8] = [0, 0]
    CFDataGetBytes(CFDataCreate(nil, [7, 8, 9], 3), CFRangeMake(1, 2), &copy)
    #expect(copy == [8, 9] && CFDataCreateCopy(nil, Data([1])) == Data([1]))
  }

  @Test func imagesAreMadeOfBytes() throws {
    let image = try picture()
    let provider = try #require(image.dataProvider)
    func made(_ info: UInt32, _ provider: CGDataProvider, bytesPerRow: Int = 8) -> CGImage? {
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
    #expect(made(CGImageAlphaInfo.premultipliedLast.rawValue, provider) == image)
    let straight = try #require(CGDataProvider(data: Data([255, 0, 0, 255, 0, 255, 0, 128])))
    #expect(made(CGImageAlphaInfo.last.rawValue, straight) == image)
    let first = try #require(CGDataProvider(data: Data([255, 255, 0, 0, 128, 0, 255, 0])))
    #expect(made(CGImageAlphaInfo.first.rawValue, first) == image)
    #expect(made(CGImageAlphaInfo.premultipliedLast.rawValue, provider, bytesPerRow: 16) == nil)
  }
}
