package import Failures
import Dispatch
import Foundation
package import Raster
import Rasterizer
package import Sinks
import Synchronization

// From display lists to sinks:
//
//   submit ──── Damage: what each band has to draw; waits while too much is in flight
//     │
//   bands ───── draw their damage over what they showed before and have their pieces made, frame
//     │         after frame; no band waits for another (FrameSchedule)
//   frames ──── have all their pieces, in order (SinkQueue); are prepared in any order
//     │
//   deliveries  by whoever completes the frame that is next, with all that are ready behind it

/// Draws display lists on several threads and hands the frames to sinks, in order.
///
/// Only what differs from the frame before is drawn, compressed and converted. `submit` blocks while
/// as many frames, or bytes of their pieces, are in flight as the pipeline may hold: memory does not
/// grow with the film, and a slow sink slows the film.
package final class FramePipeline: Sendable {
  private struct State {
    var schedule: FrameSchedule
    var last: DisplayList?
    /// Prepared frames that wait for their turn, by index.
    var ready: [Int: [Delivery]] = [:]
    var nextDelivered = 0
    var isDelivering = false
    /// Whether somebody waits for a frame to depart.
    var isAwaited = false
    var failure: FlipbookError?
  }

  /// What a band showed last.
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
  private let departures = DispatchSemaphore(value: 0)
  private let workers = DispatchGroup()
  /// Shadows, and text and lines at rest, are made once for all threads.
  private let coverages: CoverageCache

  /// A pipeline of frames of that size into open sinks.
  package init(
    to sinks: [any FrameSink], width: Int, height: Int, _ settings: PipelineSettings
  ) {
    let bands = Bands(width: width, height: height)
    (self.bands, self.settings) = (bands, settings)
    queues = sinks.map { SinkQueue($0, bandCount: bands.count) }
    canvases = (0..<bands.count).map { band in
      let rows = bands.rows(of: band).count
      return BandCanvas(
        Bitmap(width: width, height: rows, pixels: Array(repeating: 0, count: width * rows)))
    }
    state = Mutex(State(schedule: FrameSchedule(queues, bandCount: bands.count)))
    coverages = CoverageCache(capacity: settings.keptBytes)
    for _ in 0..<settings.mostFrames { slots.signal() }
    for _ in 0..<settings.threads {
      workers.enter()
      Thread { [self] in
        workUntilClosed()
        workers.leave()
      }.start()
    }
  }

  // MARK: From outside

  /// Takes frame `number`, the `index`-th of this output. Throws what has gone wrong so far.
  package func submit(_ list: DisplayList, number: Int, index: Int) throws(FlipbookError) {
    settings.times.measure(.waitForRoom) { slots.wait() }
    do throws(FlipbookError) {
      let tasks = try settings.times.measure(.compare) { () throws(FlipbookError) in
        try self.tasks(for: list, index)
      }
      try awaitRoom(adding: number, index, tasks)
    } catch {
      slots.signal()
      throw error
    }
  }

  /// Waits until all frames are delivered, or dropped after a failure, and ends the threads.
  package func drain() throws(FlipbookError) {
    while !isEmptyOrAwaited() { departures.wait() }
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

  /// What the bands have to draw for a list that comes after the last one.
  private func tasks(
    for list: DisplayList, _ index: Int
  ) throws(FlipbookError) -> [FrameSchedule.BandTask] {
    let (last, failure) = state.withLock { state in
      defer { state.last = list }
      return (settings.reuses ? state.last : nil, state.failure)
    }
    if let failure { throw failure }
    let damage = Damage(from: last, to: list)
    return (0..<bands.count).compactMap { band in
      let areas = damage.areas(ofBand: band)
      return areas.isEmpty
        ? nil : FrameSchedule.BandTask(band: band, index: index, list: list, areas: areas)
    }
  }

  /// Adds a frame to what is in flight as soon as there is room for it.
  private func awaitRoom(
    adding number: Int, _ index: Int, _ tasks: [FrameSchedule.BandTask]
  ) throws(FlipbookError) {
    let most = tasks.reduce(0) { $0 + mostBytes(ofBand: $1.band) }
    while true {
      let (isAdded, news, failure) = state.withLock { state -> (Bool, Int, FlipbookError?) in
        if let failure = state.failure { return (false, 0, failure) }
        let (count, bytes) = (state.schedule.frameCount, state.schedule.byteCount)
        state.isAwaited = count > 0 && bytes + most > settings.mostBytes
        if state.isAwaited { return (false, 0, nil) }
        state.schedule.add(number, index: index, tasks, byteCount: most)
        return (true, state.schedule.takeNews(), nil)
      }
      if let failure { throw failure }
      announce(news)
      if isAdded { return }
      settings.times.measure(.waitForRoom) { departures.wait() }
    }
  }

  private func mostBytes(ofBand band: Int) -> Int {
    let pixels = Double(bands.rows(of: band).count * bands.width)
    return Int(pixels * queues.reduce(0) { $0 + $1.mostBytesPerPixel })
  }

  private func announce(_ news: Int) {
    for _ in 0..<news { work.signal() }
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
          if isFailed { depart(task.index) } else { try complete(task) }
        } catch {
          fail(error)
        }
      case nil: return
      }
    }
  }

  /// Draws what of a band is damaged and has its pieces made; returns how many bytes they take.
  private func draw(
    _ task: FrameSchedule.BandTask, with renderer: inout Renderer
  ) throws(FlipbookError) -> Int {
    let times = settings.times
    return try canvases[task.band].bitmap.withLock { bitmap throws(FlipbookError) in
      times.measure(.raster) {
        var pixels = bitmap.pixels.mutableSpan
        renderer.render(task.list, task.areas, ofBand: task.band, into: &pixels)
      }
      var bytes = 0
      let changes = task.areas.map { PixelArea(columns: $0.columns, rows: $0.rowsInBand) }
      let band = Band(number: task.band, bitmap: bitmap, changes: changes)
      for queue in queues { bytes += try queue.prepare(band, ofFrame: task.index, times) }
      return bytes
    }
  }

  private func finish(_ task: FrameSchedule.BandTask, _ bytes: Int) {
    let change = bytes - mostBytes(ofBand: task.band)
    announce(
      state.withLock { state in
        state.schedule.finish(task, byteChange: change)
        return state.schedule.takeNews()
      })
  }

  /// Prepares a frame and delivers what can be delivered now that it is ready.
  private func complete(_ task: FrameSchedule.FrameTask) throws(FlipbookError) {
    var deliveries: [Delivery] = []
    do throws(FlipbookError) {
      for step in task.steps { deliveries.append(try step(settings.times)) }
    } catch {
      depart(task.index)
      throw error
    }
    let isDropped = state.withLock { state in
      if state.failure == nil { state.ready[task.index] = deliveries }
      return state.failure != nil
    }
    if isDropped { depart(task.index) }
    while let (index, deliveries) = takeNext() {
      defer { depart(index) }
      for delivery in deliveries { try delivery() }
      state.withLock { $0.isDelivering = false }
    }
  }

  /// The deliveries of the frame that is next, if they are ready and nobody else is delivering.
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

  /// Frames that come after a failure are dropped.
  private func fail(_ error: FlipbookError) {
    let dropped = state.withLock { state in
      if state.failure == nil { state.failure = error }
      defer { state.ready = [:] }
      return Array(state.ready.keys)
    }
    for index in dropped { depart(index) }
  }

  private func depart(_ index: Int) {
    let isAwaited = state.withLock { state in
      state.schedule.depart(index)
      defer { state.isAwaited = false }
      return state.isAwaited
    }
    if isAwaited { departures.signal() }
    slots.signal()
  }
}
