import Images
import Sinks
import Testing
import TestSupport

@Suite struct FrameHashesTests {
  @Test func hashesFollowTheOrderOfDelivery() throws {
    let sink = FrameHashes()
    let deliveries = try [2, 0, 1].map { ($0, try sink.prepare(Films.frame($0))) }
    for (_, delivery) in deliveries.sorted(by: { $0.0 < $1.0 }) { try delivery() }
    #expect(sink.hashes == (0..<3).map { PixelHash(Films.frame($0).bitmap) })
    #expect(Set(sink.hashes).count == 3)
  }

  @Test(arguments: [1, 47, 64, 65, 200])
  func theHashOfAFrameIsTheHashOfItsPixels(height: Int) {
    let frame = Films.noise(height, 30, height)
    let parts = frame.bands.map { HashedPixels($0.bitmap) }
    #expect(PixelHash(joining: parts) == PixelHash(frame.bitmap))
  }

  @Test func differentSinksReceiveTheSameFrames() throws {
    let folder = try TemporaryFolder()
    let hashes = FrameHashes()
    let sinks: [any FrameSink] = [
      hashes, PNGSequence(folder: folder.path, format: Films.format(64, 48)),
    ]
    for sink in sinks { try sink.open() }
    for number in 0..<2 {
      for delivery in try sinks.map({ try $0.prepare(Films.frame(number)) }) { try delivery() }
    }
    for sink in sinks { try sink.finish() }
    #expect(hashes.hashes.count == 2)
    #expect(folder.names().count == 2)
  }
}
