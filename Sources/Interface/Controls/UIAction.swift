public import Foundation
public import Views

/// What a `UIAction` calls, with itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control calls on its events.
open class UIAction: NSObject {
  /// The name by which an action takes the place of another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name's spelling.
    public let rawValue: String

    /// The identifier of that spelling.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of that spelling.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a button that is made with it is called; empty by default.
  open var title: String

  /// The picture beside its title.
  open var image: UIImage?

  /// What tells it from other actions; one of its own unless it was given.
  public private(set) lazy var identifier = Identifier("\(ObjectIdentifier(self))")

  /// What sends it, while its handler runs: a control.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// An action that calls `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
    super.init()
    if let identifier { self.identifier = identifier }
  }

  /// Calls the handler.
  func perform(by sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
