package import Runtime

/// The program and its libraries in memory, which a call stack is looked up in.
///
/// They are captured once, because that is slow and reads the beginning of every file that is
/// mapped into memory: a file that another thread unmaps in the meantime, such as a font, ends the
/// program. So they are captured before the first font is opened, and before threads are started.
package enum LoadedImages {
  package static let map = ImageMap.capture()

  /// Captures the images, unless that has been done.
  package static func prepare() { _ = map }
}
