import DequeModule
import Raster
import Rasterizer

/// Which work on the frames in flight can be done at once, and what follows when it is done.
///
/// A value behind the pipeline's lock: it says what to do, and does none of it.
struct FrameSchedule {
  /// What a band has to draw for a frame.
  struct BandTask {
    let band, index: Int
    let list: DisplayList
    let areas: [DamagedArea]
  }

  /// A frame that has all of its pieces.
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
  /// What each band has yet to draw, in the order of the frames.
  private var tasks: [Deque<BandTask>]
  private var isBusy: [Bool]
  /// What can be done. Frames come first: they make room.
  private var bands = Deque<Int>()
  private var frames = Deque<FrameTask>()
  /// Frames that lack pieces, by index.
  private var open: [Int: OpenFrame] = [:]
  private var nextComplete = 0
  /// What the pieces of frames in flight take, by index; before they are made, what they may take.
  private var bytes: [Int: Int] = [:]

  /// The sum of those.
  private(set) var byteCount = 0

  /// How much has become possible to do since that was last asked.
  private var newWork = 0

  init(_ queues: [SinkQueue], bandCount: Int) {
    self.queues = queues
    tasks = Array(repeating: [], count: bandCount)
    isBusy = Array(repeating: false, count: bandCount)
  }

  /// How many frames are on their way.
  var frameCount: Int { bytes.count }

  /// How many more pieces of work there are to take than when this was last called.
  mutating func takeNews() -> Int {
    defer { newWork = 0 }
    return newWork
  }

  /// Adds frame `index`, of which `new` is to be drawn, in the order of the frames.
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

  /// Work for whoever asks; nil if there is none.
  mutating func take() -> Work? {
    if let frame = frames.popFirst() { return .frame(frame) }
    guard let band = bands.popFirst(), let task = tasks[band].popFirst() else { return nil }
    return .band(task)
  }

  /// Notes that a band's task is done, by which the frame's pieces take `change` bytes more.
  mutating func finish(_ task: BandTask, byteChange change: Int) {
    open[task.index]?.bandsLeft -= 1
    bytes[task.index]? += change
    byteCount += change
    isBusy[task.band] = false
    if !tasks[task.band].isEmpty { offer(task.band) }
    completeFrames()
  }

  /// Notes that a frame has been delivered or dropped.
  mutating func depart(_ index: Int) { byteCount -= bytes.removeValue(forKey: index) ?? 0 }

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
