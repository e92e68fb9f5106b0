import BitmapContexts
import Drawing
import Foundation
import Raster
import Testing

@Suite struct BitmapContextTests {
  private func make(
    _ data: UnsafeMutableRawPointer? = nil, info: CGImageAlphaInfo = .premultipliedLast,
    order: CGBitmapInfo = [], bytesPerRow: Int = 0
  ) -> CGContext? {
    CGContext(
      data: data, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue | order.rawValue)
  }

  @Test func userSpaceIsYUp() throws {
    let context = try #require(make())
    context.setFillColor(.red)
    context.fill(CGRect(0, 0, 1, 1))
    let image = try #require(context.makeImage())
    #expect(image.bitmap[0, 1]?.description == red && image.bitmap[0, 0]?.description == nothing)
  }

  @Test func imagesAreDrawnUpright() throws {
    let source = CGImage(
      bitmap: Bitmap(width: 1, height: 2, pixels: [0xFF00_00FF, 0xFFFF_0000]))
    let context = try #require(make())
    context.draw(source, in: CGRect(0, 0, 1, 2))
    let image = try #require(context.makeImage())
    #expect(image.bitmap[0, 0]?.description == red && image.bitmap[0, 1]?.description == blue)
  }

  @Test func drawingAppearsImmediatelyInTheCallersMemory() throws {
    var bytes = [UInt8](repeating: 0, count: 4 * 2 * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = make(memory.baseAddress, bytesPerRow: 16)
      context?.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
      context?.fill(CGRect(0, 1, 1, 1))
    }
    #expect(Array(bytes[0..<5]) == [128, 64, 0, 128, 0])
  }

  @Test func drawingKeepsTheExistingContentsOfTheMemory() throws {
    let context = try #require(make())
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    for offset in 0..<32 { bytes[offset] = 255 }
    context.setFillColor(.blue)
    context.fill(CGRect(0, 1, 1, 1))
    let image = try #require(context.makeImage())
    #expect(image.bitmap[0, 0]?.description == blue && image.bitmap[1, 0]?.description == white)
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [255, 0, 0, 255]),
    (.premultipliedFirst, .byteOrder32Little, [0, 0, 255, 255]),
    (.premultipliedFirst, CGBitmapInfo(), [255, 255, 0, 0]),
    (.noneSkipFirst, .byteOrder32Little, [0, 0, 255, 0]),
    (.noneSkipLast, CGBitmapInfo(), [255, 0, 0, 0]),
  ])
  func bytesHaveTheGivenOrder(_ info: CGImageAlphaInfo, _ order: CGBitmapInfo, _ bytes: [UInt8])
    throws
  {
    let context = try #require(make(info: info, order: order))
    context.setFillColor(.red)
    context.fill(CGRect(0, 0, 4, 2))
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { memory[$0] } == bytes)
  }

  @Test(arguments: [(2 * Double.pi, true), (2 * .pi, false), (-2 * .pi, false), (-2 * .pi, true)])
  func arcsOfAFullTurnAreCirclesInBothDirections(_ end: Double, _ clockwise: Bool) throws {
    let context = try #require(make())
    context.setFillColor(.red)
    context.addArc(
      center: CGPoint(x: 2, y: 1), radius: 4, startAngle: 0, endAngle: end, clockwise: clockwise)
    context.fillPath()
    context.addRelativeArc(center: CGPoint(x: 2, y: 1), radius: 4, startAngle: 0, delta: end)
    #expect(context.pathContains(CGPoint(x: 2, y: 1), mode: .fill))
    let image = try #require(context.makeImage())
    #expect(image.bitmap[0, 0]?.description == red && image.bitmap[3, 1]?.description == red)
  }

  @Test func coloursAreConvertedToGrey() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(.green)
    context.fill(CGRect(0, 0, 1, 1))
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(memory[0] == 150 && memory[1] == 0)
  }

  @Test func unsupportedLayoutsGiveNoContext() {
    #expect(make(info: .last) == nil)
    #expect(make(info: .premultipliedLast, order: .floatComponents) == nil)
    #expect(make(bytesPerRow: 8) == nil)
    let tooLarge = CGContext(
      data: nil, width: 100_000, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)
    #expect(tooLarge == nil)
  }
}
