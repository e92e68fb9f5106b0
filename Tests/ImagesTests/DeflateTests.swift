import CISAL
import TestSupport
import Testing

@Suite struct DeflateTests {
  /// Returns the filtered rows of a band: zeros, and a few random bytes along slanted edges.
  private func filteredRows(_ seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    let (length, slope) = (3841, Int.random(in: 1...9, using: &random))
    var bytes = [UInt8](repeating: 0, count: 64 * length)
    for row in 0..<64 {
      bytes[row * length] = 2
      for edge in [400, 900, 2000] {
        let start = row * length + edge + row * slope
        for offset in 0..<6 { bytes[start + offset] = .random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }

  @Test func outputDoesNotDependOnMemoryAddresses() {
    let streams = (0..<48).map { _ in
      UnsafeMutableRawPointer.allocate(byteCount: flipbook_deflate_stream_size(), alignment: 64)
    }
    let level = UnsafeMutablePointer<UInt8>.allocate(capacity: flipbook_deflate_level_size())
    defer {
      streams.forEach { $0.deallocate() }
      level.deallocate()
    }
    for seed in UInt64(0)..<150 {
      let input = filteredRows(seed)
      let outputs = streams.map { stream in
        [UInt8](unsafeUninitializedCapacity: input.count * 2) { output, count in
          count = flipbook_deflate(
            stream, level, input, UInt32(input.count), output.baseAddress, UInt32(output.count))
        }
      }
      #expect(Set(outputs).count == 1, "seed \(seed)")
    }
  }
}
