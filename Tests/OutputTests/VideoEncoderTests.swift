import Foundation
import Output
import Raster
import Testing
import VirtualTime

@Suite struct VideoEncoderTests {
  @Test func aVideoIsInItsPlaceOnlyWhenItIsWhole() throws {
    let folder = try TemporaryFolder()
    let format = FrameFormat(width: 320, height: 180, rate: FrameRate(60)!, isOpaque: true)
    let encoder = VideoEncoder(
      path: folder("sub/film.mp4"), format: format, settings: try VideoSettings())
    try encoder.open()
    for index in 0..<30 {
      let frame = Frame(
        number: index, index: index, bitmap: Bitmap(width: 320, height: 180)!)
      try encoder.prepare(frame)()
    }
    #expect(!FileManager.default.fileExists(atPath: folder("sub/film.mp4")))
    try encoder.finish()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder("sub")) == ["film.mp4"])
  }
}
