import OutputFiles
package import FilmStage
package import VideoEncoding

extension VideoJoin {
  /// Joins the videos, and gives up when the user stops the program.
  package func perform() throws(FilmError) -> Result {
    try Interruption.withHandler({ self.abandon() }) { () throws(FilmError) in
      do throws(OutputError) { return try write() } catch {
        // What fails because the user has stopped it is no failure of its own.
        try Interruption.check()
        throw FilmError(error)
      }
    }
  }
}
