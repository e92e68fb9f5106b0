public import Foundation
public import Views

/// The handler of a `UIAction`, called with the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control calls on its events.
open class UIAction: NSObject {
  /// An identifier. An action replaces another one with the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of a button that is created with the action; empty by default.
  open var title: String

  /// The image next to the title.
  open var image: UIImage?

  /// The identifier that distinguishes this action from others; unique unless it was passed in.
  public private(set) lazy var identifier = Identifier("\(ObjectIdentifier(self))")

  /// The control that sends the action, while its handler runs.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action that calls `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
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
