import Testing
import VideoEncoding

extension VideoCodec: CustomTestStringConvertible {
  /// The codec's name, in place of all of its settings.
  package var testDescription: String { name }
}
