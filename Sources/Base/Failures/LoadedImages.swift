package import Runtime

/// The program and its libraries in memory, which are needed to look up a call stack.
///
/// They are captured once, because capturing them is slow and reads the beginning of every file
/// that is mapped into memory. If another thread unmaps such a file, for example a font, in the
/// meantime, the program crashes. They are therefore captured before the first font is opened and
/// before threads are started.
package enum LoadedImages {
  package static let map = ImageMap.capture()

  /// Captures the images if they haven't been captured yet.
  package static func prepare() { _ = map }
}
