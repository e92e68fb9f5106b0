import Foundation

/// Programs named ffmpeg that behave as a test needs; they list the encoder that is asked for.
package enum FakeEncoder {
  /// Puts one into the folder `name`, which can then stand for PATH; `encoding` is what it does
  /// instead of encoding, with the file to write in `$output`.
  package static func make(in folder: TemporaryFolder, _ name: String, encoding: String) throws
    -> String
  {
    try FileManager.default.createDirectory(
      atPath: folder(name), withIntermediateDirectories: true)
    try folder.writeProgram(
      name + "/ffmpeg",
      """
      if [[ " $* " == *" -encoders "* ]]; then echo ' V....D libx264 H.264'; exit 0; fi
      output="${@: -1}"; output="${output#file:}"
      \(encoding)
      """)
    try folder.writeProgram(name + "/ffprobe", "exec /usr/bin/ffprobe \"$@\"")
    return folder(name)
  }

  /// One without the encoder.
  package static func makeWithoutEncoder(in folder: TemporaryFolder, _ name: String) throws
    -> String
  {
    try FileManager.default.createDirectory(
      atPath: folder(name), withIntermediateDirectories: true)
    try folder.writeProgram(name + "/ffmpeg", "echo ' V....D mpeg4 MPEG-4 part 2'")
    return folder(name)
  }
}
