import Dispatch
import Foundation
package import Output
package import Raster
import Synchronization

/// Draws display lists on several threads and hands the frames to sinks, in order.
///
/// A worker draws a frame and prepares it for every sink; whoever completes the frame that is next
/// delivers it and all that are ready behind it. `submit` blocks while as many frames are in flight
/// as the pipeline may hold, so memory does not grow with the film, and a slow sink slows the film.
package final class FramePipeline: Sendable {
  private struct Job {
    let list: DisplayList
    let number, index: Int
  }

  private struct State {
    var jobs: [Job] = []
    /// Prepared frames that wait for their turn, by index.
    var ready: [Int: [Delivery]] = [:]
    var next = 0
    var isDelivering = false
    var failure: FilmError?
  }

  private let sinks: [any FrameSink]
  private let state = Mutex(State())
  private let slots = DispatchSemaphore(value: 0)
  private let work = DispatchSemaphore(value: 0)
  private let workers = DispatchGroup()
  private let threads: Int
  /// Shadows, and text at rest, are made once for all threads.
  private let coverages = CoverageCache()

  /// A pipeline into open sinks, drawing on `threads` threads.
  package init(to sinks: [any FrameSink], threads: Int) {
    (self.sinks, self.threads) = (sinks, threads)
    for _ in 0..<2 * threads + 2 { slots.signal() }
    for _ in 0..<threads {
      workers.enter()
      Thread { [self] in
        drawUntilClosed()
        workers.leave()
      }.start()
    }
  }

  /// Takes frame `number`, the `index`-th of this output. Throws what has gone wrong so far.
  package func submit(_ list: DisplayList, number: Int, index: Int) throws(FilmError) {
    slots.wait()
    let failure = state.withLock { state in
      state.jobs.append(Job(list: list, number: number, index: index))
      return state.failure
    }
    work.signal()
    if let failure { throw failure }
  }

  /// Waits until all frames are delivered, or dropped after a failure, and ends the threads.
  package func drain() throws(FilmError) {
    for _ in 0..<threads { work.signal() }
    workers.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  private func drawUntilClosed() {
    var renderer = Renderer(coverages: coverages)
    var bitmap: Bitmap?
    while true {
      work.wait()
      let (job, failed) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.failure != nil)
      }
      guard let job else { return }
      if failed {
        slots.signal()
        continue
      }
      do throws(OutputError) {
        try complete(job.index, draw(job, with: &renderer, into: &bitmap))
      } catch {
        fail(FilmError(error))
      }
    }
  }

  /// Draws and prepares a frame. The bitmap is used again for the next one.
  private func draw(
    _ job: Job, with renderer: inout Renderer, into bitmap: inout Bitmap?
  ) throws(OutputError) -> [Delivery] {
    var pixels =
      bitmap.take()
      ?? Bitmap(
        width: job.list.width, height: job.list.height,
        pixels: Array(repeating: 0, count: job.list.width * job.list.height))
    renderer.render(job.list, into: &pixels)
    let frame = Frame(number: job.number, index: job.index, bitmap: pixels)
    var deliveries: [Delivery] = []
    for sink in sinks { deliveries.append(try sink.prepare(frame)) }
    bitmap = pixels
    return deliveries
  }

  /// Delivers what can be delivered now that frame `index` is ready.
  private func complete(_ index: Int, _ deliveries: [Delivery]) throws(OutputError) {
    let isDropped = state.withLock { state in
      if state.failure == nil { state.ready[index] = deliveries }
      return state.failure != nil
    }
    if isDropped { slots.signal() }
    while let deliveries = takeNext() {
      for delivery in deliveries { try delivery() }
      state.withLock { $0.isDelivering = false }
      slots.signal()
    }
  }

  /// The deliveries of the frame that is next, if they are ready and nobody else is delivering.
  private func takeNext() -> [Delivery]? {
    state.withLock { state in
      guard !state.isDelivering, state.failure == nil,
        let deliveries = state.ready.removeValue(forKey: state.next)
      else { return nil }
      state.isDelivering = true
      state.next += 1
      return deliveries
    }
  }

  /// Frames that come after a failure are dropped.
  private func fail(_ error: FilmError) {
    let freed = state.withLock { state in
      if state.failure == nil { state.failure = error }
      defer { state.ready = [:] }
      return state.ready.count + 1
    }
    for _ in 0..<freed { slots.signal() }
  }
}
