public import Foundation
public import VirtualTime

/// A pasteboard of a stage. It is empty at the start of a film, and not shared with other programs.
///
/// An item has a value for each of its types. What `string`, `url`, `image` and `color` set is the
/// value itself, under Apple's type for it.
public final class UIPasteboard: NSObject, StageLocal {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of `general`.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option of `setItems(_:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items are removed: without effect, because a film has no date of its
    /// own.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices can't read the items: without effect, because none can.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The name.
  public let name: Name

  /// The number of changes since the start of the film.
  public private(set) var changeCount = 0

  /// The values of the items by type. Setting them replaces the contents.
  public var items: [[String: Any]] = [] {
    didSet { report(oldValue) }
  }

  private init(_ name: Name) { self.name = name }

  package convenience init(on clock: VirtualClock) { self.init(.general) }

  // MARK: Pasteboards

  /// The pasteboard of the current stage.
  public static var general: UIPasteboard { current ?? UIPasteboard(.general) }

  /// Returns the pasteboard of the current stage with a name, and creates it if it doesn't exist
  /// and `create` is true; otherwise nil.
  static func named(_ name: Name, create: Bool) -> UIPasteboard? {
    if name == .general { return general }
    guard let others = NamedPasteboards.current else { return create ? UIPasteboard(name) : nil }
    if let found = others.all[name] { return found }
    guard create else { return nil }
    let new = UIPasteboard(name)
    others.all[name] = new
    return new
  }

  /// Creates a pasteboard with a name that no other one of the stage has.
  public static func withUniqueName() -> UIPasteboard {
    let count = NamedPasteboards.current?.count() ?? 1
    let name = Name("com.apple.UIKit.pboard.unique.\(count)")
    return named(name, create: true) ?? UIPasteboard(name)
  }

  /// Removes the pasteboard with a name, except the general one.
  public static func remove(withName pasteboardName: Name) {
    guard let removed = NamedPasteboards.current?.all.removeValue(forKey: pasteboardName) else {
      return
    }
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  /// Whether the contents outlast the app: those of `general` do.
  public var isPersistent: Bool { name == .general }

  /// Does nothing: a pasteboard exists as long as its stage.
  public func setPersistent(_ persistent: Bool) {}

  // MARK: Items

  /// The number of items.
  public var numberOfItems: Int { items.count }

  /// Adds items to the contents.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces the contents.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// The types of the first item, in alphabetical order.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns the types of items; nil for the first one.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.keys.sorted() }
  }

  /// Returns whether the first item has one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  /// Returns whether each of the items has one of the types; nil for the first one.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let chosen = chosen(itemSet)
    return !chosen.isEmpty
      && chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Returns the numbers of the items that have one of the types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
  }

  /// Returns the value of the first item for a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Returns the data of the first item for a type: that of text in UTF-8, of an address and of an
  /// image as PNG too.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(Self.data)
  }

  /// Returns the values of items for a type; nil for the first one.
  public func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  /// Returns the data of items for a type; nil for the first one.
  public func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    chosen(itemSet).compactMap { $0[pasteboardType].flatMap(Self.data) }
  }

  /// Replaces the contents with an item that has a value for a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the contents with an item that has data for a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    (itemSet ?? IndexSet(integer: 0)).filter(items.indices.contains).map { items[$0] }
  }

  private static func data(_ value: Any) -> Data? {
    switch value {
    case let value as Data: value
    case let value as String: Data(value.utf8)
    case let value as URL: Data(value.absoluteString.utf8)
    case let value as UIImage: value.pngData()
    default: nil
    }
  }

  // MARK: Values

  /// The first text; nil if there is none. Setting it replaces the contents.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; nil if there are none. Setting them replaces the contents.
  public var strings: [String]? {
    get {
      all(Self.textTypes) { value in
        value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
      }
    }
    set { set(newValue, Self.textTypes) }
  }

  /// The first URL; nil if there is none. Setting it replaces the contents.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All URLs; nil if there are none. Setting them replaces the contents.
  public var urls: [URL]? {
    get {
      all(Self.addressTypes) { value in
        value as? URL ?? (value as? String).flatMap { URL(string: $0) }
          ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
          .flatMap { URL(string: $0) }
      }
    }
    set { set(newValue, Self.addressTypes) }
  }

  /// The first image; nil if there is none. Setting it replaces the contents.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All images; nil if there are none. Setting them replaces the contents.
  public var images: [UIImage]? {
    get {
      all(Self.imageTypes) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
    }
    set { set(newValue, Self.imageTypes) }
  }

  /// The first colour; nil if there is none. Setting it replaces the contents.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// All colours; nil if there are none. Setting them replaces the contents.
  public var colors: [UIColor]? {
    get { all(Self.colorTypes) { $0 as? UIColor } }
    set { set(newValue, Self.colorTypes) }
  }

  /// Whether there is text.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is an image.
  public var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }
  /// Whether there is a URL.
  public var hasURLs: Bool { urls != nil }

  /// The types of text.
  public static var typeListString: NSArray { textTypes as NSArray }
  /// The types of URLs.
  public static var typeListURL: NSArray { addressTypes as NSArray }
  /// The types of images.
  public static var typeListImage: NSArray { imageTypes as NSArray }
  /// The types of colours.
  public static var typeListColor: NSArray { colorTypes as NSArray }

  // The first type is that of values that are set.
  private static let textTypes = [
    "public.utf8-plain-text", "public.text", "public.plain-text", "public.utf16-plain-text",
  ]
  private static let addressTypes = ["public.url", "public.file-url"]
  private static let imageTypes = [
    "public.png", "public.jpeg", "com.compuserve.gif", "public.image",
  ]
  private static let colorTypes = ["com.apple.uikit.color"]

  /// Returns the first value of each item that has one of the types; nil if there are none.
  private func all<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { item in
      types.compactMap { item[$0].flatMap(read) }.first
    }
    return found.isEmpty ? nil : found
  }

  private func set<Value>(_ values: [Value]?, _ types: [String]) {
    items = (values ?? []).map { [types[0]: $0] }
  }

  // MARK: Notifications

  /// The contents have changed.
  public class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }
  /// A pasteboard was removed.
  public class var removedNotification: Notification.Name {
    Notification.Name("UIPasteboardRemovedNotification")
  }
  /// The key of the types that a change has added: an array of strings.
  public class var changedTypesAddedUserInfoKey: String {
    "UIPasteboardChangedTypesAddedKey"
  }
  /// The key of the types that a change has removed: an array of strings.
  public class var changedTypesRemovedUserInfoKey: String {
    "UIPasteboardChangedTypesRemovedKey"
  }

  private func report(_ before: [[String: Any]]) {
    changeCount += 1
    let (old, new) = (Set(before.flatMap(\.keys)), Set(items.flatMap(\.keys)))
    var changes: [String: [String]] = [:]
    let (added, removed) = (new.subtracting(old).sorted(), old.subtracting(new).sorted())
    if !added.isEmpty { changes[Self.changedTypesAddedUserInfoKey] = added }
    if !removed.isEmpty { changes[Self.changedTypesRemovedUserInfoKey] = removed }
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self, userInfo: changes)
  }
}

/// The pasteboards of a stage that have names.
private final class NamedPasteboards: StageLocal {
  var all: [UIPasteboard.Name: UIPasteboard] = [:]
  private var created = 0

  init(on clock: VirtualClock) {}

  /// Returns the number of pasteboards that got a unique name.
  func count() -> Int {
    created += 1
    return created
  }
}

/// Lets an initialiser return an object that exists already: an initialiser of a protocol that
/// isn't limited to classes can set `self`.
public protocol NamedPasteboard {}

extension UIPasteboard: NamedPasteboard {}

extension NamedPasteboard {
  /// Returns the pasteboard of the current stage with a name, and creates it if it doesn't exist
  /// and `create` is true; otherwise nil.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let found = UIPasteboard.named(pasteboardName, create: create) as? Self else {
      return nil
    }
    self = found
  }
}
