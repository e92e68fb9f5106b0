import Foundation

/// A render that a page has requested: a video, an animated image, frames, a still or a strip.
struct PageRender: Encodable, Sendable {
  /// The formats, by the ending of the file; frames are a folder.
  enum Format: String, Codable, CaseIterable, Sendable {
    case mp4, mov, webm, gif, apng, webp, frames, still, strip

    /// Whether files of the format can have sound.
    var hasSound: Bool { [.mp4, .mov, .webm].contains(self) }
  }

  /// The states of a render, in order.
  enum State: String, Encodable, Comparable, Sendable {
    case waiting, running, done, failed, cancelled

    private static let order: [State] = [.waiting, .running, .done, .failed, .cancelled]

    static func < (one: State, other: State) -> Bool {
      (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }
  }

  /// The number of the render in the preview.
  let id: Int
  let format: Format
  /// The first and the last frame.
  let first, last: Int
  /// The file or folder, relative to the package.
  let file: String
  var state = State.waiting
  var done = 0
  var total = 0
  var error: String?

  /// Creates a render of `frames` of the film of `product`, of which all are rendered if `isWhole`.
  init(id: Int, _ format: Format, frames: ClosedRange<Int>, isWhole: Bool, product: String) {
    self.id = id
    self.format = format
    (first, last) = (frames.lowerBound, frames.upperBound)
    let range = isWhole ? "" : frames.count == 1 ? "-\(first)" : "-\(first)-\(last)"
    total = format == .still ? 1 : frames.count
    switch format {
    case .frames: file = "output/\(product)\(range)"
    case .still: file = "output/\(product)-\(first).png"
    case .strip: file = "output/\(product)\(range)-strip.png"
    default: file = "output/\(product)\(range).\(format.rawValue)"
    }
  }

  /// The arguments of the film's program.
  var arguments: [String] {
    switch format {
    case .still: ["still", "--frame", "\(first)", "--output", file]
    case .strip: ["strip", "--frames", "\(first)-\(last)", "--output", file]
    case .frames: ["render", "--frames", "\(first)-\(last)", "--no-video", "--output", file]
    default:
      [
        "render", "--frames", "\(first)-\(last)", "--no-frames", "--no-trace", "--video", file,
        "--output", Self.manifestFolder(of: id),
      ]
    }
  }

  /// The folder of the manifest of a video, which is removed afterwards.
  static func manifestFolder(of id: Int) -> String { "output/.preview-\(id)" }

  /// The type of the file for a browser; nil for a folder.
  var contentType: String? {
    switch format {
    case .frames: nil
    case .mp4: "video/mp4"
    case .mov: "video/quicktime"
    case .webm: "video/webm"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .apng, .still, .strip: "image/png"
    }
  }
}
