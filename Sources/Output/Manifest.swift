import Foundation
package import Images
package import VirtualTime

/// What a render consists of: stands beside the frames as `manifest.json`, and lets `verify` and
/// later renders tell which frames are what they should be.
package struct Manifest: Codable, Hashable, Sendable {
  /// The version of the file format that this code writes, and the newest that it reads.
  package static let currentVersion = 1

  /// The manifest's name in the folder of the frames.
  package static let fileName = "manifest.json"

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

    package init(number: Int, file: String?, hash: PixelHash) {
      (self.number, self.file, self.hash) = (number, file, hash)
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

  /// Stands for everything that the pixels depend on; equal fingerprints promise equal frames.
  package var fingerprint: String

  /// The number of the first frame.
  package var firstFrame: Int

  /// The frames in order.
  package var frames: [Frame]

  package init(
    film: String, canvas: Canvas, settings: [String: String], fingerprint: String,
    firstFrame: Int, frames: [Frame]
  ) {
    formatVersion = Self.currentVersion
    (self.film, self.canvas, self.settings) = (film, canvas, settings)
    (self.fingerprint, self.firstFrame, self.frames) = (fingerprint, firstFrame, frames)
  }
}
