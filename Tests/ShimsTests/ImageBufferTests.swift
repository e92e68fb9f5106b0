import Accelerate
import Foundation
import Testing
import UIKit

@Suite struct ImageBufferTests {
  /// Returns the first channel of one row of pixels, after a convolution.
  private func blurred(
    _ row: [UInt8], _ size: UInt32, _ flag: Int, isTent: Bool = false
  ) -> [UInt8] {
    var pixels = row.flatMap { [$0, 0, 0, 255] as [UInt8] }
    var result = [UInt8](repeating: 7, count: pixels.count)
    let convolve = isTent ? vImageTentConvolve_ARGB8888 : vImageBoxConvolve_ARGB8888
    let status = pixels.withUnsafeMutableBytes { from in
      result.withUnsafeMutableBytes { to in
        var source = vImage_Buffer(
          data: from.baseAddress, height: 1, width: vImagePixelCount(row.count),
          rowBytes: from.count)
        var target = vImage_Buffer(
          data: to.baseAddress, height: 1, width: vImagePixelCount(row.count), rowBytes: to.count)
        return convolve(&source, &target, nil, 0, 0, 1, size, [100, 0, 0, 0], vImage_Flags(flag))
      }
    }
    return status == kvImageNoError
      ? stride(from: 0, to: result.count, by: 4).map { result[$0] } : []
  }

  @Test func convolutionsAverage() {
    let row: [UInt8] = [0, 0, 0, 90, 0, 0, 0, 200]
    #expect(blurred(row, 3, kvImageEdgeExtend) == [0, 0, 30, 30, 30, 0, 67, 133])
    #expect(blurred(row, 3, kvImageTruncateKernel) == [0, 0, 30, 30, 30, 0, 67, 100])
    #expect(blurred(row, 3, kvImageBackgroundColorFill) == [33, 0, 30, 30, 30, 0, 67, 100])
    #expect(blurred(row, 3, kvImageCopyInPlace) == [0, 0, 30, 30, 30, 0, 67, 200])
    #expect(blurred(row, 1, kvImageEdgeExtend) == row)
    // The weights 1, 2, 3, 2, 1 of 9.
    #expect(blurred(row, 5, kvImageEdgeExtend, isTent: true) == [0, 10, 20, 30, 20, 32, 67, 133])
    #expect(blurred(row, 4, kvImageEdgeExtend).isEmpty && blurred(row, 3, 0).isEmpty)
  }

  @Test func pixelsOfContextsAreBlurred() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 9, height: 9, bitsPerComponent: 8, bytesPerRow: 36,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.white.cgColor)
    context.fill(CGRect(x: 4, y: 4, width: 1, height: 1))
    var copy = Data(count: context.bytesPerRow * context.height)
    copy.withUnsafeMutableBytes { bytes in
      let drawn: UnsafeRawPointer? = context.data.map { UnsafeRawPointer($0) }
      memcpy(bytes.baseAddress, drawn, bytes.count)
      var source = vImage_Buffer(data: bytes.baseAddress, height: 9, width: 9, rowBytes: 36)
      var target = vImage_Buffer(data: context.data, height: 9, width: 9, rowBytes: 36)
      vImageBoxConvolve_ARGB8888(
        &source, &target, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
      let dark: [Int16] = [128, 0, 0, 0, 0, 128, 0, 0, 0, 0, 128, 0, 0, 0, 0, 256]
      vImageMatrixMultiply_ARGB8888(
        &target, &target, dark, 256, nil, nil, vImage_Flags(kvImageNoFlags))
    }
    let data = try #require(context.makeImage()?.dataProvider?.data)
    let pixels = [UInt8](data as Data)
    let corner = (3 * 9 + 3) * 4
    // 255 / 9 is 28, and half of it 14; the alpha is kept.
    #expect(pixels[corner..<corner + 4].elementsEqual([14, 14, 14, 28]))
    #expect(pixels[0..<4].allSatisfy { $0 == 0 })
  }
}
