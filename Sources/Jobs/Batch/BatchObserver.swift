/// Hears how a batch goes on; called by one thread at a time.
package protocol BatchObserver: AnyObject {
  /// One of the films that are rendered at a time, counted from 0, begins.
  func begin(job: Int, output: String)

  /// So many of its frames are on their way.
  func progress(job: Int, done: Int, total: Int)

  /// A film has ended.
  func end(job: Int, _ entry: BatchEntry)
}
