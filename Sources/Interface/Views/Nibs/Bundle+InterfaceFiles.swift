public import Foundation

extension Bundle {
  /// Returns a path for a nib or a storyboard that is part of the program, where no file is; for other files,
  /// that of the bundle, or nil if there is none. Rewritten sources call it as
  /// `path(forResource:ofType:)`.
  public func portedPath(forResource name: String?, ofType ext: String?) -> String? {
    guard let name, let ext, InterfaceFiles.has(name, ext) else {
      return path(forResource: name, ofType: ext)
    }
    return bundlePath + "/\(name).\(ext)"
  }

  /// Returns the URL of `portedPath(forResource:ofType:)`. Rewritten sources call it as
  /// `url(forResource:withExtension:)`.
  public func portedURL(forResource name: String?, withExtension ext: String?) -> URL? {
    portedPath(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }
}
