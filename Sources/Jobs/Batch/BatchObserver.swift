/// An object that is notified of a batch's progress; called by one thread at a time.
package protocol BatchObserver: AnyObject {
  /// Notifies that job number `job`, counted from 0, starts a film.
  func begin(job: Int, output: String)

  /// Notifies that `done` of the film's `total` frames have been drawn.
  func progress(job: Int, done: Int, total: Int)

  /// Notifies that a film has finished.
  func end(job: Int, _ entry: BatchEntry)
}
