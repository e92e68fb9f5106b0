import Foundation
package import Images
package import VirtualTime

/// What a render consists of: stands beside the frames as `manifest.json`, or under a chunk's name, and
/// lets `verify` and later renders tell which frames are what they should be.
package struct Manifest: Codable, Hashable, Sendable {
  /// The version of the file format that this code writes, and the newest that it reads.
  package static let currentVersion = 1

  /// The canvas of the film.
  package struct Canvas: Codable, Hashable, Sendable {
    /// Columns of every frame.
    package var width: Int
    /// Rows of every frame.
    package var height: Int
    /// Frames per second, as "60" or "30000/1001".
    package var framesPerSecond: FrameRate
    /// What stands behind everything, as #RRGGBBAA, not premultiplied.
    package var background: String

    package init(width: Int, height: Int, framesPerSecond: FrameRate, background: String) {
      (self.width, self.height) = (width, height)
      (self.framesPerSecond, self.background) = (framesPerSecond, background)
    }
  }

  /// One frame of the render.
  package struct Frame: Codable, Hashable, Sendable {
    /// The frame's number in the film.
    package var number: Int
    /// The name of its file in the manifest's folder; nil if none was written.
    package var file: String?
    /// The hash of its pixels.
    package var hash: PixelHash
    /// The checksum of its file's bytes; nil without a file.
    package var checksum: PixelHash?
    /// The digest of the display list that it shows; nil if that is not known.
    package var list: PixelHash?
    /// How its file was compressed, where that is another way than the settings say.
    package var compression: String?

    package init(
      number: Int, file: String?, hash: PixelHash, checksum: PixelHash? = nil,
      list: PixelHash? = nil, compression: String? = nil
    ) {
      (self.number, self.file, self.hash) = (number, file, hash)
      (self.checksum, self.list, self.compression) = (checksum, list, compression)
    }
  }

  /// The video of the render.
  package struct Video: Codable, Hashable, Sendable {
    /// The video's file, as it was named.
    package var file: String
    /// The checksum of its bytes.
    package var checksum: PixelHash

    package init(file: String, checksum: PixelHash) {
      (self.file, self.checksum) = (file, checksum)
    }
  }

  /// The version of the file format.
  package var formatVersion: Int

  /// The film's name.
  package var film: String

  /// The film's canvas.
  package var canvas: Canvas

  /// The settings of the render by name, for people to read.
  package var settings: [String: String]

  /// The film's parameters, as JSON; nil for a film that takes none.
  package var parameters: String?

  /// Stands for everything that the pixels depend on; equal fingerprints promise equal frames.
  package var fingerprint: String

  /// What the fingerprint was made of, by name; nil where that was not told.
  package var ingredients: [String: String]?

  /// The checksums of files that the film has read besides its assets, by path; none for those that
  /// were not there.
  package var files: [String: String]?

  /// Which renderer drew: with the same one, equal display lists show equal pixels.
  package var renderer: String?

  /// The video; nil for none.
  package var video: Video?

  /// How many frames the film has, rendered or not; nil if that was not told.
  package var filmFrameCount: Int?

  /// The number of the first frame.
  package var firstFrame: Int

  /// The frames in order.
  package var frames: [Frame]

  /// Whether the frames are in order, none of them twice.
  package var isInOrder: Bool {
    zip(frames, frames.dropFirst()).allSatisfy { $0.number < $1.number }
  }

  /// Frame `number` of a manifest that is in order; nil if it has none. O(log count).
  package func frame(_ number: Int) -> Frame? {
    let index = frames.partitioningIndex { $0.number >= number }
    guard index < frames.count, frames[index].number == number else { return nil }
    return frames[index]
  }

  /// The first file that would be outside of the manifest's folder; nil for none.
  package var foreignFile: String? {
    frames.lazy.compactMap(\.file).first { $0.contains("/") }
  }

  /// The frames, each with its compression where that is another than `compression`.
  package func frames(comparedWith compression: String?) -> [Frame] {
    frames.map { frame in
      var frame = frame
      let own = frame.compression ?? settings["compression"]
      frame.compression = own == compression ? nil : own ?? "unknown"
      return frame
    }
  }

  package init(
    film: String, canvas: Canvas, settings: [String: String], fingerprint: String,
    firstFrame: Int, frames: [Frame]
  ) {
    formatVersion = Self.currentVersion
    (self.film, self.canvas, self.settings) = (film, canvas, settings)
    (self.fingerprint, self.firstFrame, self.frames) = (fingerprint, firstFrame, frames)
  }
}
