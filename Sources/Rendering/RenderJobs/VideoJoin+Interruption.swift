package import Failures
import OutputFiles
import FilmStage
import Processes
package import VideoEncoding

extension VideoJoin {
  /// Joins the videos; abandons the output when the user interrupts the program.
  package func perform() throws(FlipbookError) -> Result {
    try Interruption.withHandler({ self.abandon() }) { () throws(FlipbookError) in
      do throws(FlipbookError) { return try write() } catch {
        // An error that is caused by an interruption is reported as the interruption.
        try Interruption.check()
        throw error
      }
    }
  }
}
