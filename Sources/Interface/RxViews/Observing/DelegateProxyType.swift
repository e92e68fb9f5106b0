import Foundation
import Messaging
public import Rx
import Synchronization

/// A proxy that takes the place of an object's delegate, observes the messages to it, and forwards
/// them to the delegate that the app has set. Conforming classes inherit from `DelegateProxy`.
///
/// RxCocoa forwards the messages that the proxy doesn't implement through the Objective-C runtime.
/// Here, a proxy for a protocol of rewritten sources forwards its optional requirements. Of UIKit's
/// protocols, it forwards what it implements.
public protocol DelegateProxyType: AnyObject {
  /// The class that has a delegate.
  associatedtype ParentObject: AnyObject
  /// The type of the delegate.
  associatedtype Delegate

  /// Calls `register(make:)` for the proxy and those of the parent's subclasses.
  static func registerKnownImplementations()

  /// What identifies the delegate among several ones of an object.
  static var identifier: UnsafeRawPointer { get }

  /// Returns an object's delegate.
  static func currentDelegate(for object: ParentObject) -> Delegate?

  /// Sets an object's delegate.
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  /// Returns the delegate to which messages are forwarded.
  func forwardToDelegate() -> Delegate?

  /// Sets the delegate to which messages are forwarded.
  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  /// The type of the delegate.
  public static var identifier: UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(Delegate.self), to: UnsafeRawPointer.self)
  }

  /// Sets how proxies for objects of a class and its subclasses are created.
  public static func register<Parent>(make: @escaping (Parent) -> Self) {
    ProxyFactories.register(identifier, for: Parent.self) { ($0 as? Parent).map(make) }
  }

  /// Creates a proxy; `proxy(for:)` calls this.
  public static func createProxy(for object: AnyObject) -> Self {
    ProxyFactories.prepare(Self.self, registerKnownImplementations)
    guard let proxy = ProxyFactories.make(identifier, for: object) as? Self else {
      fatalError(
        "\(Self.self) has no proxy for \(type(of: object)). "
          + "Call `register(make:)` in its `registerKnownImplementations()`.")
    }
    return proxy
  }

  /// Returns the proxy of an object, which becomes its delegate. The previous delegate gets the
  /// messages from the proxy.
  public static func proxy(for object: ParentObject) -> Self {
    let proxy: Self
    if let assigned = objc_getAssociatedObject(object, identifier) as? Self {
      proxy = assigned
    } else {
      proxy = createProxy(for: object)
      objc_setAssociatedObject(object, identifier, proxy, .OBJC_ASSOCIATION_RETAIN)
    }
    let delegate = currentDelegate(for: object)
    if delegate.map({ $0 as AnyObject }) !== proxy {
      proxy.setForwardToDelegate(delegate, retainDelegate: false)
      guard let own = proxy as? Delegate else {
        fatalError("\(Self.self) must conform to \(Delegate.self), the protocol of its messages.")
      }
      setCurrentDelegate(own, to: object)
    }
    return proxy
  }

  /// Forwards the messages to a delegate until the result is disposed of.
  public static func installForwardDelegate(
    _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
  ) -> any Disposable {
    let proxy = proxy(for: object)
    precondition(
      proxy.forwardToDelegate() == nil,
      "\(type(of: object)) has a delegate already. Set it to nil before another one is installed.")
    proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    return Disposables.create { proxy.setForwardToDelegate(nil, retainDelegate: retainDelegate) }
  }
}

/// How proxies are created, by the identifiers of the delegates and the classes of their objects.
private enum ProxyFactories {
  private struct Key: Hashable {
    let delegate: UInt
    let parent: ObjectIdentifier
  }

  /// The closure of a registration. It is unchecked because `register(make:)` has RxCocoa's
  /// signature; closures create a proxy on the calling thread, and proxies belong to their object.
  private struct Factory: @unchecked Sendable {
    let make: (AnyObject) -> AnyObject?
  }

  private struct Registrations {
    var factories: [Key: Factory] = [:]
    var prepared: Set<ObjectIdentifier> = []
  }

  private static let registrations = Mutex(Registrations())

  /// Calls `register` once for a type of proxies.
  static func prepare(_ proxy: Any.Type, _ register: () -> Void) {
    let isNew = registrations.withLock { $0.prepared.insert(ObjectIdentifier(proxy)).inserted }
    if isNew { register() }
  }

  static func register(
    _ delegate: UnsafeRawPointer, for parent: Any.Type, _ make: @escaping (AnyObject) -> AnyObject?
  ) {
    let key = Key(delegate: UInt(bitPattern: delegate), parent: ObjectIdentifier(parent))
    let factory = Factory(make: make)
    registrations.withLock { $0.factories[key] = factory }
  }

  /// Creates a proxy with the registration for the nearest superclass of the object.
  static func make(_ delegate: UnsafeRawPointer, for object: AnyObject) -> AnyObject? {
    let delegate = UInt(bitPattern: delegate)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let key = Key(delegate: delegate, parent: ObjectIdentifier(current.subjectType))
      if let factory = registrations.withLock({ $0.factories[key] }) { return factory.make(object) }
      mirror = current.superclassMirror
    }
    return nil
  }
}

// MARK: - Objects with delegates

/// An object that has a delegate: its proxy needs no functions of its own to find and set it.
public protocol HasDelegate: AnyObject {
  /// The type of the delegate.
  associatedtype Delegate

  /// The delegate.
  var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  /// Returns an object's delegate.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

  /// Sets an object's delegate.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.delegate = delegate
  }
}

/// An object that has a data source.
public protocol HasDataSource: AnyObject {
  /// The type of the data source.
  associatedtype DataSource

  /// The data source.
  var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  /// Returns an object's data source.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

  /// Sets an object's data source.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}

/// An object that has a data source for loading ahead of time.
public protocol HasPrefetchDataSource: AnyObject {
  /// The type of the data source.
  associatedtype PrefetchDataSource

  /// The data source.
  var prefetchDataSource: PrefetchDataSource? { get set }
}

extension DelegateProxyType
where ParentObject: HasPrefetchDataSource, Delegate == ParentObject.PrefetchDataSource {
  /// Returns an object's data source.
  public static func currentDelegate(for object: ParentObject) -> Delegate? {
    object.prefetchDataSource
  }

  /// Sets an object's data source.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.prefetchDataSource = delegate
  }
}
