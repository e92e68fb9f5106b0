package import Failures
import OutputFiles
import FilmStage
package import VideoEncoding

extension VideoJoin {
  /// Joins the videos, and gives up when the user stops the program.
  package func perform() throws(FlipbookError) -> Result {
    try Interruption.withHandler({ self.abandon() }) { () throws(FlipbookError) in
      do throws(FlipbookError) { return try write() } catch {
        // What fails because the user has stopped it is no failure of its own.
        try Interruption.check()
        throw error
      }
    }
  }
}
