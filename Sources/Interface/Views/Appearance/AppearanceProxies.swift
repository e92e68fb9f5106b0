import CViewCreation
import Foundation
import Layers
import Messaging
import Synchronization
package import VirtualTime

/// The proxies of a stage.
package final class AppearanceProxies: StageLocal {
  private var proxies: [AppearanceProxy] = []
  /// Whether a proxy is being created, whose views have no appearance themselves.
  private var isCreating = false

  package init(on clock: VirtualClock) {}

  /// Whether any app has asked for a proxy: views of others move to windows without a search.
  private static let areUsed = Atomic(false)

  /// Returns the proxy of a class, which is created if there is none; a new object outside of a stage.
  static func proxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type],
    with traits: UITraitCollection?
  ) -> Object {
    guard let current else { return make(type) }
    areUsed.store(true, ordering: .relaxed)
    let containers = containers.map { $0 as AnyClass }
    let found = current.proxies.first { $0.isProxy(of: type, in: containers, with: traits) }
    if let object = found?.object as? Object { return object }
    current.isCreating = true
    defer { current.isCreating = false }
    let object = make(type)
    let proxy = AppearanceProxy(object, type, in: containers, with: traits)
    // Those for more containers come later, because their properties take precedence.
    let index = current.proxies.firstIndex { $0.depth > proxy.depth } ?? current.proxies.endIndex
    current.proxies.insert(proxy, at: index)
    return object
  }

  private static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    guard type is UIView.Type else { return type.make() }
    let object = flipbook_make_view(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), 0, 0, 0, 0)
    return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: type)
  }

  /// Returns the proxies of items of a bar, those that take precedence last.
  package static func items<Item: UIBarItem>(like item: Item, in view: UIView) -> [Item] {
    guard areUsed.load(ordering: .relaxed), let current else { return [] }
    return current.proxies.compactMap { $0.applies(to: item, in: view) ? $0.object as? Item : nil }
  }

  /// Sets the properties of the proxies of a view that has moved to a window, except those that it
  /// doesn't have from a proxy and that differ from the class's first ones.
  static func apply(to view: UIView) {
    guard areUsed.load(ordering: .relaxed), let current, !current.isCreating else { return }
    let proxies = current.proxies.filter { $0.applies(to: view, in: view) }
    guard !proxies.isEmpty else { return }
    var settings: [String: AppearanceProxy.Setting] = [:]
    for setting in proxies.flatMap(\.settings) { settings[setting.property.key] = setting }
    guard !settings.isEmpty else { return }
    let applied = AppliedAppearance.of(view)
    UIView.performWithoutAnimation {
      for (key, setting) in settings.sorted(by: { $0.key < $1.key }) {
        let value = setting.property.value(of: view)
        guard KeyedProperty.areEqual(value, applied.values[key] ?? setting.initialValue)
        else { continue }
        setting.property.set(setting.value, of: view)
        applied.values[key] = setting.property.value(of: view)
      }
    }
  }
}

/// What a view has from proxies.
private final class AppliedAppearance {
  var values: [String: Any?] = [:]

  /// The key of the association; `Sendable` because the address is never read from.
  private struct Key: @unchecked Sendable {
    let address = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }

  private static let key = Key()

  static func of(_ view: UIView) -> AppliedAppearance {
    if let found = objc_getAssociatedObject(view, key.address) as? AppliedAppearance {
      return found
    }
    let made = AppliedAppearance()
    objc_setAssociatedObject(view, key.address, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
