import CProcesses
import CRealTime
import Testing

@Suite struct ReturnAddressTests {
  /// Calls `body` below some more frames.
  @inline(never) private func nested(_ depth: Int, _ body: () -> Void) {
    if depth == 0 { body() } else { nested(depth - 1, body) }
    withExtendedLifetime(depth) {}
  }

  @Test func framePointersLeadToTheCallsThatTheUnwinderFinds() {
    nested(8) {
      var (found, expected) = ([UInt](), [UInt]())
      found = [UInt](unsafeUninitializedCapacity: 96) { memory, count in
        count = flipbook_return_addresses_of_calls(memory.baseAddress!, 96)
      }
      expected = [UnsafeMutableRawPointer?](unsafeUninitializedCapacity: 96) { memory, count in
        count = Int(flipbook_return_addresses(memory.baseAddress!, 96))
      }.map { UInt(bitPattern: $0) }
      // Both are called from this closure, at different addresses; the calls outside are the same.
      #expect(found.dropFirst(6).prefix(8).allSatisfy(expected.contains))
      #expect(found.count >= 14)
    }
  }

  @Test func theNumberOfAddressesIsLimited() {
    var addresses: [UInt] = [0, 0, 1]
    let count = flipbook_return_addresses_of_calls(&addresses, 2)
    #expect(count == 2 && addresses[2] == 1 && !addresses.contains(0))
  }
}
