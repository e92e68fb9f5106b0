package import Failures
package import Foundation
import Processes
import Synchronization

/// Notices changes of files in a package: sources, assets and the manifest (inotify(7)).
///
/// Editors write files in several steps, so changes are reported together, some milliseconds after
/// the last one.
package final class SourceWatch: Sendable {
  private struct State {
    var folders: [Int32: String] = [:]
    var changed: Set<String> = []
  }

  /// Folders that contain no sources; names that begin with a dot are skipped, too.
  private static let skipped: Set<String> = ["output", "node_modules", "__Goldens__"]

  /// The milliseconds without a further change after which changes are reported.
  private static let quietTime: Int32 = 25

  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

  private let descriptor: Int32
  private let state = Mutex(State())

  /// Watches the folders below `root`. `onChange` receives the paths of changed files, on a thread
  /// of the watch's own. Throws if the system allows no further watches.
  package init(
    _ root: URL, onChange: @escaping @Sendable (Set<String>) -> Void
  ) throws(FlipbookError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw FlipbookError(
        .outputFailed, "Changes of files can't be watched: \(String(cString: strerror(errno))).",
        hint: "Raise the limit fs.inotify.max_user_instances.")
    }
    add(root.path)
    try SystemThread.start("watch", stackSize: SystemThread.smallStack) { [self] in
      watch(onChange)
    }
  }

  private func watch(_ onChange: @Sendable (Set<String>) -> Void) {
    while wait(-1) {
      read()
      while wait(Self.quietTime) { read() }
      let changed = state.withLock { state in
        defer { state.changed = [] }
        return state.changed
      }
      if !changed.isEmpty { onChange(changed) }
    }
  }

  /// Returns whether there are changes, after waiting at most `milliseconds`.
  private func wait(_ milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var count: Int32 = -1
    repeat { count = Foundation.poll(&poll, 1, milliseconds) } while count < 0 && errno == EINTR
    return count > 0
  }

  private func read() {
    let size = 1 << 16
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      let count = Foundation.read(descriptor, buffer.baseAddress, size)
      var offset = 0
      let head = MemoryLayout<inotify_event>.size
      while count > 0, offset + head <= count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let name = buffer[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
        note(event, String(decoding: name, as: UTF8.self))
        offset += head + Int(event.len)
      }
    }
  }

  private func note(_ event: inotify_event, _ name: String) {
    guard let folder = state.withLock({ $0.folders[event.wd] }), Self.isSource(name) else { return }
    let path = "\(folder)/\(name)"
    guard event.mask & UInt32(IN_ISDIR) != 0 else {
      // A new file is reported when it has been written.
      if event.mask & UInt32(IN_CREATE) == 0 {
        state.withLock { _ = $0.changed.insert(path) }
      }
      return
    }
    guard event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 else { return }
    add(path)
    // Its files may have been written before it was watched.
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.split(separator: "/").allSatisfy { Self.isSource(String($0)) } }
    state.withLock { $0.changed.formUnion(sources.map { "\(path)/\($0)" }) }
  }

  private static func isSource(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return !name.hasPrefix(".") && !name.hasSuffix("~") && !skipped.contains(name)
      && !name.hasSuffix(".swp") && !name.allSatisfy(\.isNumber)
  }

  /// Watches a folder and the folders in it.
  private func add(_ folder: String) {
    let watch = inotify_add_watch(descriptor, folder, Self.changes | UInt32(IN_ONLYDIR))
    guard watch >= 0 else { return }
    state.withLock { $0.folders[watch] = folder }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      var status = stat()
      let path = "\(folder)/\(name)"
      guard Self.isSource(name), lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR
      else { continue }
      add(path)
    }
  }
}
