package import Failures
import Foundation

/// The location of Flipbook that a package depends on: a checkout on this machine, or a repository.
package enum FlipbookSource: Equatable, Sendable {
  /// An absolute path.
  case checkout(String)
  /// A URL; packages depend on its branch `main`.
  case repository(String)

  /// Returns the checkout that this program was built from. Throws if it doesn't exist any more.
  package static func ofThisProgram() throws(FlipbookError) -> FlipbookSource {
    // Sources/Programs/FilmTemplates/FlipbookSource.swift
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    guard isCheckout(root.path) else {
      throw FlipbookError(
        .unreadable, "The checkout that flipbook was built from, \"\(root.path)\", doesn't exist.",
        hint: "Specify a checkout or a repository with --flipbook.")
    }
    return .checkout(root.path)
  }

  /// Creates the source at `location`, a path or a URL. Throws if the path isn't a checkout of
  /// Flipbook.
  package init(_ location: String) throws(FlipbookError) {
    if location.contains("://") || location.hasPrefix("git@") {
      self = .repository(location)
      return
    }
    let path = URL(filePath: location).standardizedFileURL.path
    guard Self.isCheckout(path) else {
      throw FlipbookError(
        .badSetting, "\"\(location)\" isn't a checkout of Flipbook.",
        hint: "Specify the folder of Flipbook's Package.swift, or the URL of a repository.")
    }
    self = .checkout(path)
  }

  private static func isCheckout(_ path: String) -> Bool {
    ["Package.swift", "Sources/Programs/Flipbook"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
  }

  /// The name that SwiftPM gives to the package: the last component of its location.
  var identity: String {
    switch self {
    case .checkout(let path): URL(filePath: path).lastPathComponent
    case .repository(let url):
      String(url.split(separator: /[\/:]/).last ?? "").replacing(/\.git$/, with: "")
    }
  }

  /// Returns the dependency's declaration in the manifest of a package in `folder`.
  func dependency(from folder: String) -> String {
    switch self {
    case .checkout: ".package(path: \"\(location(from: folder))\"),"
    case .repository(let url): ".package(url: \"\(url)\", branch: \"main\"),"
    }
  }

  /// Returns the path from `folder` to the checkout, or the URL.
  func location(from folder: String) -> String {
    switch self {
    case .checkout(let path): Self.path(from: folder, to: path)
    case .repository(let url): url
    }
  }

  /// Returns the relative path from `folder` to `path`; `path` itself if they share only the root.
  private static func path(from folder: String, to path: String) -> String {
    let target = URL(filePath: path).resolvingSymlinksInPath().pathComponents
    let start = URL(filePath: folder).standardizedFileURL.resolvingSymlinksInPath().pathComponents
    let shared = zip(target, start).prefix { $0 == $1 }.count
    guard shared > 1 else { return path }
    let ups = Array(repeating: "..", count: start.count - shared)
    return (ups + target[shared...]).joined(separator: "/")
  }
}
