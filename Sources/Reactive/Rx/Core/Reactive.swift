public import Foundation

/// The namespace of reactive extensions: `card.rx.fade()` is declared in an extension of
/// `Reactive where Base: UIView`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// What is extended.
  public let base: Base

  /// The reactive extensions of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder for any writable property of a class: `title.bind(to: label.rx.text)`.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type that has reactive extensions.
public protocol ReactiveCompatible {
  /// The type that is extended.
  associatedtype ReactiveBase

  /// Reactive extensions of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// Reactive extensions of an instance.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// Reactive extensions of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}  // Lets `rx` properties be assigned to, as RxSwift does.
  }

  /// Reactive extensions of an instance.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}  // Lets `rx` properties be assigned to, as RxSwift does.
  }
}

extension NSObject: ReactiveCompatible {}
