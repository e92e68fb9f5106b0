import CFuzzer
import Foundation
import Fuzzing

@main
struct FuzzPNG {
  static func main() { runFuzzer() }
}

/// Changes a PNG file at random and corrects the checksums of its chunks: otherwise the code behind
/// the checks would never be reached. One time in sixteen the checksums stay wrong.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  let count = LLVMFuzzerMutate(bytes, count, capacity)
  if seed % 16 > 0 { fixChecksums(of: UnsafeMutableBufferPointer(start: bytes, count: count)) }
  return count
}

private func fixChecksums(of file: UnsafeMutableBufferPointer<UInt8>) {
  var position = 8
  while position + 12 <= file.count {
    let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = position + 8 + length
    guard end + 4 <= file.count else { return }
    var checksum = ~UInt32(0)
    for byte in file[position + 4..<end] {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    for index in 0..<4 {
      file[end + index] = UInt8(truncatingIfNeeded: ~checksum >> UInt32(24 - 8 * index))
    }
    position = end + 4
  }
}
