import Failures
import RenderStore
import Testing

@Suite struct FrameSelectionTests {
  @Test(
    arguments: [
      ("47", [47]), ("0", [0]), ("30-33", [30, 31, 32, 33]), ("268-", [268, 269, 270]),
      ("-3", [0, 1, 2, 3]), ("5-5", [5]), ("007-009", [7, 8, 9]), ("3,5-7", [3, 5, 6, 7]),
      ("5-7,3", [3, 5, 6, 7]), ("1-5,3-6,4", [1, 2, 3, 4, 5, 6]), ("1-10x3", [1, 4, 7, 10]),
      ("0-1x5", [0]), ("260-x5", [260, 265, 270]), ("-6x2,1", [0, 1, 2, 4, 6]),
      ("1-6:2", [1, 2, 3, 4, 5, 6]), ("1-6:1", [1, 2, 3, 4, 5, 6]),
    ])
  func selectionsAreParsed(text: String, numbers: [Int]) throws {
    #expect(Array(try FrameSelection(text).resolved(in: 271)) == numbers)
    // The description is parsed to the same selection.
    let again = try FrameSelection(FrameSelection(text).description)
    #expect(Array(try again.resolved(in: 271)) == numbers)
  }

  @Test func allFramesHaveAName() throws {
    #expect(try FrameSelection("all") == .all)
    #expect(try FrameSelection("all").resolved(in: 271).count == 271)
  }

  @Test func withoutAFilmBothEndsAreNeeded() throws {
    #expect(Array(try FrameSelection("3,5-7,1-6x5").numbers()) == [1, 3, 5, 6, 7])
    for text in ["5-", "3,5-", "0-99999999"] {
      #expect(throws: FlipbookError.self) { try FrameSelection(text).numbers() }
    }
  }

  @Test func staggeredFramesStartWithTheCoarsePass() throws {
    #expect(try FrameSelection("1-7:2").passes(in: 20) == [[1, 3, 5, 7], [2, 4, 6]])
    // Every third frame, then every second of the remaining ones, then the rest.
    #expect(
      try FrameSelection("1-10:3").passes(in: 20) == [[1, 4, 7, 10], [3, 5, 9], [2, 6, 8]])
    #expect(try FrameSelection("1-7:2,2-3").passes(in: 20) == [[1, 2, 3, 5, 7], [4, 6]])
    #expect(try FrameSelection("1-7x2").passes(in: 20) == [[1, 3, 5, 7]])
  }

  @Test(
    arguments: [
      "", "-", "--", "a", "1-a", "a-1", "1-2-3", "-1-2", "1--2", " 1", "1 ", "1 - 2", "+1", "1.5",
      "1e3", "0x10", "٣", "99999999999999999999", "0-99999999999999999999", "1…2", "1-2\n", "1,",
      ",1", "1,,2", "1-9x", "1-9:", "1-9x-1", "1-9xx2", "1-9x2:2", "x2", "5x2", "1-9x2.5",
      "1-9x99999999999",
    ])
  func invalidSelectionsAreRejected(text: String) throws {
    let error = try #require(throws: FlipbookError.self) { try FrameSelection(text) }
    #expect(error.code == .badSetting)
    #expect(error.message == "\"\(text)\" isn't a valid selection of frames.")
    #expect(error.hint?.contains("30-59") == true)
  }

  @Test func aReversedRangeIsRejectedWithACorrection() throws {
    let error = try #require(throws: FlipbookError.self) { try FrameSelection("7,3-1x2") }
    #expect(error.code == .badSetting)
    #expect(error.message == "The frame range \"3-1\" is reversed.")
    #expect(error.hint == "Write 1-3.")
  }

  @Test func aStepOfZeroIsRejected() throws {
    for text in ["1-9x0", "1-9:0"] {
      let error = try #require(throws: FlipbookError.self) { try FrameSelection(text) }
      #expect(error.message == "The frames \"\(text)\" have a step of 0.")
    }
  }

  @Test(
    arguments: ["271", "270-271", "271-", "-271", "0-9223372036854775807", "0,271", "0-300x100"])
  func framesOutsideTheFilmAreRejected(text: String) throws {
    let selection = try FrameSelection(text)
    let error = try #require(throws: FlipbookError.self) { try selection.resolved(in: 271) }
    #expect(error.code == .outsideFilm)
    #expect(error.message.contains("The film has 271 frames"))
    #expect(error.hint == "Choose from the frames 0-270.")
  }

  @Test func allFramesAreTheFirstToTheLast() throws {
    #expect(Array(try FrameSelection.all.resolved(in: 1)) == [0])
    #expect(FrameSelection.all.description == "0-")
  }
}

