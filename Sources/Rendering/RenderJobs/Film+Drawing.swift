package import Failures
import OutputFiles
package import FilmStage
package import Pipeline
package import Raster
package import Sinks

extension Film {
  /// Draws the frames `numbers`, which rise, of `run` into `sinks`; on any failure all of them give up.
  /// `noting` hears what each frame shows before it is drawn; `whenOpen` is called when all sinks are open.
  package static func draw(
    _ run: FilmRun, _ numbers: some Collection<Int>, into sinks: [any FrameSink],
    _ settings: PipelineSettings,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    noting: (_ number: Int, _ list: DisplayList) throws(FlipbookError) -> Void = { _, _ in },
    whenOpen: () throws(FlipbookError) -> Void = {}
  ) throws(FlipbookError) {
    func abandon() { for sink in sinks { sink.abandon() } }
    try Interruption.withHandler({ for sink in sinks { sink.abandon() } }) {
      () throws(FlipbookError) in
      do throws(FlipbookError) {
        try Interruption.check()
        for sink in sinks { try sink.open() }
        try whenOpen()
        let format = run.stage.format
        let pipeline = FramePipeline(
          to: sinks, width: format.width, height: format.height, settings)
        do throws(FlipbookError) {
          for (index, number) in numbers.enumerated() {
            try Interruption.check()
            let list = try run.displayList(ofFrame: number, settings.times)
            try noting(number, list)
            try pipeline.submit(list, number: number, index: index)
            progress(index + 1, numbers.count)
          }
        } catch {
          try? pipeline.drain()
          throw error
        }
        try pipeline.drain()
        for sink in sinks { try sink.finish() }
      } catch {
        abandon()
        // What fails because the user has stopped it is no failure of its own.
        try Interruption.check()
        throw error
      }
    }
  }
}
