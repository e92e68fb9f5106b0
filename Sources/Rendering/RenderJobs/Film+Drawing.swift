package import Failures
import OutputFiles
package import FilmStage
package import Pipeline
import Processes
package import Raster
package import Sinks

extension Film {
  /// Draws the frames `numbers` of `run`, in ascending order, into `sinks`. On failure, all sinks
  /// are abandoned. `noting` is called with the display list of each frame before it is drawn;
  /// `whenOpen` is called when all sinks are open, and `whenPlayed` after the last display list,
  /// while frames are still drawn and encoded.
  package static func draw(
    _ run: FilmRun, _ numbers: some Collection<Int>, into sinks: [any FrameSink],
    _ settings: PipelineSettings,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    noting: (_ number: Int, _ list: DisplayList) throws(FlipbookError) -> Void = { _, _ in },
    whenOpen: () throws(FlipbookError) -> Void = {},
    whenPlayed: () throws(FlipbookError) -> Void = {}
  ) throws(FlipbookError) {
    func abandon() { for sink in sinks { sink.abandon() } }
    try Interruption.withHandler({ for sink in sinks { sink.abandon() } }) {
      () throws(FlipbookError) in
      do throws(FlipbookError) {
        try Interruption.check()
        for sink in sinks { try sink.open() }
        try whenOpen()
        let format = run.stage.format
        let pipeline = try FramePipeline(
          to: sinks, width: format.width, height: format.height, settings)
        do throws(FlipbookError) {
          for (index, number) in numbers.enumerated() {
            try Interruption.check()
            let list = try run.displayList(ofFrame: number, settings.times)
            try noting(number, list)
            try pipeline.submit(list, number: number, index: index)
            progress(index + 1, numbers.count)
          }
          try whenPlayed()
        } catch {
          try? pipeline.drain()
          throw error
        }
        try pipeline.drain()
        for sink in sinks { try sink.finish() }
      } catch {
        abandon()
        // An error that is caused by an interruption is reported as the interruption.
        try Interruption.check()
        throw error
      }
    }
  }
}
