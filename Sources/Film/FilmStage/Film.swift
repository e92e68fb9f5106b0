public import Foundation
public import Rx

/// Something that can be rendered: a canvas and what happens on it.
///
/// A type that conforms and is marked `@main` is a program with the whole command line: `render`,
/// `batch`, `still`, `strip`, `sheet`, `trace`, `verify`, `describe`, `--help`. A film may be performed
/// several times, each time as a new value, and does the same each time.
///
/// A film that is `Codable` takes parameters: what it encodes. Their defaults are those of `init()`.
public protocol Film: SendableMetatype {
  /// A film about to be performed.
  init()

  /// What it is drawn on.
  var canvas: Canvas { get }

  /// How long it lasts, in seconds; nil, the default, lets it end by itself.
  var duration: TimeInterval? { get }

  /// The folder with its pictures, for `UIImage(named:)`: PNG, JPEG, GIF and WebP files and asset
  /// catalogues.
  ///
  /// Nil, the default, for the resources that were built for the program
  /// (`Package_Target.resources` beside it), then the folder `Assets` where it is started. A film that
  /// is used by other programs, such as tests, names its own: `Bundle.module.resourceURL`.
  static var assets: URL? { get }

  /// Puts views into the stage's window and returns what happens to them.
  ///
  /// The film ends when the observable completes; its last frame is the first one at or after that
  /// instant. A film that has subscribed by itself returns nil and ends when nothing is scheduled
  /// any more and nothing animates. With a `duration` it has exactly round(duration · rate) frames.
  /// An error that is thrown, or that the observable ends with, ends the rendering.
  func perform(on stage: Stage) throws -> Observable<Void>?
}

extension Film {
  /// Nil: the film ends by itself.
  public var duration: TimeInterval? { nil }

  /// Nil: the program's resources, or the folder `Assets`.
  public static var assets: URL? { nil }
}
