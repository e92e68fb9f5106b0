public import Foundation
public import Rx

/// A film, which can be rendered: a canvas and the animations on it.
///
/// A conforming type that is marked `@main` is a program with the complete command line: `render`,
/// `preview`, `batch`, `still`, `strip`, `sheet`, `trace`, `verify`, `describe`, `--help`. A film can be
/// performed several times, each time as a new value, and must do the same each time.
///
/// A film that is `Codable` takes parameters: the properties that it encodes. Their defaults are
/// those of `init()`.
public protocol Film: SendableMetatype {
  /// Creates a film for one performance.
  init()

  /// The canvas of the film.
  var canvas: Canvas { get }

  /// The duration in seconds. If it is nil, the default, the film ends when its work ends.
  var duration: TimeInterval? { get }

  /// The folder of the film's assets for `UIImage(named:)`: PNG, JPEG, GIF and WebP files and asset
  /// catalogues.
  ///
  /// Nil, the default, means the resources that were built for the program
  /// (`Package_Target.resources` beside it), then the folder `Assets` in the current directory. A
  /// film that other programs use, such as tests, specifies its own folder:
  /// `Bundle.module.resourceURL`.
  static var assets: URL? { get }

  /// Adds views to the stage's window and returns an observable whose completion ends the film.
  ///
  /// The film ends when the observable completes; its last frame is the first one at or after that
  /// instant. A film that subscribes by itself returns nil and ends when nothing is scheduled and
  /// no animation is running. With a `duration`, the film has exactly round(duration · rate)
  /// frames. An error that is thrown, or that the observable ends with, ends the rendering.
  func perform(on stage: Stage) throws -> Observable<Void>?
}

extension Film {
  /// Nil: the film ends when its work ends.
  public var duration: TimeInterval? { nil }

  /// Nil: the program's resources, or the folder `Assets`.
  public static var assets: URL? { nil }
}
