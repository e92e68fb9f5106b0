import CoreGraphics
import Foundation
import Testing
import UIKit

/// Image masks, and pictures that are masked by them.
@Suite struct ImageMaskTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  /// Returns a mask of samples of 8 bits, in one row.
  private func mask(
    _ samples: [UInt8], bitsPerPixel: Int = 8, decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(samples)) else { return nil }
    let width = samples.count * 8 / bitsPerPixel
    func made(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        maskWidth: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
        bytesPerRow: samples.count, provider: provider, decode: decode, shouldInterpolate: false)
    }
    guard let decode else { return made(nil) }
    return decode.withUnsafeBufferPointer { made($0.baseAddress) }
  }

  /// Returns a picture of one colour.
  private func picture(_ colour: UIColor, width: Int, height: Int = 1) -> CGImage? {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(colour.cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return context?.makeImage()
  }

  /// The bytes of a picture: red, green, blue and alpha.
  private func bytes(_ image: CGImage?) -> [[UInt8]] {
    let data = image?.dataProvider?.data ?? Data()
    return stride(from: 0, to: data.count, by: 4).map { Array(data[$0..<$0 + 4]) }
  }

  @Test func samplesBlockPaint() throws {
    let mask = try #require(self.mask([0, 255, 51]))
    #expect(mask.isMask && mask.width == 3)
    let red = try #require(picture(.red, width: 3))
    #expect(bytes(red.masking(mask)) == [[255, 0, 0, 255], [0, 0, 0, 0], [204, 0, 0, 204]])
    #expect(mask.masking(mask) == nil && !red.isMask)
  }

  @Test func decodingInvertsSamples() throws {
    let mask = try #require(self.mask([0, 255], decode: [1, 0]))
    let red = try #require(picture(.red, width: 2))
    #expect(bytes(red.masking(mask)) == [[0, 0, 0, 0], [255, 0, 0, 255]])
    #expect(mask.decode == nil && mask.renderingIntent == .defaultIntent)
  }

  @Test func picturesAreMasksWithTheirFirstComponent() throws {
    let mask = try #require(self.mask([255, 0, 0, 255, 0, 255, 255, 255], bitsPerPixel: 32))
    let red = try #require(picture(.red, width: 2))
    #expect(bytes(red.masking(mask)) == [[0, 0, 0, 0], [255, 0, 0, 255]])
  }

  @Test func samplesCanHaveFewerBits() throws {
    let provider = try #require(CGDataProvider(data: Data([0b0110_0000])))
    let mask = try #require(
      CGImage(
        maskWidth: 4, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1,
        provider: provider, decode: nil, shouldInterpolate: false))
    let red = try #require(picture(.red, width: 4))
    #expect(bytes(red.masking(mask)).map { $0[3] } == [255, 0, 0, 255])
    let tooShort = CGImage(
      maskWidth: 4, height: 2, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1,
      provider: provider, decode: nil, shouldInterpolate: false)
    #expect(tooShort == nil)
  }

  @Test func masksLetTheFillColourThrough() throws {
    let mask = try #require(self.mask([0, 255]))
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.green.cgColor)
    context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes(context.makeImage()) == [[0, 255, 0, 255], [0, 0, 0, 0]])
    let open = try #require(self.mask([0, 0]))
    let red = try #require(picture(.red, width: 2))
    #expect(red.masking(open) == red)
  }

  @Test func coloursCanBeMasked() throws {
    let red = try #require(picture(.red, width: 1))
    #expect(bytes(red.copy(maskingColorComponents: [200, 255, 0, 9, 0, 9])) == [[0, 0, 0, 0]])
    #expect(red.copy(maskingColorComponents: [0, 254, 0, 9, 0, 9]) == red)
    #expect(red.copy(maskingColorComponents: [0, 255]) == nil)
    let clear = try #require(picture(.clear, width: 1))
    #expect(clear.copy(maskingColorComponents: [0, 255, 0, 255, 0, 255]) == nil)
  }
}
