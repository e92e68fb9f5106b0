import PreviewFrames
import TestSupport
import Testing

@Suite struct PixelRunsTests {
  private func runs(_ pixels: [UInt32], width: Int) -> [UInt32] {
    var words: [UInt32] = []
    PixelRuns.append(pixels.span, width: width, to: &words)
    return words
  }

  @Test func pixelsOfOneColourAreTwoWords() {
    #expect(runs(Array(repeating: 7, count: 900), width: 30) == [1 << 30 | 900, 7])
  }

  @Test func shortRunsAreLiteral() {
    #expect(runs([1, 1, 2, 3], width: 2) == [4, 1, 1, 2, 3])
  }

  @Test func aRowThatRepeatsTheRowAboveIsOneWord() {
    let row = (0..<20).map(UInt32.init)
    #expect(runs(row + row + row, width: 20) == [20] + row + [2 << 30 | 40])
  }

  @Test func nothingIsNoWords() {
    #expect(runs([], width: 4).isEmpty)
    #expect(PixelRuns.pixels(of: [UInt32](), width: 4) == [])
  }

  @Test(arguments: 0..<200) func expandedRunsAreTheSamePixels(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let width = Int.random(in: 1...70, using: &random)
    let colours = UInt32.random(in: 1...6, using: &random)
    var pixels: [UInt32] = []
    for _ in 0..<width * Int.random(in: 1...40, using: &random) {
      let isLike = Int.random(in: 0..<10, using: &random) < 7
      let copied = Bool.random(using: &random) ? 1 : width
      pixels.append(
        isLike && pixels.count >= copied
          ? pixels[pixels.count - copied] : UInt32.random(in: 0..<colours, using: &random))
    }
    let words = runs(pixels, width: width)
    #expect(PixelRuns.pixels(of: words, width: width) == pixels)
    #expect(words.count <= pixels.count + 2 + pixels.count / 8)
  }

  @Test func incompleteRunsAreNoPixels() {
    for words: [UInt32] in [[3, 1, 2], [1 << 30 | 5], [2 << 30 | 5], [3 << 30 | 1]] {
      #expect(PixelRuns.pixels(of: words, width: 4) == nil)
    }
  }
}
