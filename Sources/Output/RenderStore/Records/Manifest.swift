import Foundation
package import Images
package import VirtualTime

/// The record of a render, stored beside the frames as `manifest.json` or under a chunk's name.
/// `verify` and later renders use it to check the frames.
package struct Manifest: Codable, Hashable, Sendable {
  /// The version of the file format that this code writes, and the newest that it reads.
  package static let currentVersion = 1

  /// The canvas of the film.
  package struct Canvas: Codable, Hashable, Sendable {
    /// The number of columns of every frame.
    package var width: Int
    /// The number of rows of every frame.
    package var height: Int
    /// The frame rate in frames per second, such as "60" or "30000/1001".
    package var framesPerSecond: FrameRate
    /// The background colour as #RRGGBBAA, not premultiplied.
    package var background: String

    package init(width: Int, height: Int, framesPerSecond: FrameRate, background: String) {
      self.width = width
      self.height = height
      self.framesPerSecond = framesPerSecond
      self.background = background
    }
  }

  /// One frame of the render.
  package struct Frame: Codable, Hashable, Sendable {
    /// The frame's number in the film.
    package var number: Int
    /// The name of the frame's file in the manifest's folder; nil if none was written.
    package var file: String?
    /// The hash of the pixels.
    package var hash: PixelHash
    /// The checksum of the file; nil without a file.
    package var checksum: PixelHash?
    /// The digest of the frame's display list; nil if it is unknown.
    package var list: PixelHash?
    /// The compression of the file, if it isn't the one in the settings.
    package var compression: String?

    package init(
      number: Int, file: String?, hash: PixelHash, checksum: PixelHash? = nil,
      list: PixelHash? = nil, compression: String? = nil
    ) {
      self.number = number
      self.file = file
      self.hash = hash
      self.checksum = checksum
      self.list = list
      self.compression = compression
    }
  }

  /// The video of the render.
  package struct Video: Codable, Hashable, Sendable {
    /// The path of the video as it was given.
    package var file: String
    /// The checksum of the file.
    package var checksum: PixelHash

    package init(file: String, checksum: PixelHash) {
      self.file = file
      self.checksum = checksum
    }
  }

  /// The version of the file format.
  package var formatVersion: Int

  /// The film's name.
  package var film: String

  /// The film's canvas.
  package var canvas: Canvas

  /// The settings of the render by name, in readable form.
  package var settings: [String: String]

  /// The film's parameters as JSON; nil if it has none.
  package var parameters: String?

  /// A hash of everything that the pixels depend on. Equal fingerprints guarantee equal frames.
  package var fingerprint: String

  /// The inputs of the fingerprint by name; nil if they weren't recorded.
  package var ingredients: [String: String]?

  /// The checksums of the files that the film read, other than its assets, by path; "none" for
  /// files that didn't exist.
  package var files: [String: String]?

  /// The version of the renderer. With the same version, equal display lists give equal pixels.
  package var renderer: String?

  /// The video; nil if none was rendered.
  package var video: Video?

  /// The number of the film's frames, rendered or not; nil if it wasn't recorded.
  package var filmFrameCount: Int?

  /// The number of the first frame.
  package var firstFrame: Int

  /// The frames in order.
  package var frames: [Frame]

  /// Whether the frames are in ascending order without duplicates.
  package var isInOrder: Bool {
    zip(frames, frames.dropFirst()).allSatisfy { $0.number < $1.number }
  }

  /// Returns the frame `number` of a manifest in ascending order; nil if there is none. O(log
  /// count).
  package func frame(_ number: Int) -> Frame? {
    let index = frames.partitioningIndex { $0.number >= number }
    guard index < frames.count, frames[index].number == number else { return nil }
    return frames[index]
  }

  /// The first listed file that would be outside the manifest's folder; nil if there is none.
  package var foreignFile: String? {
    frames.lazy.compactMap(\.file).first { $0.contains("/") }
  }

  /// Returns the frames, each with its compression if it isn't `compression`.
  package func frames(comparedWith compression: String?) -> [Frame] {
    frames.map { frame in
      var frame = frame
      let original = frame.compression ?? settings["compression"]
      frame.compression = original == compression ? nil : original ?? "unknown"
      return frame
    }
  }

  package init(
    film: String, canvas: Canvas, settings: [String: String], fingerprint: String,
    firstFrame: Int, frames: [Frame]
  ) {
    formatVersion = Self.currentVersion
    self.film = film
    self.canvas = canvas
    self.settings = settings
    self.fingerprint = fingerprint
    self.firstFrame = firstFrame
    self.frames = frames
  }
}
