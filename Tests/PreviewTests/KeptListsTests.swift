import PreviewFrames
import Raster
import Testing

@Suite struct KeptListsTests {
  private func list(_ width: Int) -> DisplayList {
    DisplayList(width: width, height: 1, background: .clear, items: [])
  }

  /// A process whose memory grows by a megabyte for each list.
  @Test func listsAreKeptUpToTheMemoryLimit() {
    var used = 300 << 20
    var lists = KeptLists(memoryLimit: 100 << 20) { used }
    for frame in 0..<1000 {
      lists.append(list(frame + 1))
      used += 1 << 20
    }
    #expect((100...100 + KeptLists.interval).contains(lists.all.count), "\(lists.all.count)")
    #expect(lists.all.map(\.width) == Array(1...lists.all.count), "the first ones, in order")
    #expect(lists.digests.count == 1000)
    #expect(lists.digests[999] == list(1000).digest)
    #expect(lists[lists.all.count] == nil)
    #expect(lists[-1] == nil)
    #expect(lists[0]?.width == 1)
  }

  @Test func aFullStoreStaysFull() {
    var used = 0
    var lists = KeptLists(memoryLimit: 10) { used }
    for frame in 0..<KeptLists.interval { lists.append(list(frame + 1)) }
    used = 11
    lists.append(list(100))
    used = 0
    for _ in 0..<100 { lists.append(list(101)) }
    #expect(lists.all.count == KeptLists.interval)
  }

  @Test func theUsedMemoryIsKnown() {
    let before = ResidentMemory.bytes
    #expect(before > 1 << 20)
    let pages = [UInt8](repeating: 1, count: 256 << 20)
    #expect(ResidentMemory.bytes - before > 128 << 20, "\(pages.count)")
  }
}
