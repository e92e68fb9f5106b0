import Failures
import OutputFiles
import Foundation

/// The part of a film that a video holds. Videos of chunks store it in their container's comment,
/// so that they can be joined in the correct order regardless of their file names.
package struct VideoPart: Codable, Hashable, Sendable {
  /// The film's name.
  package let film: String

  /// The fingerprint of everything that the frames depend on.
  package let fingerprint: String

  /// The frames of all parts together, in the syntax of `--frames`.
  package let frames: String

  /// The positions of the part's frames among the frames of all parts, counted from 0.
  package let frameIndices: Range<Int>

  /// The number of frames of all parts together.
  package let total: Int

  private enum CodingKeys: String, CodingKey {
    case film, fingerprint, frames, first, count, total
  }

  package init(
    film: String, fingerprint: String, frames: String, frameIndices: Range<Int>, total: Int
  ) {
    self.film = film
    self.fingerprint = fingerprint
    self.frames = frames
    self.frameIndices = frameIndices
    self.total = total
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let (first, count) = (
      try values.decode(Int.self, forKey: .first), try values.decode(Int.self, forKey: .count)
    )
    total = try values.decode(Int.self, forKey: .total)
    guard first >= 0, count >= 1, total <= 1_000_000_000, first <= total, count <= total - first
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .first, in: values, debugDescription: "The part exceeds the film's frames.")
    }
    frameIndices = first..<first + count
    film = try values.decode(String.self, forKey: .film)
    fingerprint = try values.decode(String.self, forKey: .fingerprint)
    frames = try values.decode(String.self, forKey: .frames)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(film, forKey: .film)
    try values.encode(fingerprint, forKey: .fingerprint)
    try values.encode(frames, forKey: .frames)
    try values.encode(frameIndices.lowerBound, forKey: .first)
    try values.encode(frameIndices.count, forKey: .count)
    try values.encode(total, forKey: .total)
  }
}

extension VideoPart {
  private static let prefix = "flipbook chunk "

  /// Creates a part from a container's comment; nil if the comment doesn't describe one.
  init?(comment: String) {
    guard comment.hasPrefix(Self.prefix),
      let part = try? JSONDecoder().decode(
        VideoPart.self, from: Data(comment.dropFirst(Self.prefix.count).utf8))
    else { return nil }
    self = part
  }

  /// The part as a comment.
  var comment: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A struct of strings and numbers can always be encoded.
    let json = (try? encoder.encode(self)) ?? Data()
    return Self.prefix + String(decoding: json, as: UTF8.self)
  }
}

extension [VideoPart] {
  /// Returns the indices of the parts in film order. Throws if they belong to several films, if
  /// some overlap, or if frames are missing; `names` are the parts' files.
  func filmOrder(of names: [String]) throws(FlipbookError) -> [Int] {
    let order = indices.sorted {
      self[$0].frameIndices.lowerBound < self[$1].frameIndices.lowerBound
    }
    guard let start = order.first, let end = order.last else { return [] }
    let first = self[start]
    for index in order {
      let other = self[index]
      guard (other.film, other.fingerprint) == (first.film, first.fingerprint),
        (other.frames, other.total) == (first.frames, first.total)
      else {
        throw FlipbookError(
          .malformed,
          "\"\(names[index])\" doesn't belong to the same film as \"\(names[start])\".",
          hint: "Render all chunks with the same frames, program, parameters, assets and fonts.")
      }
    }
    var gaps: [String] = []
    func note(_ gap: Range<Int>, _ position: String) {
      if !gap.isEmpty {
        gaps.append("\(gap.count == 1 ? "1 frame" : "\(gap.count) frames") \(position)")
      }
    }
    note(0..<first.frameIndices.lowerBound, "before \"\(names[start])\"")
    for (one, next) in zip(order, order.dropFirst()) {
      let (end, start) = (self[one].frameIndices.upperBound, self[next].frameIndices.lowerBound)
      guard end <= start else {
        throw FlipbookError(
          .malformed, "\"\(names[one])\" and \"\(names[next])\" have frames in common.",
          hint: "Name each chunk once; all chunks must come from the same division.")
      }
      note(end..<start, "between \"\(names[one])\" and \"\(names[next])\"")
    }
    note(self[end].frameIndices.upperBound..<first.total, "after \"\(names[end])\"")
    guard gaps.isEmpty else {
      throw FlipbookError(
        .malformed, "Frames are missing: \(gaps.joined(separator: ", ")).",
        hint: "Render the missing chunks, then name all chunks.")
    }
    return order
  }
}