@Suite struct FrameChunkTests {
  @Test(arguments: [(1, 8), (8, 8), (7, 8), (100, 8), (271, 7), (1_000_003, 1000)])
  func chunksCoverTheFilmAndDifferByAtMostOneFrame(frames: Int, count: Int) throws {
    let parts = try (1...count).map { try FrameChunk("\($0)/\(count)").indices(among: frames) }
    #expect(parts.first?.lowerBound == 0)
    #expect(parts.last?.upperBound == frames)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let lengths = Set(parts.map(\.count))
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
  }

  @Test func sizedChunksEndWithTheFilm() throws {
    #expect(try FrameChunk(size: 100, index: 0).indices(among: 250) == 0..<100)
    #expect(try FrameChunk(size: 100, index: 2).indices(among: 250) == 200..<250)
    #expect(try FrameChunk(size: 100, index: 3).indices(among: 250).isEmpty)
    #expect(try FrameChunk(size: 100, index: 1_000_000).indices(among: 250).isEmpty)
  }

  @Test func aChunkIsRecognisedByItsFileNames() throws {
    let (part, sized) = (try FrameChunk("3/8"), try FrameChunk(size: 100, index: 7))
    for chunk in [part, sized] { #expect(FrameChunk(fileStem: chunk.fileStem) == chunk) }
    for stem in [
      "", "manifest", "chunk", "chunk-3", "chunk-3-of", "chunk-3-of-8-of-9", "chunk-3-in-8",
      "chunk-03-of-8", "chank-3-of-8", "chunk-a-of-b", ".1ab-7-1-chunk-3-of-8", "chunk--3-of-8",
      "chunk-0-of-8", "chunk-9-of-8", "chunk-1-of-1000001", "chunk-1-by-0",
    ] {
      #expect(FrameChunk(fileStem: stem) == nil, "\(stem)")
    }
    #expect(try part.division == FrameChunk("8/8").division)
    #expect(try part.division != FrameChunk("3/9").division && part.division != sized.division)
    #expect(try sized.division == FrameChunk(size: 100, index: 0).division)
    #expect(try sized.division != FrameChunk(size: 8, index: 7).division)
  }

  @Test(arguments: ["", "3", "0/8", "9/8", "-1/8", "1/0", "a/8", "1/8/2", "1/", "/8", "1/99999999"])
  func invalidChunksAreRejected(text: String) throws {
    let error = try #require(throws: FlipbookError.self) { try FrameChunk(text) }
    #expect(error.message == "\"\(text)\" isn't a valid chunk.")
    #expect(error.hint?.contains("3/8") == true)
  }

  @Test func emptyChunksAndNegativeIndexesAreRejected() {
    #expect(throws: FlipbookError.self) { try FrameChunk(size: 0, index: 0) }
    #expect(throws: FlipbookError.self) { try FrameChunk(size: 5, index: -1) }
  }

  @Test func hugeFilmsTakeLittleMemory() throws {
    let count = 1_000_000_000
    let all = try FrameSelection.all.resolved(in: count)
    #expect(all.ranges == [0...count - 1] && all.count == count)
    #expect(all[count - 1] == count - 1)
    #expect(all[500..<502].ranges == [500...501])
    #expect(try FrameSelection("5-:4,3").resolved(in: count).ranges == [3...3, 5...count - 1])
    let error = try #require(throws: FlipbookError.self) {
      try FrameSelection("0-x2").resolved(in: count)
    }
    #expect(error.message.contains("more than 10000000 separate frames"))
    #expect(ChunkDivision.sized(1).numbers(frameCount: count, highest: 3).count == 1_000_000)
  }
}
