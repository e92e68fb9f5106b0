import Failures
package import Foundation

/// A request of a page, or of the server, to the process that plays the film.
package struct PreviewRequest: Codable, Sendable {
  /// The kinds of requests.
  package enum Kind: String, Codable, Sendable {
    /// The pixels of a frame, as differences from the last one that the page received.
    case frame
    /// The film's trace, once it is known.
    case trace
    /// A text for each frame, which differs between frames with different pictures.
    case digests
    /// The layers of a frame, with their values.
    case layers
    /// The film's parameters: a JSON Schema, their values, and the number of rows of the table.
    case parameters
    /// The values of parameters in a row of the table.
    case row
    /// From the server: plays the film, with other values than before. The first request.
    case play
    /// From the server: a page was closed.
    case forget
  }

  package var kind: Kind
  /// The number of the request, which the reply repeats.
  package var id: Int?
  /// The number of a frame.
  package var frame: Int?
  /// Which of the page's pictures shows the frame; 0 if it has only one.
  package var picture: Int?
  /// Whether the picture shows nothing yet, so that the whole frame must be sent: the page ignores
  /// replies to requests from before the film was replaced.
  package var isNew: Bool?
  /// The number of a row; the first is 1.
  package var row: Int?
  /// Values of parameters, as a JSON object.
  package var values: String?
  /// The numbers of layers that aren't drawn.
  package var hidden: [Int]?

  package init(_ kind: Kind, values: String? = nil, hidden: [Int]? = nil) {
    self.kind = kind
    self.values = values
    self.hidden = hidden
  }
}

/// What the process that plays the film reports to the server: the film as far as it is known.
package struct PreviewedFilm: Codable, Hashable, Sendable {
  /// An error with its hint and its line of the film.
  package struct Problem: Codable, Hashable, Sendable {
    package var message: String
    package var hint: String?
    package var source: String?

    package init(message: String, hint: String? = nil, source: String? = nil) {
      self.message = message
      self.hint = hint
      self.source = source
    }
  }

  package var name: String
  package var width = 0
  package var height = 0
  /// The frame rate, as a fraction.
  package var rate = [60, 1]
  package var isOpaque = true
  /// The number of performances before this one, which differ in the film's parameters.
  package var performance = 0
  /// The number of frames that were played.
  package var played = 0
  /// Whether all frames are known.
  package var isComplete = false
  /// Whether the film's trace can be requested.
  package var hasTrace = false
  package var problem: Problem?
}

/// A reply to a page: the size of a JSON object as a 32-bit little-endian integer, the object, padded
/// with spaces so that its end is a multiple of four, and words of pixels.
package enum PreviewReply {
  /// Returns the object of a reply; nil if the reply is malformed.
  package static func object(in block: Data) -> Data? {
    guard block.count >= 4 else { return nil }
    let size = block.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self).littleEndian }
    let rest = block.dropFirst(4)
    return rest.count >= Int(size) ? Data(rest.prefix(Int(size))) : nil
  }

  static func block(_ object: Data, _ words: [UInt32] = []) -> Data {
    let size = (object.count + 3) & ~3
    var block = Data(capacity: 4 + size + 4 * words.count)
    withUnsafeBytes(of: UInt32(size).littleEndian) { block.append(contentsOf: $0) }
    block.append(object)
    block.append(contentsOf: repeatElement(UInt8(ascii: " "), count: size - object.count))
    words.withUnsafeBytes { block.append(contentsOf: $0) }
    return block
  }
}
