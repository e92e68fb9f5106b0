import Failures
import Foundation
import OutputFiles
import SystemPackage

/// A file that ffmpeg or ffprobe reads as its standard input.
///
/// ffmpeg never sees the file's name, in which it would look for patterns ("%d"), protocols
/// ("concat:") and options. A file that is a playlist isn't followed to other files: the formats
/// that refer to them aren't on the list.
struct InputFile {
  /// The arguments that make ffmpeg read the file, once it is the standard input.
  static let arguments =
    ["-protocol_whitelist", "file", "-format_whitelist", formats.joined(separator: ",")]
    + ["-i", "file:/dev/fd/0"]

  /// ffmpeg's names of the formats that hold their own frames and sound.
  private static let formats = [
    "3gp", "aac", "ac3", "aiff", "amr", "apng", "asf", "au", "av1", "avi", "caf", "dts", "dv",
    "eac3", "f32le", "flac", "flv", "gif", "gif_pipe", "h264", "hevc", "ivf", "jpeg_pipe", "m4v",
    "matroska", "mjpeg", "mov", "mp3", "mp4", "mpeg", "mpegts", "mpegvideo", "mxf", "nut", "obu",
    "ogg", "png_pipe", "rm", "swf", "tta", "vc1", "voc", "w64", "wav", "webm", "webp_pipe", "wv",
    "yuv4mpegpipe",
  ]

  private let descriptor: FileDescriptor

  /// Opens the file at `path`. Throws if it can't be read or isn't a regular file, without waiting
  /// for a pipe.
  init(_ path: String) throws(FlipbookError) {
    do {
      descriptor = try FileDescriptor.open(
        FilePath(WorkingFolder.absolute(path)), .readOnly, options: [.closeOnExec, .nonBlocking])
    } catch {
      throw FlipbookError(.unreadable, "\"\(path)\" can't be read: \(error).")
    }
    var status = stat()
    guard fstat(descriptor.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      try? descriptor.close()
      throw FlipbookError(.unreadable, "\"\(path)\" can't be read: it isn't a file.")
    }
  }

  /// Returns a descriptor for a child process, which closes it.
  func forChild() throws(FlipbookError) -> FileDescriptor {
    let copy = fcntl(descriptor.rawValue, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else {
      throw FlipbookError(
        .unreadable, "A file can't be opened again: \(Errno(rawValue: errno).description).")
    }
    return FileDescriptor(rawValue: copy)
  }

  /// Closes the file.
  func close() { try? descriptor.close() }
}
