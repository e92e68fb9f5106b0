import Failures
import OutputFiles
import Raster
import RenderStore
import VideoEncoding

/// The frames of a video, decoded in order and numbered from 0.
final class VideoSequence: FrameSequence {
  private let decoder: VideoDecoder
  private let format: String?
  private var count = 0
  private var size: PixelDifference.Size?

  private(set) var numbers: FrameNumbers?

  init(_ path: String, format: String?) throws(FlipbookError) {
    self.format = format
    do throws(FlipbookError) { decoder = try VideoDecoder(path: path, format: format) } catch {
      throw error.recoded(.unreadable)
    }
  }

  var side: FilmDifference.Side {
    FilmDifference.Side(
      name: decoder.path, kind: "video", frameCount: count, size: size,
      framesPerSecond: decoder.properties.framesPerSecond)
  }

  var notes: [String] {
    decoder.diagnostic.map { ["ffmpeg on \"\(decoder.path)\": \($0)"] } ?? []
  }
  var isRandomAccess: Bool { false }

  func frame(_ number: Int) throws(FlipbookError) -> SequenceFrame? {
    guard numbers == nil else { return nil }
    while true {
      let next: Bitmap?
      do throws(FlipbookError) { next = try decoder.next() } catch {
        throw error.recoded(.unreadable)
      }
      guard let next else {
        numbers = FrameNumbers(0..<count)
        return nil
      }
      if size == nil { size = PixelDifference.Size(width: next.width, height: next.height) }
      count += 1
      if count > number { return SequenceFrame(number: number, source: .bitmap(next)) }
    }
  }

  func reopened() throws(FlipbookError) -> any FrameSequence {
    try VideoSequence(decoder.path, format: format)
  }
}
