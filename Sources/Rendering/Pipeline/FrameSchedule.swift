import DequeModule
import Raster
import Rasterizer

/// The work on the frames in flight that can be done now, and the work that follows.
///
/// This is a value behind the pipeline's lock. It schedules work but doesn't perform it.
struct FrameSchedule {
  /// The drawing of a band for a frame.
  struct BandTask {
    let band, index: Int
    let list: DisplayList
    let areas: [DamagedArea]
    /// The content beneath the list's backdrops, shared by the frame's tasks.
    let backdrops: SharedBackdrops?
  }

  /// A frame with all of its pieces.
  struct FrameTask {
    let index: Int
    let steps: [SinkQueue.Step]
  }

  enum Work {
    case band(BandTask)
    case frame(FrameTask)
  }

  private struct OpenFrame {
    let number: Int
    var bandsLeft: Int
  }

  private let queues: [SinkQueue]
  /// The remaining tasks of each band, in the order of the frames.
  private var tasks: [Deque<BandTask>]
  private var isBusy: [Bool]
  /// The work that can be done now. Frames take precedence because they free memory.
  private var bands = Deque<Int>()
  private var frames = Deque<FrameTask>()
  /// The frames that are waiting for pieces, by index.
  private var open: [Int: OpenFrame] = [:]
  private var nextComplete = 0
  /// The size of the pieces of each frame in flight, by index; its limit until the pieces are
  /// prepared.
  private var bytes: [Int: Int] = [:]

  /// The size of all pieces in flight.
  private(set) var byteCount = 0

  /// The number of pieces of work that became available since the last call of `takeNewWorkCount`.
  private var newWork = 0

  init(_ queues: [SinkQueue], bandCount: Int) {
    self.queues = queues
    tasks = Array(repeating: [], count: bandCount)
    isBusy = Array(repeating: false, count: bandCount)
  }

  /// The number of frames in flight.
  var frameCount: Int { bytes.count }

  /// Returns the number of pieces of work that became available since the last call.
  mutating func takeNewWorkCount() -> Int {
    defer { newWork = 0 }
    return newWork
  }

  /// Adds frame `index` with the tasks `new`. Frames are added in order.
  mutating func add(_ number: Int, index: Int, _ new: [BandTask], byteCount count: Int) {
    open[index] = OpenFrame(number: number, bandsLeft: new.count)
    bytes[index] = count
    byteCount += count
    for task in new {
      tasks[task.band].append(task)
      if !isBusy[task.band] { offer(task.band) }
    }
    completeFrames()
  }

  /// Removes and returns the next piece of work; nil if there is none.
  mutating func take() -> Work? {
    if let frame = frames.popFirst() { return .frame(frame) }
    guard let band = bands.popFirst(), let task = tasks[band].popFirst() else { return nil }
    return .band(task)
  }

  /// Records that a band's task is done and that the frame's pieces grew by `change` bytes.
  mutating func finish(_ task: BandTask, byteChange change: Int) {
    open[task.index]?.bandsLeft -= 1
    bytes[task.index]? += change
    byteCount += change
    isBusy[task.band] = false
    if !tasks[task.band].isEmpty { offer(task.band) }
    completeFrames()
  }

  /// Records that a frame was delivered or dropped.
  mutating func retire(_ index: Int) { byteCount -= bytes.removeValue(forKey: index) ?? 0 }

  private mutating func offer(_ band: Int) {
    isBusy[band] = true
    bands.append(band)
    newWork += 1
  }

  private mutating func completeFrames() {
    while let frame = open[nextComplete], frame.bandsLeft == 0 {
      let index = nextComplete
      frames.append(
        FrameTask(index: index, steps: queues.map { $0.complete(frame.number, index) }))
      newWork += 1
      open[index] = nil
      nextComplete += 1
    }
  }
}
