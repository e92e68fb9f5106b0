public import Foundation

/// The namespace for reactive extensions: `card.rx.fade()` is declared in an extension of
/// `Reactive where Base: UIView`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The extended instance.
  public let base: Base

  /// Creates the reactive extensions of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// Returns a binder for a writable property of a class: `title.bind(to: label.rx.text)`.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type that has reactive extensions.
public protocol ReactiveCompatible {
  /// The extended type.
  associatedtype ReactiveBase

  /// The reactive extensions of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive extensions of an instance.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive extensions of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}  // Makes `rx` properties assignable, as in RxSwift.
  }

  /// The reactive extensions of an instance.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}  // Makes `rx` properties assignable, as in RxSwift.
  }
}

extension NSObject: ReactiveCompatible {}

extension NotificationCenter: ReactiveCompatible {}
