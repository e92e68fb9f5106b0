import Foundation

/// Programs named ffmpeg that behave as a test requires; they list the required encoder.
package enum FakeEncoder {
  /// Creates one in the folder `name` and returns the folder's path, for use as PATH. The script
  /// `encoding` runs instead of encoding; `$output` is the file to write.
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

  /// Creates one that doesn't have the encoder.
  package static func makeWithoutEncoder(in folder: TemporaryFolder, _ name: String) throws
    -> String
  {
    try FileManager.default.createDirectory(
      atPath: folder(name), withIntermediateDirectories: true)
    try folder.writeProgram(name + "/ffmpeg", "echo ' V....D mpeg4 MPEG-4 part 2'")
    return folder(name)
  }
}
