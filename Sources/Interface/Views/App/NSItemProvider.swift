public import Foundation

/// A class whose objects can be dragged or pasted. Foundation for Linux lacks it.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects of the class can be written as.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects can be created from dragged or pasted data. Foundation for Linux lacks it.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that objects of the class can be read from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that is dragged or pasted, with its types. It stays in the film: data of other apps
/// don't exist, and nothing is written. Foundation for Linux lacks the class.
open class NSItemProvider: NSObject {
  private var objects: [any NSItemProviderWriting] = []
  private var data: [(type: String, load: () -> Data?)] = []

  /// Creates a provider without data.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    super.init()
    objects = [object]
  }

  /// Creates a provider of a value with a type.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    if let object = item as? any NSItemProviderWriting { objects = [object] }
    if let typeIdentifier { data = [(typeIdentifier, { item as? Data })] }
  }

  /// Creates a provider of a file; nil if it can't be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let content = try? Data(contentsOf: fileURL) else { return nil }
    self.init(item: content, typeIdentifier: "public.data")
    suggestedName = fileURL.lastPathComponent
  }

  /// A name for the file of the data; nil by default.
  open var suggestedName: String?

  /// The types of the data.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider } + data.map(\.type)
  }

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { objects.append(object) }

  /// Adds data of a type, which the closure loads.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    data.append(
      (
        typeIdentifier,
        {
          var result: Data?
          _ = loadHandler { data, _ in result = data }
          return result
        }
      ))
  }

  /// Returns whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
  }

  /// Calls a closure with the object of a class, or with nil.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(of: aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Calls a closure with the data of a type, or with nil.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(data.first { $0.type == typeIdentifier }?.load(), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Adds a value of a type: the object of a class that can be written, or data.
  func add(_ value: Any, _ type: String) {
    let object: (any NSItemProviderWriting)? =
      switch value {
      case let value as String: NSString(string: value)
      case let value as URL: NSURL(string: value.absoluteString)
      default: value as? any NSItemProviderWriting
      }
    if let object { return objects.append(object) }
    data.append((type, { value as? Data }))
  }

  /// The values by type, as a pasteboard stores them.
  var values: [String: Any] {
    var values: [String: Any] = [:]
    for object in objects {
      let value: Any =
        switch object {
        case let object as NSString: String(describing: object)
        case let object as NSURL: object as URL
        default: object
        }
      for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider.prefix(1) {
        values[type] = value
      }
    }
    for (type, load) in data { values[type] = load() }
    return values
  }

  private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    let wanted = Set(aClass.readableTypeIdentifiersForItemProvider)
    let found = objects.first {
      !wanted.isDisjoint(with: type(of: $0).writableTypeIdentifiersForItemProvider)
    }
    return found as? any NSItemProviderReading
  }
}

/// The programs that see data of an item provider; the raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all
  /// Programs of the same team.
  case team
  /// Programs of the same group.
  case group
  /// The program itself.
  case ownProcess
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.text"]
  }
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.text"]
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// An image.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.image", "public.png"]
  }
  /// An image.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.image", "public.png"]
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// A colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
