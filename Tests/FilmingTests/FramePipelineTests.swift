import Failures
import OutputFiles
import Foundation
import Geometry
import Pipeline
import Raster
import Rasterizer
import Sinks
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(30))) struct FramePipelineTests {
  private let list = DisplayList(width: 4, height: 4, background: .clear, items: [])

  private func pipeline(to sinks: [any FrameSink], threads: Int) throws -> FramePipeline {
    try FramePipeline(to: sinks, width: 4, height: 4, PipelineSettings(threads: threads))
  }

  /// Submits `count` frames and drains. Returns the first error and the number of submitted frames.
  private func run(
    _ pipeline: FramePipeline, count: Int, from first: Int = 0
  ) -> (error: FlipbookError?, submitted: Int) {
    var result: (error: FlipbookError?, submitted: Int) = (nil, 0)
    do throws(FlipbookError) {
      for index in 0..<count {
        try pipeline.submit(list, number: first + index, index: index)
        result.submitted += 1
      }
    } catch {
      result.error = error
    }
    do throws(FlipbookError) { try pipeline.drain() } catch { result.error = result.error ?? error }
    return result
  }

  @Test(arguments: [1, 2, 5, 16], [1, 2] as [UInt64])
  func framesAreDeliveredInOrder(threads: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let delays = (0..<80).map { _ in Double.random(in: 0...0.003, using: &generator) }
    let sink = RecordingSink { stage, frame in stage == .prepare ? delays[frame - 30] : 0 }
    let result = try run(pipeline(to: [sink], threads: threads), count: 80, from: 30)
    #expect(result.error == nil)
    #expect(sink.delivered == Array(30..<110))
  }

  @Test func everySinkGetsEveryFrame() throws {
    let sinks = (0..<3).map { _ in RecordingSink() }
    #expect(try run(pipeline(to: sinks, threads: 3), count: 50).error == nil)
    #expect(sinks.allSatisfy { $0.delivered == Array(0..<50) })
  }

  @Test func aPipelineCanDrainWithoutFrames() throws {
    #expect(try run(pipeline(to: [RecordingSink()], threads: 4), count: 0).error == nil)
  }

  @Test(arguments: [1, 3])
  func framesInFlightAreBounded(threads: Int) throws {
    // The first delivery is so slow that all others wait for it.
    let sink = RecordingSink { stage, frame in stage == .delivery && frame == 0 ? 0.2 : 0 }
    #expect(try run(pipeline(to: [sink], threads: threads), count: 60).error == nil)
    #expect(sink.maxInFlight <= 2 * threads + 2)
    #expect(sink.maxInFlight > threads || threads == 1)
  }

  /// Display lists with ellipses that move from time to time, on a canvas of four bands; with an odd
  /// seed, a backdrop blurs some of them.
  private func lists(_ count: Int, seed: UInt64) -> [DisplayList] {
    let glass = DisplayItem.backdrop(
      DisplayBackdrop(
        clip: Clip(
          .roundedRect(CGRect(x: 10, y: 20, width: 150, height: 180), radius: 20), .identity),
        filters: [.blur(sigma: 12), .saturation(1.8)],
        tint: Color(red: 1, green: 1, blue: 1, alpha: 0.3)))
    var generator = SeededGenerator(seed: seed)
    var origins = (0..<12).map { _ in
      CGPoint(
        x: Double.random(in: -20...180, using: &generator),
        y: Double.random(in: -20...220, using: &generator))
    }
    return (0..<count).map { _ in
      if Int.random(in: 0..<4, using: &generator) > 0 {
        let moved = Int.random(in: 0..<12, using: &generator)
        origins[moved].x += Double.random(in: -9...9, using: &generator)
        origins[moved].y += Double.random(in: -9...9, using: &generator)
      }
      var items = origins.enumerated().map { number, origin in
        DisplayItem.fill(
          .ellipse(CGRect(origin: origin, size: CGSize(width: 30, height: 25))), .identity,
          Color(red: Double(number) / 12, green: 0.5, blue: 0, alpha: 0.7))
      }
      if seed % 2 == 1 { items.insert(glass, at: 8) }
      return DisplayList(width: 180, height: 220, background: .clear, items: items)
    }
  }

  @Test(arguments: [1, 2, 6], [true, false])
  func framesAreEqualToFramesDrawnSeparately(threads: Int, reuses: Bool) throws {
    for seed in 0..<6 as Range<UInt64> {
      let lists = lists(40, seed: seed)
      let sink = RecordingSink()
      let pipeline = try FramePipeline(
        to: [sink], width: 180, height: 220, PipelineSettings(threads: threads, reuses: reuses))
      for (index, list) in lists.enumerated() {
        try pipeline.submit(list, number: index, index: index)
      }
      try pipeline.drain()
      for (list, picture) in zip(lists, sink.pictures) {
        var renderer = Renderer()
        let alone = renderer.render(list)
        #expect(picture.flatMap(\.pixels) == alone?.pixels, "seed \(seed)")
      }
    }
  }

  /// Unchanged bands keep the same memory.
  @Test func unchangedBandsAreNotPreparedAgain() throws {
    let sink = RecordingSink()
    let pipeline = try FramePipeline(
      to: [sink], width: 180, height: 220, PipelineSettings(threads: 2))
    let list = lists(1, seed: 3)[0]
    for index in 0..<20 { try pipeline.submit(list, number: index, index: index) }
    try pipeline.drain()
    let addresses = sink.pictures.map { picture in
      picture.map { $0.pixels.withUnsafeBufferPointer { $0.baseAddress } }
    }
    #expect(addresses.count == 20)
    #expect(Set(addresses).count == 1)
  }

  @Test(arguments: [1, 4]) func bytesInFlightAreBounded(threads: Int) throws {
    // Every frame changes completely; the limit is the size of the pieces of two and a half frames.
    let sink = RecordingSink { stage, frame in stage == .delivery && frame == 3 ? 0.2 : 0 }
    let pipeline = try FramePipeline(
      to: [sink], width: 180, height: 220,
      PipelineSettings(threads: threads, memoryLimit: 180 * 220 * 10))
    for index in 0..<30 {
      let shade = Color(red: Double(index) / 30, green: 0, blue: 0)
      let list = DisplayList(width: 180, height: 220, background: shade, items: [])
      try pipeline.submit(list, number: index, index: index)
    }
    try pipeline.drain()
    #expect(sink.delivered == Array(0..<30))
    #expect(sink.maxInFlight <= 2)
  }

  @Test(
    arguments: [1, 2, 5], [RecordingSink.Stage.prepare, .delivery])
  func aFailureIsThrownAndLaterFramesAreDropped(threads: Int, stage: RecordingSink.Stage) throws {
    for frame in [0, 1, 17, 79] {
      let sink = RecordingSink(failingAt: (stage, frame))
      let other = RecordingSink()
      let result = try run(pipeline(to: [other, sink], threads: threads), count: 80)
      #expect(result.error?.code == .diskFull)
      #expect(result.error?.message == "Frame \(frame) did not fit.")
      #expect(result.submitted <= frame + 2 * threads + 3)
      #expect(sink.delivered == Array(0..<sink.delivered.count))
      #expect(sink.delivered.count <= frame)
      if stage == .delivery { #expect(sink.delivered.count == frame) }
    }
  }

  @Test func concurrentFailuresAreThrownOnce() throws {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let failing = RecordingSink(failingAt: (.prepare, Int.random(in: 0..<40, using: &generator)))
      let other = RecordingSink(failingAt: (.delivery, Int.random(in: 0..<40, using: &generator)))
      let result = try run(pipeline(to: [failing, other], threads: 8), count: 40)
      #expect(result.error?.code == .diskFull)
    }
  }

  @Test func submittingAfterAFailureFailsAgainAndNeverBlocks() throws {
    let pipeline = try pipeline(to: [RecordingSink(failingAt: (.prepare, 0))], threads: 1)
    var failures = 0
    for index in 0..<50 {
      do { try pipeline.submit(list, number: index, index: index) } catch { failures += 1 }
    }
    #expect(failures > 40)
    #expect(throws: FlipbookError.self) { try pipeline.drain() }
  }

  @Test func abandoningASinkEndsABlockedDelivery() throws {
    let sink = RecordingSink(blockedAt: 5)
    let pipeline = try pipeline(to: [sink], threads: 2)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { sink.abandon() }
    let result = run(pipeline, count: 80)
    #expect(result.error?.code == .interrupted)
    #expect(sink.delivered == Array(0..<5))
  }
}
