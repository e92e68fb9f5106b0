/// An error of a call that cannot throw: it goes to the stage that is current, which stops before the
/// next frame and throws it.
package protocol StageError: Error {
  /// A sentence that says what was wrong with what.
  var message: String { get }

  /// What to do about it.
  var hint: String { get }
}
