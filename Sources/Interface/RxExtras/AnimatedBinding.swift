public import Foundation
public import Rx
public import Views

/// How a bound value changes a view: `label.rx.animated.fade(duration: 0.3).text`, as the library
/// RxAnimated offers.
public struct AnimatedSink<Base: UIView> {
  let base: Base
  let animation: BindingAnimation<Base>
}

/// An animation of a binding: it changes a view, with `changes`.
public struct BindingAnimation<Base: UIView> {
  let play: (_ view: Base, _ changes: @escaping () -> Void) -> Void

  /// Creates an animation; `play` calls `changes` once.
  public init(_ play: @escaping (_ view: Base, _ changes: @escaping () -> Void) -> Void) {
    self.play = play
  }
}

/// The animations of bindings: `view.rx.animated.fade(duration: 0.3)`.
public struct AnimatedBindings<Base: UIView> {
  let base: Base

  /// Cross-dissolves between the old and the new value.
  public func fade(duration: TimeInterval) -> AnimatedSink<Base> {
    transition(duration, .transitionCrossDissolve)
  }

  /// Flips the view around an axis.
  public func flip(_ direction: FlipDirection, duration: TimeInterval) -> AnimatedSink<Base> {
    transition(duration, direction.options)
  }

  /// Animates the change, with options and a delay in seconds.
  public func animation(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []
  ) -> AnimatedSink<Base> {
    using(
      BindingAnimation { _, changes in
        UIView.animate(
          withDuration: duration, delay: delay, options: options, animations: changes,
          completion: nil)
      })
  }

  /// Plays an animation of your own.
  public func using(_ animation: BindingAnimation<Base>) -> AnimatedSink<Base> {
    AnimatedSink(base: base, animation: animation)
  }

  private func transition(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions
  ) -> AnimatedSink<Base> {
    using(
      BindingAnimation { view, changes in
        UIView.transition(
          with: view, duration: duration, options: options, animations: changes, completion: nil)
      })
  }
}

/// The side to which a view flips.
public enum FlipDirection: Sendable {
  case left, right, top, bottom

  var options: UIView.AnimationOptions {
    switch self {
    case .left: .transitionFlipFromLeft
    case .right: .transitionFlipFromRight
    case .top: .transitionFlipFromTop
    case .bottom: .transitionFlipFromBottom
    }
  }
}

extension Reactive where Base: UIView {
  /// The animations with which bound values change the view.
  public var animated: AnimatedBindings<Base> { AnimatedBindings(base: base) }
}

extension AnimatedSink {
  /// Sets any property of the view.
  public subscript<Value>(_ property: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> {
    Binder(base) { [animation] view, value in
      animation.play(view) { view[keyPath: property] = value }
    }
  }

  /// The opacity.
  public var alpha: Binder<CGFloat> { self[\.alpha] }

  /// Whether the view is hidden.
  public var isHidden: Binder<Bool> { self[\.isHidden] }

  /// The background colour.
  public var backgroundColor: Binder<UIColor?> { self[\.backgroundColor] }
}

extension ObservableType {
  /// Binds the elements to a property that changes with an animation.
  public func bind(animated property: Binder<Element>) -> any Disposable { bind(to: property) }

  /// Binds the elements to an optional property that changes with an animation.
  public func bind(animated property: Binder<Element?>) -> any Disposable {
    map { $0 }.bind(to: property)
  }
}
