public import Foundation

/// The types of data that a responder accepts from the pasteboard and from drops.
open class UIPasteConfiguration: NSObject, NSCopying {
  /// The types.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration with types.
  public init(acceptableTypeIdentifiers: [String] = []) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration with the types from which objects of a class can be read.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types from which objects of a class can be read.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Returns a configuration with the same types.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }
}

/// An object that accepts data from the pasteboard and from drops.
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that the object accepts; nil by default.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Called to take over data; does nothing by default. Nothing here calls it.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the object accepts data.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

extension UIPasteboard {
  /// The items as providers. Setting them replaces the contents.
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) { provider.add(value, type) }
        return provider
      }
    }
    set { items = newValue.map(\.values) }
  }

  /// Replaces the contents with those of providers. Other devices can't read them, and they don't
  /// expire.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) { self.itemProviders = itemProviders }

  /// Replaces the contents with objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }

  /// Replaces the contents with objects. Other devices can't read them, and they don't expire.
  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) { setObjects(objects) }
}
