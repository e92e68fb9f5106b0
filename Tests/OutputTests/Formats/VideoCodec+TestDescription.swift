import Testing
import VideoEncoding

extension VideoCodec: CustomTestStringConvertible {
  /// The codec's name, instead of all its properties.
  package var testDescription: String { name }
}
