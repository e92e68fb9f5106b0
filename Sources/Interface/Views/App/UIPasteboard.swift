public import Foundation
public import VirtualTime

/// The pasteboard of a stage. It is empty at the start of a film, and not shared with other programs.
public final class UIPasteboard: NSObject, StageLocal {
  private var contents: [Any] = []

  private override init() {}

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The pasteboard of the current stage.
  public static var general: UIPasteboard { current ?? UIPasteboard() }

  /// The first text; nil if there is none. Setting it replaces the contents.
  public var string: String? {
    get { first() }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// All texts; nil if there are none. Setting them replaces the contents.
  public var strings: [String]? {
    get {
      let found = contents.compactMap { $0 as? String }
      return found.isEmpty ? nil : found
    }
    set { contents = newValue ?? [] }
  }

  /// The first image; nil if there is none. Setting it replaces the contents.
  public var image: UIImage? {
    get { first() }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The first colour; nil if there is none. Setting it replaces the contents.
  public var color: UIColor? {
    get { first() }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The first URL; nil if there is none. Setting it replaces the contents.
  public var url: URL? {
    get { first() }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an image.
  public var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { color != nil }
  /// Whether there is a URL.
  public var hasURLs: Bool { url != nil }
  /// The number of items.
  public var numberOfItems: Int { contents.count }

  private func first<Value>() -> Value? { contents.lazy.compactMap { $0 as? Value }.first }
}
