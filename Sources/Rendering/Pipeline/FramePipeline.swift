package import Failures
import Dispatch
import Foundation
import Processes
package import Raster
import Rasterizer
package import Sinks
import Synchronization

// From display lists to sinks:
//
//   submit ──── finds the damage of each band; waits while too much is in flight
//     │
//   bands ───── draw their damage over their previous pixels and let the sinks prepare pieces,
//     │         frame by frame; no band waits for another (FrameSchedule)
//   frames ──── are complete when they have all pieces, in order (SinkQueue), and are prepared in
//     │         any order
//   deliveries  are made by the thread that completes the next frame, including all ready frames
//               after it

/// Draws display lists on several threads and delivers the frames to sinks, in order.
///
/// Only the differences from the previous frame are drawn, compressed and converted. `submit`
/// blocks while the frames in flight, or the bytes of their pieces, are at their limit. Memory
/// doesn't grow with the film, and a slow sink slows down the film.
package final class FramePipeline: Sendable {
  private struct State {
    var schedule: FrameSchedule
    var last: DisplayList?
    /// The backdrops of the last frame that was drawn.
    var backdrops: SharedBackdrops?
    /// Prepared frames that wait for their delivery, by index.
    var ready: [Int: [Delivery]] = [:]
    var nextDelivered = 0
    var isDelivering = false
    /// Whether a thread waits for a frame to depart.
    var isAwaited = false
    var failure: FlipbookError?
  }

  /// The latest pixels of a band.
  private final class BandCanvas: Sendable {
    let bitmap: Mutex<Bitmap>

    init(_ bitmap: Bitmap) { self.bitmap = Mutex(bitmap) }
  }

  private let settings: PipelineSettings
  private let queues: [SinkQueue]
  private let bands: Bands
  private let canvases: [BandCanvas]
  private let state: Mutex<State>
  private let slots = DispatchSemaphore(value: 0)
  private let work = DispatchSemaphore(value: 0)
  private let retirements = DispatchSemaphore(value: 0)
  private let workers = DispatchGroup()
  /// The cache for shadows and for text and lines at rest, shared by all threads.
  private let coverages: CoverageCache

  /// Creates a pipeline for frames of a size in pixels. The sinks must be open. Throws if no thread
  /// can be started.
  package init(
    to sinks: [any FrameSink], width: Int, height: Int, _ settings: PipelineSettings
  ) throws(FlipbookError) {
    let bands = Bands(width: width, height: height)
    self.bands = bands
    self.settings = settings
    queues = sinks.map { SinkQueue($0, bandCount: bands.count) }
    canvases = (0..<bands.count).map { band in
      let rows = bands.rows(of: band).count
      return BandCanvas(
        Bitmap(width: width, height: rows, pixels: Array(repeating: 0, count: width * rows)))
    }
    state = Mutex(State(schedule: FrameSchedule(queues, bandCount: bands.count)))
    coverages = CoverageCache(capacity: settings.keptBytes)
    for _ in 0..<settings.frameLimit { slots.signal() }
    for thread in 0..<settings.threads {
      workers.enter()
      do throws(FlipbookError) {
        try SystemThread.start("frames") { [self] in
          workUntilClosed()
          workers.leave()
        }
      } catch {
        workers.leave()
        // Fewer threads draw the same frames.
        guard thread > 0 else { throw error }
        break
      }
    }
  }

  // MARK: Input

  /// Submits frame `number`, the `index`-th of this output. Throws if an earlier frame failed.
  package func submit(_ list: DisplayList, number: Int, index: Int) throws(FlipbookError) {
    settings.times.measure(.waitForSpace) { slots.wait() }
    do throws(FlipbookError) {
      let tasks = try settings.times.measure(.compare) { () throws(FlipbookError) in
        try self.tasks(for: list, index)
      }
      try awaitMemory(adding: number, index, tasks)
    } catch {
      slots.signal()
      throw error
    }
  }

  /// Waits until all frames are delivered, or dropped after a failure, and ends the threads.
  package func drain() throws(FlipbookError) {
    while !isEmptyOrAwaited() { retirements.wait() }
    for _ in 0..<settings.threads { work.signal() }
    workers.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  private func isEmptyOrAwaited() -> Bool {
    state.withLock { state in
      state.isAwaited = state.schedule.frameCount > 0
      return !state.isAwaited
    }
  }

  /// Returns the drawing tasks of the bands for the list that follows the last one.
  private func tasks(
    for list: DisplayList, _ index: Int
  ) throws(FlipbookError) -> [FrameSchedule.BandTask] {
    let (last, lastBackdrops, failure) = state.withLock { state in
      defer { state.last = list }
      return settings.reuses
        ? (state.last, state.backdrops, state.failure) : (nil, nil, state.failure)
    }
    if let failure { throw failure }
    let damage = Damage(from: last, to: list)
    if damage.isEmpty { return [] }
    let backdrops = SharedBackdrops(list, after: lastBackdrops)
    state.withLock { $0.backdrops = backdrops }
    return (0..<bands.count).compactMap { band in
      let areas = damage.areas(ofBand: band)
      return areas.isEmpty
        ? nil
        : FrameSchedule.BandTask(
          band: band, index: index, list: list, areas: areas, backdrops: backdrops)
    }
  }

  /// Adds a frame to the frames in flight as soon as the limits allow it.
  private func awaitMemory(
    adding number: Int, _ index: Int, _ tasks: [FrameSchedule.BandTask]
  ) throws(FlipbookError) {
    let byteLimit = tasks.reduce(0) { $0 + self.byteLimit(ofBand: $1.band) }
    while true {
      let (isAdded, newWork, failure) = state.withLock { state -> (Bool, Int, FlipbookError?) in
        if let failure = state.failure { return (false, 0, failure) }
        let (count, bytes) = (state.schedule.frameCount, state.schedule.byteCount)
        state.isAwaited = count > 0 && bytes + byteLimit > settings.memoryLimit
        if state.isAwaited { return (false, 0, nil) }
        state.schedule.add(number, index: index, tasks, byteCount: byteLimit)
        return (true, state.schedule.takeNewWorkCount(), nil)
      }
      if let failure { throw failure }
      announce(newWork)
      if isAdded { return }
      settings.times.measure(.waitForSpace) { retirements.wait() }
    }
  }

  private func byteLimit(ofBand band: Int) -> Int {
    let pixels = Double(bands.rows(of: band).count * bands.width)
    return Int(pixels * queues.reduce(0) { $0 + $1.maximumBytesPerPixel })
  }

  private func announce(_ newWork: Int) {
    for _ in 0..<newWork { work.signal() }
  }

  // MARK: Workers

  private func workUntilClosed() {
    var renderer = Renderer(coverages: coverages)
    while true {
      work.wait()
      let (next, isFailed) = state.withLock { ($0.schedule.take(), $0.failure != nil) }
      switch next {
      case .band(let task):
        do throws(FlipbookError) {
          let bytes = isFailed ? 0 : try draw(task, with: &renderer)
          finish(task, bytes)
        } catch {
          fail(error)
          finish(task, 0)
        }
      case .frame(let task):
        do throws(FlipbookError) {
          if isFailed { retire(task.index) } else { try complete(task) }
        } catch {
          fail(error)
        }
      case nil: return
      }
    }
  }

  /// Draws the damage of a band and lets the sinks prepare their pieces. Returns the size of the
  /// pieces in bytes.
  private func draw(
    _ task: FrameSchedule.BandTask, with renderer: inout Renderer
  ) throws(FlipbookError) -> Int {
    let times = settings.times
    return try canvases[task.band].bitmap.withLock { bitmap throws(FlipbookError) in
      times.measure(.raster) {
        var pixels = bitmap.pixels.mutableSpan
        renderer.render(
          task.list, task.areas, ofBand: task.band, sharing: task.backdrops, into: &pixels)
      }
      var bytes = 0
      let changes = task.areas.map { PixelArea(columns: $0.columns, rows: $0.rowsInBand) }
      let band = Band(number: task.band, bitmap: bitmap, changes: changes)
      for queue in queues { bytes += try queue.prepare(band, ofFrame: task.index, times) }
      return bytes
    }
  }

  private func finish(_ task: FrameSchedule.BandTask, _ bytes: Int) {
    let change = bytes - byteLimit(ofBand: task.band)
    announce(
      state.withLock { state in
        state.schedule.finish(task, byteChange: change)
        return state.schedule.takeNewWorkCount()
      })
  }

  /// Prepares a frame, and delivers it and the ready frames after it if it is next.
  private func complete(_ task: FrameSchedule.FrameTask) throws(FlipbookError) {
    var deliveries: [Delivery] = []
    do throws(FlipbookError) {
      for step in task.steps { deliveries.append(try step(settings.times)) }
    } catch {
      retire(task.index)
      throw error
    }
    let isDropped = state.withLock { state in
      if state.failure == nil { state.ready[task.index] = deliveries }
      return state.failure != nil
    }
    if isDropped { retire(task.index) }
    while let (index, deliveries) = takeNext() {
      defer { retire(index) }
      for delivery in deliveries { try delivery() }
      state.withLock { $0.isDelivering = false }
    }
  }

  /// Returns the deliveries of the next frame, if they are ready and no other thread is delivering.
  private func takeNext() -> (index: Int, deliveries: [Delivery])? {
    state.withLock { state in
      let index = state.nextDelivered
      guard !state.isDelivering, state.failure == nil,
        let deliveries = state.ready.removeValue(forKey: index)
      else { return nil }
      state.isDelivering = true
      state.nextDelivered += 1
      return (index, deliveries)
    }
  }

  /// Records the first failure and drops all frames that are ready.
  private func fail(_ error: FlipbookError) {
    let dropped = state.withLock { state in
      if state.failure == nil { state.failure = error }
      defer { state.ready = [:] }
      return Array(state.ready.keys)
    }
    for index in dropped { retire(index) }
  }

  private func retire(_ index: Int) {
    let isAwaited = state.withLock { state in
      state.schedule.retire(index)
      defer { state.isAwaited = false }
      return state.isAwaited
    }
    if isAwaited { retirements.signal() }
    slots.signal()
  }
}
